import { createFileRoute } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import { copyOf, secretHead } from '#app/platform/page/head.ts'
import { NotePage } from '#app/platform/page/note-page.tsx'
import { useSite } from '#app/platform/page/site.tsx'
import { datesFor } from '#app/tax/due-dates/calendar.ts'
import { loadReminders } from '#app/tax/due-dates/reminders/load-reminders.ts'
import type { Reminders } from '#app/tax/due-dates/reminders/reminder.ts'
import { AllDates, RemindersMissing } from '#app/tax/due-dates/reminders/reminders-missing.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { formatDay } from '#app/ui/time/dates.ts'
import type { DueDateGroup } from '#content/en/due-dates.ts'

export const Route = createFileRoute('/_public/date-reminders/$token')({
  loader: ({ context, params: { token } }) => loadReminders(context, token),
  head: ({ match, loaderData }) => {
    const { reminderPages: copy } = copyOf(match)
    const { title } = copy[loaderData ? stateOf(loaderData) : 'missing']
    return secretHead({ title, description: copy.description }, match)
  },
  component: RemindersPage,
  notFoundComponent: RemindersMissing,
})

function stateOf({ confirmed, requestedGroups }: Reminders) {
  if (!confirmed) return 'unconfirmed'
  return requestedGroups ? 'changing' : 'confirmed'
}

/** Where the link of an e-mail leads: one button confirms, for a mail server may open the link too. */
function RemindersPage() {
  const reminders = Route.useLoaderData()
  const { token } = Route.useParams()
  const { reminderPages: copy, groupNames } = useCopy()
  const state = stateOf(reminders)
  const groups = reminders.requestedGroups ?? reminders.groups
  return (
    <NotePage title={copy[state].title} text={copy[state].text}>
      <ul className="mt-3 list-disc pl-5">
        {groups.map((group) => (
          <li key={group}>{groupNames[group]}</li>
        ))}
      </ul>
      {state === 'confirmed' && <ComingDates groups={groups} />}
      <div className="mt-8 flex flex-wrap gap-3">
        {state === 'confirmed' ? (
          <AllDates variant="accent" />
        ) : (
          <form method="post" action={paths.dateReminders.one(token)}>
            <Button type="submit" variant="accent" size="lg">
              {copy[state].button}
            </Button>
          </form>
        )}
        <ButtonLink
          variant="outline"
          size={state === 'confirmed' ? 'md' : 'lg'}
          href={paths.dateReminders.end(token)}
        >
          {state === 'unconfirmed' ? copy.refuse : copy.end}
        </ButtonLink>
      </div>
      {state === 'confirmed' && (
        <p className="mt-6 max-w-[40rem] text-sm text-muted">{copy.change}</p>
      )}
    </NotePage>
  )
}

const SHOWN = 3

function ComingDates({ groups }: { groups: DueDateGroup[] }) {
  const { today } = useSite()
  const { reminderPages: copy, dueDateName, times } = useCopy()
  const coming = datesFor(groups).filter(({ date }) => date >= today)
  return (
    <section aria-labelledby="coming-dates" className="mt-8 max-w-[40rem]">
      <h2 id="coming-dates" className="text-h3">
        {copy.coming}
      </h2>
      <dl className="mt-3 divide-y divide-line border-y border-line">
        {coming.slice(0, SHOWN).map(({ fact, date, what }) => (
          <div key={fact} className="grid gap-x-6 py-2 sm:grid-cols-[11rem_1fr]">
            <dt className="figures font-semibold">{formatDay(date, times.own)}</dt>
            <dd>{dueDateName(what)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
