import { Clock, FileSearch, Lock, PenLine, ReceiptIndianRupee, Scale } from 'lucide-react'
import { useDatedText } from '#app/tax/due-dates/season.ts'
import type { Copy } from '#content/en/copy.ts'

const icons = {
  pen: PenLine,
  scale: Scale,
  search: FileSearch,
  lock: Lock,
  receipt: ReceiptIndianRupee,
  clock: Clock,
}

export function Reasons({ reasons: list }: { reasons: Copy['reasons'] }) {
  const say = useDatedText()
  return (
    <ul className="grid gap-x-10 gap-y-2 sm:grid-cols-2 sm:gap-y-4">
      {list.map(({ icon, title }) => {
        const Icon = icons[icon]
        return (
          <li
            key={icon}
            className="grid grid-cols-[1.5rem_1fr] content-start gap-x-2.5 border-t border-line-strong pt-2 sm:pt-5"
          >
            <Icon
              aria-hidden
              className="mt-0.5 size-5 sm:size-6 text-accent-text"
              strokeWidth={1.6}
            />
            <h3 className="text-h3 max-sm:text-[1.0625rem]">{say(title)}</h3>
          </li>
        )
      })}
    </ul>
  )
}
