import { TriangleAlert } from 'lucide-react'

/** Points out a phone number at which the client cannot be called. */
export function PhoneLooksWrong({ text }: { text: string }) {
  return (
    <span className="flex items-center gap-1.5 text-sm text-bad">
      <TriangleAlert aria-hidden className="size-4 shrink-0" />
      {text}
    </span>
  )
}
