import type { ReactNode } from 'react'

/** A dark band with the next step to take. */
export function Callout({
  title,
  text,
  children,
}: {
  title: string
  text?: ReactNode
  children: ReactNode
}) {
  return (
    <section className="screen-only bg-surface text-on-surface">
      <div className="measure flex flex-wrap items-center justify-between gap-x-12 gap-y-6 py-[clamp(2.5rem,6vw,4.5rem)]">
        <div className="max-w-[40rem]">
          <h2 className="text-h2">{title}</h2>
          {text && <p className="mt-2 text-lead text-on-surface-muted">{text}</p>}
        </div>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
    </section>
  )
}

/** The style of a second button on a callout. */
export const onCallout = 'border-on-surface-muted! hover:bg-on-surface hover:text-surface'
