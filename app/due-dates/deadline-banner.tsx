import { useQuery } from '@tanstack/react-query'
import { chatTexts } from '#app/content/chat.ts'
import { ChatButton } from '#app/layout/chat-button.tsx'
import { formatDay } from '#app/time/dates.ts'
import type { DueDate } from './due-date.ts'
import { dueDatesQuery } from './queries.ts'

/** The dates that come next, as they stand in the law; no countdown, no alarm. */
export function DeadlineBanner() {
  const { data = [] } = useQuery(dueDatesQuery)
  return (
    <section aria-labelledby="deadlines-title" className="bg-surface text-on-surface">
      <div className="measure grid items-center gap-x-16 gap-y-8 py-[clamp(3rem,6vw,5rem)] lg:grid-cols-[1fr_1.25fr]">
        <div>
          <h2 id="deadlines-title" className="text-h2">
            The dates that come next
          </h2>
          <p className="mt-3 max-w-[32rem] text-lead text-on-surface-muted">
            A return filed in time keeps your losses and your choice of regime. If you are late,
            there is still a way; ask us which.
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ChatButton variant="accent" text={chatTexts.fileNow}>
              File Now
            </ChatButton>
            <ChatButton
              text={chatTexts.deadlines}
              className="border border-on-surface-muted hover:bg-on-surface hover:text-surface"
            >
              Check Deadlines
            </ChatButton>
          </div>
        </div>
        {data.length > 0 ? (
          <DueDates dates={data} />
        ) : (
          <p className="border-y border-surface-line py-6">
            The dates of the coming season are not yet announced, or not yet entered here. Ask us
            which apply to you.
          </p>
        )}
      </div>
    </section>
  )
}

function DueDates({ dates }: { dates: DueDate[] }) {
  return (
    <dl className="divide-y divide-surface-line border-y border-surface-line">
      {dates.map(({ date, label, year }) => (
        <div
          key={`${date} ${label}`}
          className="grid gap-x-6 py-4 sm:grid-cols-[12.5rem_1fr] sm:items-baseline"
        >
          <dt className="figures font-serif text-[1.1875rem] text-accent">{formatDay(date)}</dt>
          <dd>
            {label}
            <span className="block text-sm text-on-surface-muted">{year}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
