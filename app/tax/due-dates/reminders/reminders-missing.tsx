import { paths } from '#app/paths.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import { MissingPage } from '#app/platform/page/missing-page.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

export function AllDates({ variant = 'outline' }: { variant?: 'accent' | 'outline' }) {
  return (
    <ButtonLink variant={variant} href={paths.tool('due-dates')}>
      {useCopy().reminderPages.dates}
    </ButtonLink>
  )
}

/** At an address that stands for no reminders, mostly because they were ended. */
export function RemindersMissing() {
  return (
    <MissingPage {...useCopy().reminderPages.missing}>
      <AllDates variant="accent" />
    </MissingPage>
  )
}
