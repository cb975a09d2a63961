import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import {
  ChartNoAxesColumn,
  ChevronDown,
  CircleUserRound,
  Ellipsis,
  ExternalLink,
  FolderOpen,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  Newspaper,
  PhoneCall,
  Settings,
} from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { navigationLabels as labels } from '#app/enquiries/dashboard/labels.ts'
import { deskCountsQuery } from '#app/enquiries/desk/queries.ts'
import { NotificationBell } from '#app/enquiries/notifications/notification-bell.tsx'
import { paths } from '#app/paths.ts'
import type { SessionUser } from '#app/team/auth/account.ts'
import { maySee } from '#app/team/auth/screens.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { useOpenGroups } from './open-groups.ts'

const railClass =
  'flex min-h-11 items-center gap-3 rounded-md px-3 font-medium lg:[@media(max-height:820px)]:min-h-9 hover:bg-tint data-[status=active]:bg-accent-tint data-[status=active]:shadow-[inset_3px_0_0_var(--color-accent-strong)]'
const barClass =
  'relative flex min-h-14 w-full flex-col items-center justify-center gap-0.5 px-0.5 text-[0.6875rem] leading-tight font-medium data-[status=active]:bg-accent-tint data-[status=active]:shadow-[inset_0_3px_0_var(--color-accent-strong)]'

/** The whole menu, for the rail of large screens. */
export function StaffMenu({ user }: { user: SessionUser }) {
  const counts = useCounts(user)
  const entry = { user, counts, className: railClass }
  return (
    <>
      <ul className="flex flex-col gap-0.5">
        <Today {...entry} />
        <Enquiries {...entry} />
        <Clients {...entry} />
        <Calls {...entry} />
        <MailEntry {...entry} />
        <Groups user={user} />
      </ul>
      <ul className="mt-auto flex flex-col gap-0.5 pt-3">
        <OwnEntries user={user} />
      </ul>
    </>
  )
}

/** At the foot of small screens: what is needed all day, and the rest behind `More`. */
export function StaffMenuBar({ user }: { user: SessionUser }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const counts = useCounts(user)
  const entry = { user, counts, className: barClass }
  return (
    <nav
      aria-label={labels.navigation}
      data-menu-bar
      className="screen-only fixed inset-x-0 bottom-0 z-30 border-t border-line-strong bg-card pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul
        className={`mx-auto grid max-w-[40rem] ${user.roles.includes('accountant') ? 'grid-cols-[auto_auto_minmax(2.75rem,auto)_auto_minmax(2.75rem,auto)]' : 'grid-flow-col auto-cols-fr'}`}
      >
        <Today {...entry} />
        <Enquiries {...entry} />
        <MailEntry {...entry} />
        {user.roles.includes('accountant') && (
          <li>
            <NotificationBell named className={barClass} />
          </li>
        )}
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            className={barClass}
            onClick={() => setOpen(true)}
          >
            <Ellipsis aria-hidden className="size-5" /> {labels.more}
          </button>
        </li>
      </ul>
      <Dialog open={open} size="sm" title={labels.more} onClose={close}>
        <ul className="flex flex-col gap-0.5">
          <Clients user={user} className={railClass} onGo={close} />
          <Calls user={user} className={railClass} onGo={close} />
          <Groups user={user} onGo={close} />
          <OwnEntries user={user} onGo={close} />
        </ul>
      </Dialog>
    </nav>
  )
}

function useCounts(user: SessionUser) {
  return useQuery({ ...deskCountsQuery, enabled: user.roles.includes('accountant') }).data
}

interface Entries {
  user: SessionUser
  onGo?: (() => void) | undefined
}
type DailyEntry = Entries & { counts?: ReturnType<typeof useCounts>; className: string }

function Today({ counts: _counts, ...entry }: DailyEntry) {
  return (
    <Entry
      to={paths.admin.dashboard}
      also={paths.admin.season}
      Icon={LayoutDashboard}
      exact
      {...entry}
    >
      {labels.today}
    </Entry>
  )
}

function Enquiries({ counts, ...entry }: DailyEntry) {
  return (
    <Entry to={paths.admin.leads} Icon={Inbox} {...entry}>
      {labels.leads} <Badge count={counts?.['needs-answer']} meaning={labels.needAnswer} />
    </Entry>
  )
}

function Clients({ counts: _counts, ...entry }: DailyEntry) {
  return (
    <Entry to={paths.admin.returns} also={paths.admin.clients} Icon={FolderOpen} {...entry}>
      {labels.clients}
    </Entry>
  )
}

function Calls({ counts: _counts, ...entry }: DailyEntry) {
  return (
    <Entry to={paths.admin.calls} Icon={PhoneCall} {...entry}>
      {labels.calls}
    </Entry>
  )
}

/** Leads to what its badge counts. */
function MailEntry({ counts, ...entry }: DailyEntry) {
  const { 'failed-replies': failed = 0, 'unmatched-mails': unmatched = 0 } = counts ?? {}
  const { mail, incoming } = paths.admin
  const opens =
    failed > 0
      ? { to: mail, search: { state: 'failed', kind: 'reply' } as const }
      : unmatched > 0
        ? { to: incoming, also: mail }
        : { to: mail }
  return (
    <Entry {...opens} Icon={Mail} {...entry}>
      {labels.mail}{' '}
      {failed > 0 ? (
        <Badge bad count={failed} meaning={labels.failedReplies} />
      ) : (
        <Badge count={unmatched} meaning={labels.unmatchedMails} />
      )}
    </Entry>
  )
}

/** What is not needed all day, in groups that stay as they were left. */
const groups: { name: keyof typeof labels.groups; Icon: LucideIcon; screens: Screen[] }[] = [
  {
    name: 'content',
    Icon: Newspaper,
    screens: [
      [paths.admin.faqs, labels.faqs],
      [paths.admin.blog, labels.blog],
      [paths.admin.taxFacts, labels.taxFacts],
      [paths.admin.claims, labels.claims],
    ],
  },
  {
    name: 'reports',
    Icon: ChartNoAxesColumn,
    screens: [
      [paths.admin.results, labels.results],
      [paths.admin.returnFigures, labels.returnFigures],
      [paths.admin.insights, labels.insights],
    ],
  },
  {
    name: 'settings',
    Icon: Settings,
    screens: [
      [paths.admin.staff, labels.staff],
      [paths.admin.office, labels.office],
      [paths.admin.templates, labels.templates],
      [paths.admin.requestTemplates, labels.requestTemplates],
      [paths.admin.audit, labels.audit],
      [paths.admin.backups, labels.backups],
    ],
  },
]
type Screen = [to: NonNullable<ComponentProps<typeof Link>['to']>, label: string]

function Groups({ user, onGo }: Entries) {
  const { open, toggle } = useOpenGroups()
  const here = useLocation({ select: ({ pathname }) => pathname })
  return groups.map(({ name, Icon, screens }) => {
    const shown = screens.filter(([to]) => maySee(user, to))
    if (shown.length === 0) return null
    const holdsThis = shown.some(([to]) => here.startsWith(to))
    const isOpen = open[name] ?? holdsThis
    return (
      <li key={name}>
        <button
          type="button"
          aria-expanded={isOpen}
          className={`${railClass} w-full`}
          onClick={() => toggle(name, !isOpen)}
        >
          <Icon aria-hidden className="size-4.5" /> {labels.groups[name]}
          <ChevronDown
            aria-hidden
            className={`ml-auto size-4 shrink-0 ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
        {isOpen && (
          <ul className="ml-4.5 flex flex-col gap-0.5 border-l border-line pl-2">
            {shown.map(([to, label]) => (
              <Entry key={to} user={user} to={to} className={railClass} onGo={onGo}>
                {label}
              </Entry>
            ))}
          </ul>
        )}
      </li>
    )
  })
}

function OwnEntries({ user, onGo }: Entries) {
  return (
    <>
      <Entry
        user={user}
        to={paths.admin.account}
        Icon={CircleUserRound}
        className={railClass}
        onGo={onGo}
      >
        {labels.account}
      </Entry>
      <li>
        <a href={paths.home} className={railClass}>
          <ExternalLink aria-hidden className="size-4.5" /> {labels.website}
        </a>
      </li>
    </>
  )
}

/** Leads to a screen, if it is for the account. */
function Entry({
  user,
  to,
  search,
  also,
  Icon,
  exact = false,
  className,
  onGo,
  children,
}: Entries & {
  to: NonNullable<ComponentProps<typeof Link>['to']>
  search?: { state: 'failed'; kind: 'reply' }
  /** another screen of this entry */
  also?: string
  Icon?: LucideIcon
  exact?: boolean
  className: string
  children: ReactNode
}) {
  const isAlso = useLocation({
    select: ({ pathname }) => also !== undefined && pathname.startsWith(also),
  })
  if (!maySee(user, to)) return null
  return (
    <li>
      <Link
        to={to}
        search={search}
        activeOptions={{ exact, includeSearch: false }}
        data-status={isAlso ? 'active' : undefined}
        className={className}
        onClick={onGo}
      >
        {Icon && <Icon aria-hidden className="size-4.5" />} {children}
      </Link>
    </li>
  )
}

/** How many of what the entry leads to need someone's attention. */
function Badge({
  count,
  meaning,
  bad = false,
}: {
  count: number | undefined
  meaning: string
  bad?: boolean
}) {
  if (!count) return null
  return (
    <span
      className={`figure-column rounded-sm px-1.5 font-semibold whitespace-nowrap max-lg:absolute max-lg:top-1 max-lg:left-1/2 max-lg:ml-2.5 max-lg:px-1 lg:ml-auto lg:text-sm ${bad ? 'bg-bad text-paper' : 'bg-accent text-accent-ink'}`}
    >
      {count.toLocaleString('en-IN')}
      <span className="sr-only">{meaning}</span>
    </span>
  )
}
