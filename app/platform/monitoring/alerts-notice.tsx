import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { paths } from '#app/paths.ts'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import {
  alertNoticeCopy as copy,
  operatorAlertAdvice,
  operatorAlertTitles,
} from '#content/en/operator-alerts.ts'
import type { OperatorAlert } from '#content/enums.ts'
import { alertsQuery } from './queries.ts'

/** The screen that says more about an alert. */
const screens: { [kind in OperatorAlert]?: { to: string; search?: object; text: string } } = {
  'mail-failing': {
    to: paths.admin.mail,
    search: { state: 'failed', kind: 'all' },
    text: copy.screens.mail,
  },
  'backup-late': { to: paths.admin.backups, text: copy.screens.backups },
  'backup-failed': { to: paths.admin.backups, text: copy.screens.backups },
}

/** What needs the operator, for admins; nothing while all is well. */
export function AlertsNotice() {
  const { data = [] } = useQuery(alertsQuery)
  if (data.length === 0) return null
  return (
    <section
      aria-labelledby="alerts"
      className="mt-6 flex gap-3 rounded-lg border-2 border-bad bg-card px-5 py-4"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-bad" />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <h2 id="alerts" className="font-sans text-base font-semibold tracking-normal">
          {copy.title}
        </h2>
        <ul className="mt-2 grid gap-3">
          {data.map(({ kind, text, raisedAt }) => (
            <li key={kind}>
              <p className="font-medium">{operatorAlertTitles[kind]}</p>
              <p className="text-sm whitespace-pre-line">{text}</p>
              <p className="text-sm">{operatorAlertAdvice[kind]}</p>
              <AlertScreen kind={kind} />
              <p className="text-sm text-muted">
                <time dateTime={raisedAt}>{copy.since(formatTimestamp(raisedAt))}</time>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function AlertScreen({ kind }: { kind: OperatorAlert }) {
  const screen = screens[kind]
  if (!screen) return null
  return (
    <Link
      to={screen.to}
      search={screen.search}
      className="text-link inline-flex min-h-6 items-center text-sm"
    >
      {screen.text}
    </Link>
  )
}
