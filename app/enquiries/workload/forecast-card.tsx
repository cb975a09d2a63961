import { CircleCheck, CircleQuestionMark, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDue, formatDueDate } from '#app/enquiries/model/sla.ts'
import { seasonLabels } from '#content/en/enquiry/season.ts'
import type { SeasonBoard } from './season.ts'

const labels = seasonLabels.forecast

/** Whether the promise will be kept until the office opens again, and why. */
export function ForecastCard({ board }: { board: SeasonBoard }) {
  const { forecast, now, people, basis, followUps } = board
  const { overdueTonight, overdueNow, measured, capacity, waiting, expected, replyBy } = forecast
  const outcome = overdueTonight === null ? 'unknown' : overdueTonight > 0 ? 'broken' : 'kept'
  const { Icon, colour, text } = OUTCOMES[outcome]
  const isUnmeasured = outcome === 'unknown' && basis !== 'unknown'
  const time = Date.parse(now)
  const anyone = people.some(({ counts }) => counts)
  const noRate =
    measured && outcome === 'unknown' ? labels.noReplyUnknown : labels.noReplyUnmeasured
  return (
    <section
      aria-labelledby="forecast"
      className={`rounded-lg border bg-card p-5 ${outcome === 'broken' ? 'border-2 border-bad' : 'border-line'}`}
    >
      <h2 id="forecast" className="text-sm font-sans font-normal tracking-normal text-muted">
        {labels.until(formatDue(forecast.until, time))}
      </h2>
      <p className="mt-1 flex items-start gap-2.5 text-h3 font-semibold">
        <Icon aria-hidden className={`mt-0.5 size-6 shrink-0 ${colour}`} />
        {overdueTonight
          ? labels.broken(overdueTonight)
          : labels[overdueTonight === 0 ? 'kept' : 'unknown']}
      </p>
      <p className="mt-1 max-w-[46rem]">
        {isUnmeasured ? labels.unmeasuredText : text}{' '}
        {overdueNow > 0 && <strong>{labels.overdueNow(overdueNow)}</strong>}
      </p>
      {!measured && outcome !== 'unknown' && (
        <p className="mt-1 max-w-[46rem] text-muted">{labels.notMeasured}</p>
      )}
      <dl className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        <Fact name={labels.waiting} value={String(waiting)}>
          {labels.waitingText(followUps)}
        </Fact>
        <Fact name={labels.expected} value={expected === null ? '–' : String(expected)}>
          {expected === null ? labels.expectedUnknown : labels.expectedOpen}
        </Fact>
        <Fact name={labels.capacity} value={capacity === null ? '–' : String(capacity)}>
          {capacity === null ? noRate : labels.capacityText}
        </Fact>
        <Fact name={labels.replyBy} value={replyBy ? formatDueDate(replyBy) : labels.noReply}>
          {!replyBy
            ? outcome === 'unknown' || (anyone && !measured)
              ? noRate
              : labels.noReplyNobody
            : forecast.repliesInTime
              ? labels.within
              : labels.beyond}
        </Fact>
      </dl>
      <p className="mt-4 max-w-[60rem] border-t border-line pt-3 text-sm text-muted">
        {labels.method}
      </p>
    </section>
  )
}

const OUTCOMES = {
  kept: { Icon: CircleCheck, colour: 'text-good', text: labels.holdsText },
  broken: { Icon: TriangleAlert, colour: 'text-bad', text: labels.brokenText },
  unknown: { Icon: CircleQuestionMark, colour: 'text-muted', text: labels.unknownText },
}

export function Fact({
  name,
  value,
  children,
}: {
  name: string
  value: string
  children?: ReactNode
}) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <dt className="text-sm text-muted">{name}</dt>
      <dd>
        <span className="figure-column block font-serif text-[1.375rem] leading-tight">
          {value}
        </span>
        {children && <span className="figure-column text-sm text-muted">{children}</span>}
      </dd>
    </div>
  )
}
