import { REPLY_TIME_MIN_ANSWERS } from '#app/enquiries/desk/stats/stats.ts'
import { seasonLabels } from '#content/en/enquiry/season.ts'
import { Fact } from './forecast-card.tsx'
import type { SeasonBoard } from './season.ts'

const labels = seasonLabels.handling

/** How long an enquiry takes, how many are answered in an hour, and what visitors read of it. */
export function HandlingFacts({ board: { handling, replyTime } }: { board: SeasonBoard }) {
  const { meanMinutes, medianMinutes, measured, answered, answersPerHour } = handling
  return (
    <section aria-labelledby="handling" className="rounded-lg border border-line bg-card p-5">
      <h2 id="handling" className="text-h3">
        {labels.title}
      </h2>
      <dl className="mt-3 grid gap-x-6 gap-y-4 sm:grid-cols-3">
        <Fact
          name={labels.minutes}
          value={meanMinutes === null ? labels.missing : labels.mean(inWords(meanMinutes))}
        >
          {meanMinutes === null || medianMinutes === null
            ? labels.missingText(measured)
            : labels.median(inWords(medianMinutes), measured)}
        </Fact>
        <Fact
          name={labels.rate}
          value={answersPerHour === null ? labels.missing : inWords(answersPerHour)}
        >
          {answersPerHour === null ? labels.rateMissing(answered) : labels.rateText(answered)}
        </Fact>
        <Fact name={labels.replyTime} value={shownTime(replyTime)}>
          {replyTimeText(replyTime)}
        </Fact>
      </dl>
    </section>
  )
}

function shownTime({ shown, hours }: SeasonBoard['replyTime']): string {
  return shown && hours !== null ? labels.replyTimeShown(hours) : labels.replyTimeNone
}

function replyTimeText({ shown, hours, answered }: SeasonBoard['replyTime']): string {
  if (hours !== null) return shown ? labels.replyTimeOn(answered) : labels.replyTimeOff(hours)
  return answered < REPLY_TIME_MIN_ANSWERS ? labels.replyTimeFew(answered) : labels.replyTimeSlow
}

function inWords(value: number): string {
  return value.toLocaleString('en-IN', { maximumFractionDigits: 1 })
}
