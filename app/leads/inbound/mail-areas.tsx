import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAuth } from '#app/auth/auth-context.tsx'
import { deskCountsQuery } from '#app/leads/queries.ts'
import { paths } from '#app/paths.ts'
import { mailAreaLabels as labels } from './labels.ts'

/** From what the site sends to what comes in, and back. */
export function MailAreas({ current }: { current: 'outgoing' | 'incoming' }) {
  const { user } = useAuth()
  const isAccountant = user?.roles.includes('accountant') ?? false
  const { data: counts } = useQuery({ ...deskCountsQuery, enabled: isAccountant })
  if (!isAccountant) return null
  const waiting = counts?.['unmatched-mails'] ?? 0
  return (
    <nav aria-label={labels.areas} className="screen-only mb-5 flex flex-wrap gap-2">
      {(['outgoing', 'incoming'] as const).map((area) => (
        <Link
          key={area}
          to={area === 'outgoing' ? paths.admin.mail : paths.admin.incoming}
          aria-current={area === current ? 'page' : undefined}
          activeOptions={{ exact: true }}
          className={`inline-flex min-h-11 items-center gap-2 rounded-md border px-4 font-medium ${area === current ? 'border-accent-strong bg-accent-tint' : 'border-line-strong bg-card hover:border-ink'}`}
        >
          {labels[area]}
          {area === 'incoming' && waiting > 0 && (
            <span className="figure-column rounded-sm bg-accent px-1.5 text-sm font-semibold text-accent-ink">
              {waiting.toLocaleString('en-IN')}
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}
