import { formatTime } from '#app/ui/time/dates.ts'
import { seasonLabels } from '#content/en/enquiry/season.ts'
import type { PersonLoad, SeasonBoard } from './season.ts'

const labels = seasonLabels.people
const cellClass = 'px-3 py-2 first:pl-5 last:pr-5'

/** Who is there today, and how much each has open. */
export function PeopleTable({ board }: { board: SeasonBoard }) {
  const { people, now } = board
  return (
    <section aria-labelledby="people" className="min-w-0 rounded-lg border border-line bg-card">
      <div className="px-5 pt-4">
        <h2 id="people" className="text-h3">
          {labels.title}
        </h2>
        <p className="figures mt-1 text-sm text-muted">{whoIsThere(board)}</p>
      </div>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls takes the focus
        tabIndex={0}
        aria-label={labels.table}
        className="scroll-hint relative mt-2 overflow-x-auto rounded-b-lg"
      >
        <table className="figure-column w-full text-[0.9375rem]">
          <thead>
            <tr className="border-b border-line text-xs text-muted">
              <th scope="col" className={`${cellClass} text-left`}>
                {labels.person}
              </th>
              {labels.columns.map((name, index) => (
                <th
                  key={name}
                  scope="col"
                  className={`${cellClass} whitespace-nowrap ${index === 0 ? 'text-left' : 'text-right'}`}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="rows">
            {people.map((person) => (
              <tr key={person.id}>
                <th scope="row" className={`${cellClass} min-w-28 text-left font-medium`}>
                  {person.name}
                </th>
                <td className={`${cellClass} min-w-36 text-sm`}>{today(person, now)}</td>
                <td className={`${cellClass} text-right`}>{person.open}</td>
                <td
                  className={`${cellClass} text-right ${person.overdue > 0 ? 'font-semibold text-bad' : ''}`}
                >
                  {person.overdue}
                </td>
                <td className={`${cellClass} text-right`}>{person.dueToday}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

function whoIsThere({ office, basis, people, now }: SeasonBoard): string {
  const { holiday, today: openings } = office
  const isClosed = openings.length === 0
  const hours = openings.map(inWords).join(', ')
  const atWork = people.filter((person) => isAtWork(person, now)).length
  const nobodyOnDuty = !people.some(({ counts }) => counts) && basis === 'duty'
  return [
    isClosed ? (holiday ? labels.holiday(holiday) : labels.closed) : labels.open(hours),
    !isClosed && basis !== 'unknown' && (atWork === 0 ? labels.none : `${labels.on(atWork)}.`),
    nobodyOnDuty && labels.nobodyOnDuty,
    basis === 'answered' && labels.byAnswers,
    basis === 'unknown' && labels.unknown,
  ]
    .filter(Boolean)
    .join(' ')
}

function today(person: PersonLoad, now: string): string {
  if (person.id === null) return ''
  if (person.onLeave) return labels.onLeave
  if (!person.counts) return labels.off
  if (person.today.length === 0) return labels.notToday
  const hours = person.today.map(inWords).join(', ')
  return isAtWork(person, now) ? `${hours}, ${labels.now}` : hours
}

function isAtWork({ today: spans }: PersonLoad, now: string): boolean {
  return spans.some(({ start, end }) => start <= now && now < end)
}

function inWords({ start, end }: { start: string; end: string }): string {
  const clock = (time: string) => formatTime(time).replace(':00', '')
  return labels.hours(clock(start), clock(end))
}
