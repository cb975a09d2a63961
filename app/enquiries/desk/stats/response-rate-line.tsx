import { useQuery } from '@tanstack/react-query'
import { replyTimeQuery, responseRateQuery } from '#app/enquiries/desk/queries.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import { useReplyWithin } from '#app/platform/page/site.tsx'

/** How soon enquiries are usually answered and the recent response rate, each once there is enough to state it. */
export function ResponseRate({ className = '' }: { className?: string }) {
  const { data: rate } = useQuery(responseRateQuery)
  const { data: time } = useQuery(replyTimeQuery)
  const replyWithin = useReplyWithin()
  const { responseRateCopy: copy, replyTimeCopy } = useCopy()
  if (!rate && !time) return null
  return (
    <div className={`figure-column border-l-4 border-good py-0.5 pl-4 ${className}`}>
      {time && (
        <p>
          <strong className="font-semibold">{replyTimeCopy.usually(time.hours)}</strong>{' '}
          <span className="text-muted">{replyTimeCopy.meaning}</span>
        </p>
      )}
      {rate && (
        <p>
          <strong className="font-semibold">{copy.share(rate.share)}</strong>{' '}
          {copy.meaning(replyWithin)} <span className="text-muted">{copy.count(rate.count)}</span>
        </p>
      )}
    </div>
  )
}

/** The usual time as it stands behind a promise in one line, such as `usually within 5 hours`. */
export function useUsualTime(): string | undefined {
  const { data } = useQuery(replyTimeQuery)
  const { replyTimeCopy } = useCopy()
  return data ? replyTimeCopy.within(data.hours) : undefined
}
