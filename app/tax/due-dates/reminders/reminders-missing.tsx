import { paths } from '#app/paths.ts'
import { MissingPage } from '#app/platform/page/missing-page.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { reminderPages as copy } from '#content/en/tools/due-dates/reminders.ts'

export function AllDates({ variant = 'outline' }: { variant?: 'accent' | 'outline' }) {
  return (
    <ButtonLink variant={variant} href={paths.tool('due-dates')}>
      {copy.dates}
    </ButtonLink>
  )
}

/** At an address that stands for no reminders, mostly because they were ended. */
export function RemindersMissing() {
  return (
    <MissingPage {...copy.missing}>
      <AllDates variant="accent" />
    </MissingPage>
  )
}
