import { createFileRoute } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import { copyOf, secretHead } from '#app/platform/page/head.ts'
import { NotePage } from '#app/platform/page/note-page.tsx'
import { loadReminders } from '#app/tax/due-dates/reminders/load-reminders.ts'
import { AllDates, RemindersMissing } from '#app/tax/due-dates/reminders/reminders-missing.tsx'
import { Button } from '#app/ui/button.tsx'

export const Route = createFileRoute('/_public/date-reminders/$token/end')({
  loader: ({ context, params: { token } }) => loadReminders(context, token),
  head: ({ match }) => {
    const { reminderPages: copy } = copyOf(match)
    return secretHead({ title: copy.ending.title, description: copy.description }, match)
  },
  component: EndReminders,
  notFoundComponent: RemindersMissing,
})

function EndReminders() {
  const { token } = Route.useParams()
  const { ending } = useCopy().reminderPages
  return (
    <NotePage title={ending.title} text={ending.text}>
      <div className="mt-8 flex flex-wrap gap-3">
        <form method="post" action={paths.dateReminders.end(token)}>
          <Button type="submit" variant="danger" size="lg">
            {ending.button}
          </Button>
        </form>
        <AllDates />
      </div>
    </NotePage>
  )
}
