import { CircleAlert, CircleCheck, CircleHelp, Clock, Send } from 'lucide-react'
import type { MailState } from '#app/content/enums.ts'
import { mailStateLabels } from './labels.ts'

const looks = {
  waiting: [Clock, 'text-muted'],
  sending: [Send, 'text-muted'],
  sent: [CircleCheck, 'text-good'],
  unconfirmed: [CircleHelp, 'text-accent-text'],
  failed: [CircleAlert, 'text-bad'],
} as const satisfies Record<MailState, [typeof Clock, string]>

/** What became of a mail: a word, and a sign beside it. */
export function MailStateLabel({ state }: { state: MailState }) {
  const [Sign, colour] = looks[state]
  return (
    <span className={`inline-flex items-center gap-1.5 font-medium whitespace-nowrap ${colour}`}>
      <Sign aria-hidden className="size-4 shrink-0" /> {mailStateLabels[state]}
    </span>
  )
}
