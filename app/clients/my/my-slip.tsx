import type { ReactNode } from 'react'
import { useFirm } from '#app/platform/page/site.tsx'

/** The page as a slip of paper, and what follows below it. */
export function MySlip({
  head,
  children,
  below,
}: {
  /** beside the name of the practice */
  head?: ReactNode
  children: ReactNode
  below?: ReactNode
}) {
  const firm = useFirm()
  return (
    <div className="bg-tint">
      <div className="measure py-[clamp(1.5rem,5vw,4rem)]">
        <div className="mx-auto max-w-[44rem]">
          <article className="rounded-sm border border-line-strong bg-card shadow-float">
            <header className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-ink px-[clamp(1.25rem,5vw,2.25rem)] py-4">
              <span className="font-serif text-h3">{firm.name}</span>
              {head && (
                <span className="min-w-0 text-sm text-muted [overflow-wrap:anywhere]">{head}</span>
              )}
            </header>
            <div className="px-[clamp(1.25rem,5vw,2.25rem)] pt-6 pb-8">{children}</div>
          </article>
          {below}
        </div>
      </div>
    </div>
  )
}
