import type { ReactNode } from 'react'
import { reminderPages as copy } from '#app/content/tools/due-dates/reminders.ts'
import { paths } from '#app/paths.ts'
import { documentTitle } from '#app/site/document-title.ts'
import { useFirm } from '#app/site/site.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

/** A page about reminders: a heading, a sentence, and what can be done. */
export function ReminderNote({
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

export function AllDates({ variant = 'outline' }: { variant?: 'accent' | 'outline' }) {
  return (
    <ButtonLink variant={variant} href={paths.tool('due-dates')}>
      {copy.dates}
    </ButtonLink>
  )
}

/** At an address that stands for no reminders, mostly because they were ended. */
export function RemindersMissing() {
  const { title, text } = copy.missing
  return (
    <ReminderNote title={title} text={text}>
      <title>{documentTitle(title, useFirm())}</title>
      <meta name="robots" content="noindex, nofollow" />
      <div className="mt-8">
        <AllDates variant="accent" />
      </div>
    </ReminderNote>
  )
}
