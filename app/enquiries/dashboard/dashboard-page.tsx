import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { AlarmClock, CalendarClock, FileQuestion, Inbox, Newspaper, Scale } from 'lucide-react'
import { Tabs } from 'radix-ui'
import type { ReactNode } from 'react'
import type { DeskSearch } from '#app/enquiries/desk/screens/desk-search.ts'
import { LeadTable } from '#app/enquiries/desk/screens/lead-table.tsx'
import { StatsPanel } from '#app/enquiries/desk/stats/stats-panel.tsx'
import { TodayAreas } from '#app/enquiries/workload/today-areas.tsx'
import { paths } from '#app/paths.ts'
import { HeldBackNotice } from '#app/platform/mail/mail-notice.tsx'
import { mailStatusQuery } from '#app/platform/mail/queries.ts'
import { AlertsNotice } from '#app/platform/monitoring/alerts-notice.tsx'
import { staffHead } from '#app/platform/page/head.ts'
import { ActivityList } from '#app/team/audit/activity-list.tsx'
import { useAuth } from '#app/team/auth/auth-context.tsx'
import { authLabels } from '#app/team/auth/labels.ts'
import { LogoutButton } from '#app/team/auth/logout-button.tsx'
import { GraceNotice } from '#app/team/auth/second-factor/grace-notice.tsx'
import { LoadFailure } from '#app/ui/load-failure.tsx'
import { MINUTE_MS } from '#app/ui/time/durations.ts'
import type { Gaps } from '#app/writing/claims/claim.ts'
import type { FactSearch } from '#app/writing/figures/narrow.ts'
import { taxFactsToDoQuery } from '#app/writing/figures/queries.ts'
import { OldTextsNotice } from '#app/writing/figures/to-do-notice.tsx'
import { countedLeads } from './dashboard.ts'
import { dashboardLabels as labels } from './labels.ts'
import { dashboardQuery } from './queries.ts'

export const Route = createFileRoute('/_admin/_staff/admin')({
  head: ({ match }) => staffHead(labels.title, match),
  component: Dashboard,
})

const tabClass =
  'min-h-11 border-b-3 border-unchosen px-4 font-medium text-muted data-[state=active]:border-accent-strong data-[state=active]:text-ink'

const MAIL_POLL_MS = MINUTE_MS

function Dashboard() {
  const { user } = useAuth()
  const { data, error, refetch } = useQuery(dashboardQuery)
  const { data: taxFacts } = useQuery(taxFactsToDoQuery)
  const isAtDesk = user?.roles.includes('accountant') ?? false
  const isEditor = user?.roles.includes('editor') ?? false
  const isAdmin = user?.roles.includes('admin') ?? false
  const { data: mail } = useQuery({
    ...mailStatusQuery,
    refetchInterval: MAIL_POLL_MS,
    enabled: isAtDesk || isAdmin,
  })
  if (error && !data) return <LoadFailure what={labels.what} error={error} retry={refetch} />
  return (
    <>
      <TodayAreas />
      <h1 className="text-[1.75rem] leading-tight">{labels.heading}</h1>
      <p className="mt-1 text-muted">{user && authLabels.signedInAs(user)}</p>
      {user && (
        <div className="mt-3 lg:hidden">
          <LogoutButton userId={user.id} />
        </div>
      )}
      <GraceNotice />
      {isAdmin && <AlertsNotice />}
      {mail && <HeldBackNotice heldBack={mail.heldBack} className="mt-6" />}
      {data?.gaps && <GapsNotice gaps={data.gaps} />}
      {data?.keyLiesBeside && <KeyNotice />}
      {taxFacts && <OldTextsNotice texts={taxFacts.oldTexts} />}
      {isAtDesk && (
        <ul
          aria-label={labels.mine.list}
          className={`mt-6 grid gap-4 sm:grid-cols-2 ${isAdmin ? 'xl:grid-cols-3' : ''}`}
        >
          <CountCard
            icon={<AlarmClock aria-hidden />}
            label={labels.mine.overdue}
            count={data?.mine?.overdue}
            to={paths.admin.leads}
            search={countedLeads.overdue}
            pressing
          />
          <CountCard
            icon={<CalendarClock aria-hidden />}
            label={labels.mine.followUps}
            count={data?.mine?.followUps}
            to={paths.admin.leads}
            search={countedLeads.followUps}
            pressing
          />
          {isAdmin && (
            <CountCard
              icon={<AlarmClock aria-hidden />}
              label={labels.mine.allOverdue}
              count={data?.mine?.allOverdue}
              to={paths.admin.leads}
              search={countedLeads.allOverdue}
              pressing
            />
          )}
        </ul>
      )}
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {isAtDesk && (
          <CountCard
            icon={<Inbox aria-hidden />}
            label={labels.counts.leads}
            count={data?.counts.leads}
            to={paths.admin.leads}
            counted={countedLeads.all}
            note={labels.withoutOld}
          />
        )}
        {isEditor && (
          <>
            <CountCard
              icon={<FileQuestion aria-hidden />}
              label={labels.counts.faqs}
              count={data?.counts.faqs}
              to={paths.admin.faqs}
            />
            <CountCard
              icon={<Newspaper aria-hidden />}
              label={labels.counts.posts}
              count={data?.counts.posts}
              to={paths.admin.blog}
            />
          </>
        )}
        <CountCard
          icon={<Scale aria-hidden />}
          label={labels.counts.taxFacts}
          count={taxFacts?.toCheck}
          to={paths.admin.taxFacts}
          search={{ show: 'check' }}
          pressing
        />
      </ul>
      {isAtDesk && <StatsPanel />}
      <Tabs.Root defaultValue="activity" className="mt-8 rounded-lg border border-line bg-card">
        <Tabs.List aria-label={labels.tabs.list} className="border-b border-line px-2">
          <Tabs.Trigger value="activity" className={tabClass}>
            {labels.tabs.activity}
          </Tabs.Trigger>
          {isAtDesk && (
            <Tabs.Trigger value="leads" className={tabClass}>
              {labels.tabs.leads}
            </Tabs.Trigger>
          )}
        </Tabs.List>
        <Tabs.Content value="activity" className="px-5 py-2">
          {data ? <ActivityList entries={data.recentActivity} /> : <Skeleton />}
        </Tabs.Content>
        <Tabs.Content value="leads">
          {data ? <LeadTable leads={data.latestLeads} empty={labels.noLeads} /> : <Skeleton />}
        </Tabs.Content>
      </Tabs.Root>
    </>
  )
}

function GapsNotice({ gaps: { missing, unprovenShown } }: { gaps: Gaps }) {
  return (
    <section
      aria-labelledby="gaps"
      className="mt-6 rounded-lg border border-line-strong bg-accent-tint px-5 py-4"
    >
      <h2 id="gaps" className="font-sans text-base font-semibold tracking-normal">
        {labels.gaps.title}
      </h2>
      {missing.length > 0 && (
        <p className="mt-1 [overflow-wrap:anywhere]">{labels.gaps.missing(missing)}</p>
      )}
      {unprovenShown > 0 && (
        <p className="mt-1">
          {labels.gaps.unproven(unprovenShown)}{' '}
          <Link to={paths.admin.claims} className="text-link">
            {labels.gaps.link}
          </Link>
        </p>
      )}
    </section>
  )
}

function KeyNotice() {
  return (
    <section
      aria-labelledby="documents-key"
      className="mt-6 rounded-lg border border-line-strong bg-accent-tint px-5 py-4"
    >
      <h2 id="documents-key" className="font-sans text-base font-semibold tracking-normal">
        {labels.documentsKey.title}
      </h2>
      <p className="mt-1">{labels.documentsKey.text}</p>
    </section>
  )
}

/** A number that links to what it counts. */
function CountCard({
  icon,
  label,
  count,
  pressing = false,
  counted,
  note,
  ...link
}: {
  icon: ReactNode
  label: string
  count: number | null | undefined
  /** whether there should be none */
  pressing?: boolean
  to: '/admin/leads' | '/admin/faqs' | '/admin/blog' | '/admin/tax-facts'
  search?: DeskSearch | FactSearch
  /** the list of what is counted, if the card opens another */
  counted?: DeskSearch
  /** what the figure leaves out */
  note?: string
}) {
  const stands = pressing && count ? 'border-accent-strong bg-accent-tint' : 'border-line bg-card'
  const figure = count?.toLocaleString('en-IN') ?? '…'
  return (
    <li
      className={`relative flex items-center gap-4 rounded-lg border p-5 hover:border-ink ${stands}`}
    >
      <span className="text-accent-text [&>svg]:size-6">{icon}</span>
      <div className="grow">
        <Link
          {...link}
          className="flex items-center justify-between gap-4 font-medium after:absolute after:inset-0 after:rounded-lg"
        >
          {label} {!counted && <span className={figureClass}>{figure}</span>}
        </Link>
        {note && <p className="text-sm text-muted">{note}</p>}
      </div>
      {counted && (
        <Link
          to={link.to}
          search={counted}
          aria-label={labels.showAll(figure)}
          className={`${figureClass} relative -my-2 inline-flex min-h-11 min-w-11 items-center justify-end hover:underline`}
        >
          {figure}
        </Link>
      )}
    </li>
  )
}

const figureClass = 'figure-column font-serif text-h2'

function Skeleton() {
  return (
    <div role="status" aria-label={labels.loading} className="grid gap-3 p-5">
      {[0, 1, 2].map((row) => (
        <div key={row} className="h-6 animate-pulse rounded-sm bg-tint" />
      ))}
    </div>
  )
}
