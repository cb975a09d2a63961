import { navigationLabels as labels } from '#app/enquiries/dashboard/labels.ts'
import { paths } from '#app/paths.ts'
import { AreaLinks } from '#app/platform/page/area-links.tsx'
import { useAuth } from '#app/team/auth/auth-context.tsx'
import { maySee } from '#app/team/auth/screens.ts'

const areas = [
  { to: paths.admin.dashboard, label: labels.dashboard },
  { to: paths.admin.season, label: labels.season },
]

/** The tabs of dashboard and workload, for those who may see both. */
export function TodayAreas() {
  const { user } = useAuth()
  if (!user || !areas.every(({ to }) => maySee(user, to))) return null
  return <AreaLinks label={labels.today} areas={areas} />
}
