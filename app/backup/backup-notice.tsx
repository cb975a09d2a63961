import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { backupLabels } from './labels.ts'
import { backupNoticeQuery } from './queries.ts'

const { notice: labels } = backupLabels

/** Tells admins on the dashboard that a backup is late or failed. */
export function BackupNotice() {
  const { data } = useQuery(backupNoticeQuery)
  if (!data?.notice) return null
  return (
    <p
      role="status"
      className="mt-6 rounded-lg border border-bad bg-bad-tint px-5 py-4 font-semibold"
    >
      {labels[data.notice]}.{' '}
      <Link to={paths.admin.backups} className="text-link">
        {labels.link}
      </Link>
    </p>
  )
}
