import type { ReactNode } from 'react'
import { UnbrokenYears } from './unbroken-years.tsx'

/**
 * A band of a page: an anchor, a heading, a line with it, and what follows, which a wide screen shows
 * beside the heading where it is `narrow` itself.
 */
export function Section({
  id,
  title,
  text,
  tint = false,
  narrow = false,
  brief = false,
  heading: Heading = 'h2',
  children,
}: {
  id?: string
  title: string
  text?: ReactNode
  tint?: boolean
  narrow?: boolean
  /** without its text on a phone */
  brief?: boolean
  heading?: 'h1' | 'h2'
  children: ReactNode
}) {
  const headingId = `${id ?? title.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')}-title`
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={`py-[clamp(1.5rem,7vw,6.5rem)] ${tint ? 'border-y border-line bg-tint' : ''}`}
    >
      <div
        className={`measure ${narrow ? 'gap-x-16 lg:grid lg:grid-cols-[1fr_minmax(0,50rem)]' : ''}`}
      >
        <div className={`mb-[clamp(1rem,4vw,3rem)] ${text && !narrow ? headWithText : ''}`}>
          <Heading id={headingId} className="text-h2">
            {title}
          </Heading>
          {text && (
            <p
              className={`text-muted sm:text-lead ${narrow ? 'mt-1.5 lg:mt-3' : 'max-lg:mt-1.5'} ${brief ? 'max-sm:hidden' : ''}`}
            >
              {typeof text === 'string' ? <UnbrokenYears text={text} /> : text}
            </p>
          )}
        </div>
        {children}
      </div>
    </section>
  )
}

/** The heading on the left, the line that belongs to it on the right. */
const headWithText = 'max-lg:max-w-[44rem] lg:grid lg:grid-cols-2 lg:items-end lg:gap-x-16'
