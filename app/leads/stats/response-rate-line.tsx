import { useQuery } from '@tanstack/react-query'
import { responseRateCopy as copy } from '#app/content/enquiry/response-rate.ts'
import { responseRateQuery } from '#app/leads/queries.ts'

/** The recent response rate, once there are enough enquiries to state one. */
export function ResponseRate({ className = '' }: { className?: string }) {
  const { data } = useQuery(responseRateQuery)
  if (!data) return null
  return (
    <p className={`figure-column border-l-4 border-good py-0.5 pl-4 ${className}`}>
      <strong className="font-semibold">{copy.share(data.share)}</strong> {copy.meaning}{' '}
      <span className="text-muted">{copy.count(data.count)}</span>
    </p>
  )
}
