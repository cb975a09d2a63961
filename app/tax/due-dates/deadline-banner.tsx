import { useQuery } from '@tanstack/react-query'
import { paths } from '#app/paths.ts'
import { ChatButton } from '#app/platform/page/chat-button.tsx'
import { useCopy } from '#app/platform/page/copy.ts'
import { formatDay } from '#app/ui/time/dates.ts'
import { UnbrokenYears } from '#app/ui/unbroken-years.tsx'
import type { DueDate } from './due-date.ts'
import { dueDatesQuery } from './queries.ts'
import { useSeason } from './season.ts'

const link = 'inline-flex min-h-11 items-center underline underline-offset-4'

/** The next due dates as plain dates, without a countdown. */
export function DeadlineBanner() {
  const { data = [] } = useQuery(dueDatesQuery)
  const season = useSeason()
  const { chatTexts, deadlines, deadlinesText } = useCopy()
  return (
    <section aria-labelledby="deadlines-title" className="bg-surface text-on-surface">
      <div className="measure grid items-center gap-x-16 gap-y-6 py-[clamp(1.75rem,6vw,5rem)] lg:grid-cols-[1fr_1.25fr]">
        <div>
          <h2 id="deadlines-title" className="text-h2">
            {deadlines.title}
          </h2>
          <p className="mt-1.5 max-w-[32rem] text-on-surface-muted max-sm:hidden sm:text-lead lg:mt-3">
            <UnbrokenYears text={deadlinesText[season.phase](season)} />
          </p>
          <div className="mt-5 flex flex-wrap gap-3 max-sm:*:grow max-sm:*:px-3 max-sm:[&_svg]:hidden">
            <ChatButton action="deadline-chat" variant="accent" text={chatTexts.fileNow(season)}>
              {deadlines.file}
            </ChatButton>
            <ChatButton
              action="deadline-dates-chat"
              text={chatTexts.deadlines}
              className="border-on-surface-muted! hover:bg-on-surface hover:text-surface"
            >
              {deadlines.check}
            </ChatButton>
          </div>
          <p className="mt-2 flex flex-wrap gap-x-6 font-semibold">
            <a href={paths.tool('return-form-and-documents')} className={link}>
              {deadlines.form}
            </a>
            <a href={paths.tool('due-dates')} data-action="deadline-dates" className={link}>
              {deadlines.all}
            </a>
          </p>
        </div>
        {data.length > 0 ? (
          <DueDates dates={data} />
        ) : (
          <p className="border-y border-surface-line py-6">{deadlines.none}</p>
        )}
      </div>
    </section>
  )
}

function DueDates({ dates }: { dates: DueDate[] }) {
  const { dueDateName, dueDateYear, times } = useCopy()
  return (
    <ul className="divide-y divide-surface-line border-y border-surface-line">
      {dates.map(({ date, label, year }) => (
        <li
          key={`${date} ${label}`}
          className="flex flex-wrap items-baseline justify-between gap-x-3 py-2 sm:grid sm:grid-cols-[12.5rem_1fr] sm:gap-x-6 sm:py-4"
        >
          <span className="figures font-serif whitespace-nowrap text-accent max-[16rem]:whitespace-normal sm:text-[1.1875rem]">
            {formatDay(date, times.own)}
          </span>
          <span className="max-sm:order-1 max-sm:basis-full max-sm:text-sm">
            {dueDateName(label)}
          </span>
          <span className="text-sm text-on-surface-muted max-sm:text-xs sm:col-start-2">
            <UnbrokenYears text={dueDateYear(year)} />
          </span>
        </li>
      ))}
    </ul>
  )
}
