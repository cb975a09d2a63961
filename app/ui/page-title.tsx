import type { ReactNode } from 'react'

/** The head of an inner page: its one h1 and a line below it. */
export function PageTitle({
  title,
  text,
  children,
}: {
  title: string
  text?: ReactNode
  children?: ReactNode
}) {
  return (
    <div className="border-b border-line">
      <div className="measure pt-[clamp(2.25rem,5vw,4.5rem)] pb-[clamp(2rem,4vw,3.5rem)]">
        <h1 className="max-w-[50rem] text-h1">{title}</h1>
        {text && <p className="mt-4 max-w-[42rem] text-lead text-muted">{text}</p>}
        {children && <div className="mt-7">{children}</div>}
      </div>
    </div>
  )
}
