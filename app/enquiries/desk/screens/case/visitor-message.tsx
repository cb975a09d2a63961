import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { LeadDetail } from '#app/enquiries/desk/desk.ts'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import { visitorMessageLabels as labels } from './labels.ts'

/** What the visitor wrote, also in enquiries that were merged, beside a form in a dialog; folded on small screens. */
export function VisitorMessage({ lead }: { lead: LeadDetail }) {
  const [open] = useState(() => matchMedia('(min-width: 64rem)').matches)
  const written = [lead, ...lead.merged].filter(({ message }) => message)
  if (written.length === 0) return null
  return (
    <details open={open} className="group rounded-md border border-line bg-tint">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 px-3.5 py-2 font-semibold">
        {labels.title(lead.name)}
        <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long message is scrolled by keyboard */}
      <div tabIndex={0} className="max-h-[min(24rem,45dvh)] overflow-y-auto px-3.5 pb-3">
        {written.map(({ id, message, receivedAt }) => (
          <div
            key={id}
            className="not-first:mt-3 not-first:border-t not-first:border-line not-first:pt-3"
          >
            <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{message}</p>
            <p className="figure-column mt-2 text-sm text-muted">{formatTimestamp(receivedAt)}</p>
          </div>
        ))}
      </div>
    </details>
  )
}
