import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { DAY_MS } from '#app/ui/time/durations.ts'
import { secondFactorLabels } from './labels.ts'
import { secondFactorQuery } from './queries.ts'

const { banner } = secondFactorLabels

/** Says until when the account has to set up a second step; nothing where it has one, or needs none. */
export function GraceNotice() {
  const { data } = useQuery(secondFactorQuery)
  if (!data?.dueAt) return null
  const days = Math.ceil((Date.parse(data.dueAt) - Date.now()) / DAY_MS)
  return (
    <p className="screen-only mt-6 flex flex-wrap gap-x-3 rounded-md border border-line-strong bg-tint px-3.5 py-2.5 text-sm">
      <span>{banner.days(days)}</span>
      <Link to={paths.admin.account} hash="second-factor" className="text-link">
        {banner.link}
      </Link>
    </p>
  )
}
