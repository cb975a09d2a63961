import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { Lead } from '#app/enquiries/desk/desk.ts'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import { visitorMessageLabels as labels } from './labels.ts'

/** The visitor's message beside a form in a dialog; folded on small screens until it is opened. */
export function VisitorMessage({ lead }: { lead: Lead }) {
  const [open] = useState(() => matchMedia('(min-width: 64rem)').matches)
  if (!lead.message) return null
  return (
    <details open={open} className="group rounded-md border border-line bg-tint">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 px-3.5 py-2 font-semibold">
        {labels.title(lead.name)}
        <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long message is scrolled by keyboard */}
      <div tabIndex={0} className="max-h-[min(24rem,45dvh)] overflow-y-auto px-3.5 pb-3">
        <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{lead.message}</p>
        <p className="figure-column mt-2 text-sm text-muted">{formatTimestamp(lead.receivedAt)}</p>
      </div>
    </details>
  )
}
