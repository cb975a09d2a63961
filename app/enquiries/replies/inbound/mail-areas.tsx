import { useQuery } from '@tanstack/react-query'
import { deskCountsQuery } from '#app/enquiries/desk/queries.ts'
import { paths } from '#app/paths.ts'
import { AreaLinks } from '#app/platform/page/area-links.tsx'
import { useAuth } from '#app/team/auth/auth-context.tsx'
import { mailAreaLabels as labels } from './labels.ts'

/** The tabs of outgoing and incoming mail. */
export function MailAreas() {
  const { user } = useAuth()
  const isAccountant = user?.roles.includes('accountant') ?? false
  const { data: counts } = useQuery({ ...deskCountsQuery, enabled: isAccountant })
  if (!isAccountant) return null
  const areas = [
    { to: paths.admin.mail, label: labels.outgoing },
    { to: paths.admin.incoming, label: labels.incoming, count: counts?.['unmatched-mails'] ?? 0 },
  ]
  return <AreaLinks label={labels.areas} areas={areas} />
}
