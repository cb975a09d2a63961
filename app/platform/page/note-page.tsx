import type { ReactNode } from 'react'

/** A page of few words: a heading, a sentence, and what can be done. */
export function NotePage({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children?: ReactNode
}) {
  return (
    <div className="measure py-[clamp(3rem,10vw,8rem)]">
      <h1 className="text-h1">{title}</h1>
      <p className="mt-4 max-w-[40rem] text-lead text-muted">{text}</p>
      {children}
    </div>
  )
}
