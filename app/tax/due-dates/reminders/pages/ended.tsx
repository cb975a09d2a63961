import { createFileRoute } from '@tanstack/react-router'
import { useCopy } from '#app/platform/page/copy.ts'
import { copyOf, secretHead } from '#app/platform/page/head.ts'
import { NotePage } from '#app/platform/page/note-page.tsx'
import { AllDates } from '#app/tax/due-dates/reminders/reminders-missing.tsx'

export const Route = createFileRoute('/_public/date-reminders/ended')({
  head: ({ match }) => {
    const { reminderPages: copy } = copyOf(match)
    return secretHead({ title: copy.ended.title, description: copy.description }, match)
  },
  component: RemindersEnded,
})

function RemindersEnded() {
  const { ended } = useCopy().reminderPages
  return (
    <NotePage title={ended.title} text={ended.text}>
      <div className="mt-8">
        <AllDates />
      </div>
    </NotePage>
  )
}
