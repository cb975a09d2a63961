import { createFileRoute } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { secretHead } from '#app/platform/page/head.ts'
import { NotePage } from '#app/platform/page/note-page.tsx'
import { loadReminders } from '#app/tax/due-dates/reminders/load-reminders.ts'
import { AllDates, RemindersMissing } from '#app/tax/due-dates/reminders/reminders-missing.tsx'
import { Button } from '#app/ui/button.tsx'
import { reminderPages as copy } from '#content/en/tools/due-dates/reminders.ts'

const { ending } = copy

export const Route = createFileRoute('/_public/date-reminders/$token/end')({
  loader: ({ context: { queryClient }, params: { token } }) => loadReminders(queryClient, token),
  head: ({ match }) => secretHead({ title: ending.title, description: copy.description }, match),
  component: EndReminders,
  notFoundComponent: RemindersMissing,
})

function EndReminders() {
  const { token } = Route.useParams()
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
