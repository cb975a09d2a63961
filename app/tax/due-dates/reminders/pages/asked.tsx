import { createFileRoute } from '@tanstack/react-router'
import { useCopy } from '#app/platform/page/copy.ts'
import { copyOf, secretHead } from '#app/platform/page/head.ts'
import { NotePage } from '#app/platform/page/note-page.tsx'
import { AllDates } from '#app/tax/due-dates/reminders/reminders-missing.tsx'

export const Route = createFileRoute('/_public/date-reminders/check-your-email')({
  head: ({ match }) => {
    const { reminderForm, reminderPages } = copyOf(match)
    const { title } = reminderForm.sent
    return secretHead({ title, description: reminderPages.description }, match)
  },
  component: RemindersAsked,
})

/** Where the form leads that was sent without script. */
function RemindersAsked() {
  const { title, text } = useCopy().reminderForm.sent
  return (
    <NotePage title={title} text={text}>
      <div className="mt-8">
        <AllDates />
      </div>
    </NotePage>
  )
}
