import { useQuery } from '@tanstack/react-query'
import { responseRateQuery } from '#app/leads/queries.ts'

/** The recent response rate, once there are enough enquiries to state one. */
export function ResponseRate({ className = '' }: { className?: string }) {
  const { data } = useQuery(responseRateQuery)
  if (!data) return null
  return (
    <p className={`figure-column border-l-4 border-good py-0.5 pl-4 ${className}`}>
      <strong className="font-semibold">{data.share} %</strong> of enquiries answered within 24
      hours in the last 30 days{' '}
      <span className="text-muted">({data.count.toLocaleString('en-IN')} enquiries)</span>
    </p>
  )
}
