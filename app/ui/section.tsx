import type { ReactNode } from 'react'

/**
 * A band of a page: an anchor, a heading, a line below it, and what follows, which a wide screen shows
 * beside the heading where it is `narrow` itself.
 */
export function Section({
  id,
  title,
  text,
  tint = false,
  narrow = false,
  heading: Heading = 'h2',
  children,
}: {
  id?: string
  title: string
  text?: ReactNode
  tint?: boolean
  narrow?: boolean
  heading?: 'h1' | 'h2'
  children: ReactNode
}) {
  const headingId = `${id ?? title.toLowerCase().replace(/\W+/g, '-')}-title`
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={`py-[clamp(3.5rem,8vw,6.5rem)] ${tint ? 'border-y border-line bg-tint' : ''}`}
    >
      <div
        className={`measure ${narrow ? 'gap-x-16 lg:grid lg:grid-cols-[1fr_minmax(0,50rem)]' : ''}`}
      >
        <div className="mb-[clamp(2rem,4vw,3rem)] max-w-[44rem]">
          <Heading id={headingId} className="text-h2">
            {title}
          </Heading>
          {text && <p className="mt-3 text-lead text-muted">{text}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}
