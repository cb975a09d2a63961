import { CalendarPlus, Download } from 'lucide-react'
import { files } from '#app/paths.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import { Island } from '#app/platform/page/island.tsx'
import { ReturnedNotice } from '#app/platform/page/returned-notice.tsx'
import { useSite } from '#app/platform/page/site.tsx'
import { groupsOf, tool } from '#app/tax/tools/due-dates/tool.ts'
import { valuesFrom } from '#app/tax/tools/form/form-values.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { DueDateGroup } from '#content/en/due-dates.ts'
import { knownGroups } from './reminder.ts'
import { ReminderForm } from './reminder-form.tsx'

const FORM_ID = 'reminders'

/**
 * The chosen dates for a calendar, and by e-mail. In the browser `follow-groups.ts` keeps the elements
 * with `data-` in step with the tool's form.
 */
export function KeepDates() {
  const { form } = useSite()
  const { groupNames, keepDates: copy, reminderForm } = useCopy()
  const asked = form?.values.groups
  const groups = asked
    ? knownGroups(asked.split(','))
    : groupsOf(valuesFrom(tool, Object.entries(form?.values ?? {})))
  return (
    <section
      id={`${FORM_ID}-section`}
      aria-labelledby="keep-dates"
      className="screen-only measure py-[clamp(1.5rem,5vw,4rem)]"
    >
      {asked !== undefined && <ReturnedNotice />}
      <h2 id="keep-dates" className="text-h2">
        {copy.title}
      </h2>
      <p className="mt-1.5 text-muted">
        {copy.groups}{' '}
        <span data-group-names>{groups.map((group) => groupNames[group]).join(', ')}</span>
      </p>
      <div className="mt-6 grid gap-x-16 gap-y-10 md:grid-cols-2">
        <KeepInCalendar groups={groups} />
        <section aria-labelledby="keep-by-email">
          <h3 id="keep-by-email" className="text-h3">
            {reminderForm.title}
          </h3>
          <p className="mt-1 mb-4 text-muted">{reminderForm.text}</p>
          <input type="hidden" name="groups" form={FORM_ID} data-groups value={groups.join(',')} />
          <Island name="reminder-form" props={{ id: FORM_ID }} hydrate="on-use">
            <ReminderForm id={FORM_ID} returned={asked === undefined ? undefined : form} />
          </Island>
        </section>
      </div>
    </section>
  )
}

function KeepInCalendar({ groups }: { groups: readonly DueDateGroup[] }) {
  const { firm, language } = useSite()
  const { keepDates: copy } = useCopy()
  const file = files.dueDates(groups, language)
  return (
    <section aria-labelledby="keep-in-calendar">
      <h3 id="keep-in-calendar" className="text-h3">
        {copy.calendar.title}
      </h3>
      <p className="mt-1 text-muted">{copy.calendar.text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink
          variant="accent"
          href={webcal(firm.origin + file)}
          data-calendar="webcal"
          data-action="dates-calendar"
        >
          <CalendarPlus aria-hidden className="size-4" />
          {copy.calendar.subscribe}
        </ButtonLink>
        <ButtonLink variant="outline" href={file} data-calendar="file" data-action="dates-file">
          <Download aria-hidden className="size-4" />
          {copy.calendar.download}
        </ButtonLink>
      </div>
      <p className="mt-4 text-sm text-muted">
        {copy.calendar.address}{' '}
        <code data-calendar="address" className="[overflow-wrap:anywhere] select-all">
          {firm.origin + file}
        </code>
      </p>
    </section>
  )
}

function webcal(address: string): string {
  return address.replace(/^https?:/, 'webcal:')
}
