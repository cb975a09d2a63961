import { CircleAlert, CircleCheck, CircleHelp, Clock, Send } from 'lucide-react'
import { named } from '#app/ui/text/stored-value.ts'
import type { MailState } from '#content/enums.ts'
import { mailStateLabels } from './labels.ts'

const variants: Record<MailState, [typeof Clock, string]> = named(
  {
    waiting: [Clock, 'text-muted'],
    sending: [Send, 'text-muted'],
    sent: [CircleCheck, 'text-good'],
    unconfirmed: [CircleHelp, 'text-accent-text'],
    failed: [CircleAlert, 'text-bad'],
  },
  [CircleHelp, 'text-muted'],
)

/** The delivery state of a mail, with an icon. */
export function MailStateLabel({ state }: { state: MailState }) {
  const [Icon, colour] = variants[state]
  return (
    <span className={`inline-flex items-center gap-1.5 font-medium whitespace-nowrap ${colour}`}>
      <Icon aria-hidden className="size-4 shrink-0" /> {mailStateLabels[state]}
    </span>
  )
}
