import { Clock, FileSearch, Lock, PenLine, ReceiptIndianRupee, Scale } from 'lucide-react'
import type { reasons } from '#app/content/home.ts'

const icons = {
  pen: PenLine,
  scale: Scale,
  search: FileSearch,
  lock: Lock,
  receipt: ReceiptIndianRupee,
  clock: Clock,
}

export function Reasons({ reasons: list }: { reasons: typeof reasons }) {
  return (
    <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {list.map(({ icon, title, description }) => {
        const Icon = icons[icon]
        return (
          <li key={title} className="border-t border-line-strong pt-5">
            <Icon aria-hidden className="size-6 text-accent-text" strokeWidth={1.6} />
            <h3 className="mt-3 text-h3">{title}</h3>
            <p className="mt-2 text-muted">{description}</p>
          </li>
        )
      })}
    </ul>
  )
}
