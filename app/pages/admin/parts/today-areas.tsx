import { useAuth } from '#app/auth/auth-context.tsx'
import { paths } from '#app/paths.ts'
import { AreaLinks } from '#app/platform/page/area-links.tsx'
import { navigationLabels as labels } from '../labels.ts'
import { maySee } from '../screens.ts'

const areas = [
  { to: paths.admin.dashboard, label: labels.dashboard },
  { to: paths.admin.season, label: labels.season },
]

/** From the dashboard to the workload and back, for whom both are. */
export function TodayAreas() {
  const { user } = useAuth()
  if (!user || !areas.every(({ to }) => maySee(user, to))) return null
  return <AreaLinks label={labels.today} areas={areas} />
}
