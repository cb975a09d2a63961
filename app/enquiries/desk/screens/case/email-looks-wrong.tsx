import { TriangleAlert } from 'lucide-react'
import { meantEmail } from '#app/ui/text/slips/email-slips.ts'
import { factLabels as labels } from '../lead-labels.ts'

/** Points out an e-mail address whose domain looks mistyped, with the one that was probably meant. */
export function EmailLooksWrong({ email }: { email: string }) {
  const meant = meantEmail(email)
  if (!meant) return null
  return (
    <span className="flex items-start gap-1.5 text-sm text-bad">
      <TriangleAlert aria-hidden className="mt-1 size-4 shrink-0" />
      {labels.emailLooksWrong(meant)}
    </span>
  )
}
