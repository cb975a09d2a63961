import { reminderPages as copy } from '#app/content/tools/due-dates/reminders.ts'
import { paths } from '#app/paths.ts'
import { documentTitle } from '#app/site/document-title.ts'
import { useFirm } from '#app/site/site.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { NotePage } from '#app/ui/note-page.tsx'

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
    <NotePage title={title} text={text}>
      <title>{documentTitle(title, useFirm())}</title>
      <meta name="robots" content="noindex, nofollow" />
      <div className="mt-8">
        <AllDates variant="accent" />
      </div>
    </NotePage>
  )
}
