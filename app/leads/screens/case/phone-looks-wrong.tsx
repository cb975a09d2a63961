import { TriangleAlert } from 'lucide-react'
import { factLabels as labels } from '../lead-labels.ts'

/** Points out a phone number at which no one can be called. */
export function PhoneLooksWrong() {
  return (
    <span className="flex items-center gap-1.5 text-sm text-bad">
      <TriangleAlert aria-hidden className="size-4 shrink-0" />
      {labels.phoneLooksWrong}
    </span>
  )
}
