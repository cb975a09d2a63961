import { createFileRoute } from '@tanstack/react-router'
import { secretHead } from '#app/platform/page/head.ts'
import { NotePage } from '#app/platform/page/note-page.tsx'
import { AllDates } from '#app/tax/due-dates/reminders/reminders-missing.tsx'
import { reminderPages as copy } from '#content/en/tools/due-dates/reminders.ts'

export const Route = createFileRoute('/_public/date-reminders/ended')({
  head: ({ match }) =>
    secretHead({ title: copy.ended.title, description: copy.description }, match),
  component: RemindersEnded,
})

function RemindersEnded() {
  return (
    <NotePage title={copy.ended.title} text={copy.ended.text}>
      <div className="mt-8">
        <AllDates />
      </div>
    </NotePage>
  )
}
