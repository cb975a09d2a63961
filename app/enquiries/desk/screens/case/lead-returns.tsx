import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import type { LeadDetail } from '#app/enquiries/desk/desk.ts'
import { leadStateLabels as labels } from '#app/enquiries/desk/screens/lead-labels.ts'
import { returnStageNames } from '#app/enquiries/model/labels.ts'
import { buttonClass } from '#app/ui/button.tsx'

/** The returns that an enquiry led to, and the way to start one. */
export function LeadReturns({ lead }: { lead: LeadDetail }) {
  return (
    <div>
      {lead.returns.length > 0 && (
        <>
          <p className="font-medium">{labels.returns}</p>
          <ul className="mt-1 mb-2 grid gap-1">
            {lead.returns.map(({ id, year, stage }) => (
              <li key={id} className="flex flex-wrap justify-between gap-2">
                <Link to="/admin/returns/$id" params={{ id: String(id) }} className="text-link">
                  {year}
                </Link>
                <span className="text-muted">{returnStageNames[stage]}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <Link
        to="/admin/returns/new"
        search={{ lead: lead.id }}
        className={`${buttonClass(lead.status === 'won' && lead.returns.length === 0 ? 'accent' : 'outline', 'sm')} w-full`}
      >
        <Plus aria-hidden className="size-4" /> {labels.startReturn}
      </Link>
    </div>
  )
}
