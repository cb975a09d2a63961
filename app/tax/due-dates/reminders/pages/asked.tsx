import { createFileRoute } from '@tanstack/react-router'
import { secretHead } from '#app/platform/page/head.ts'
import { NotePage } from '#app/platform/page/note-page.tsx'
import { AllDates } from '#app/tax/due-dates/reminders/reminders-missing.tsx'
import { reminderForm, reminderPages } from '#content/en/tools/due-dates/reminders.ts'

const { title, text } = reminderForm.sent

export const Route = createFileRoute('/_public/date-reminders/check-your-email')({
  head: ({ match }) => secretHead({ title, description: reminderPages.description }, match),
  component: RemindersAsked,
})

/** Where the form leads that was sent without script. */
function RemindersAsked() {
  return (
    <NotePage title={title} text={text}>
      <div className="mt-8">
        <AllDates />
      </div>
    </NotePage>
  )
}
