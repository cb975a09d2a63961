import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import {
  BadgeCheck,
  CalendarClock,
  ChartNoAxesColumn,
  CircleUserRound,
  DatabaseBackup,
  Ellipsis,
  ExternalLink,
  FileQuestion,
  Gauge,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  MessageSquareText,
  Newspaper,
  PhoneCall,
  Scale,
  ScrollText,
  UsersRound,
} from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import type { SessionUser } from '#app/auth/account.ts'
import { deskCountsQuery } from '#app/leads/queries.ts'
import { NotificationBell } from '#app/notifications/notification-bell.tsx'
import { paths } from '#app/paths.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { navigationLabels as labels } from './labels.ts'
import { maySee } from './screens.ts'

const railClass =
  'flex min-h-11 items-center gap-3 rounded-md px-3 font-medium lg:[@media(max-height:820px)_and_(pointer:coarse)]:min-h-9 lg:[@media(min-height:701px)_and_(max-height:820px)_and_(pointer:fine)]:min-h-7.5 lg:[@media(max-height:700px)_and_(pointer:fine)]:min-h-6.5 hover:bg-tint data-[status=active]:bg-accent-tint data-[status=active]:shadow-[inset_3px_0_0_var(--color-accent-strong)]'
const barClass =
  'relative flex min-h-14 w-full flex-col items-center justify-center gap-0.5 px-0.5 text-[0.6875rem] leading-tight font-medium data-[status=active]:bg-accent-tint data-[status=active]:shadow-[inset_0_3px_0_var(--color-accent-strong)]'

/** The whole menu, for the rail of large screens: with a mouse all of it fits on that of a laptop. */
export function StaffMenu({ user }: { user: SessionUser }) {
  return (
    <ul className="flex flex-col gap-0.5 lg:[@media(max-height:820px)_and_(pointer:fine)]:gap-0">
      <DailyEntries user={user} className={railClass} />
      <OtherEntries user={user} />
    </ul>
  )
}

/** At the foot of small screens: what is needed all day, and the rest behind `More`. */
export function StaffMenuBar({ user }: { user: SessionUser }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <nav
      aria-label={labels.navigation}
      data-menu-bar
      className="screen-only fixed inset-x-0 bottom-0 z-30 border-t border-line-strong bg-card pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul
        className={`mx-auto grid max-w-[40rem] ${user.roles.includes('accountant') ? 'grid-cols-[auto_auto_minmax(2.75rem,auto)_auto_minmax(2.75rem,auto)]' : 'grid-flow-col auto-cols-fr'}`}
      >
        <DailyEntries user={user} className={barClass} />
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
          <OtherEntries user={user} onGo={close} />
        </ul>
      </Dialog>
    </nav>
  )
}

interface Entries {
  user: SessionUser
  onGo?: (() => void) | undefined
}

function DailyEntries({ user, className, onGo }: Entries & { className: string }) {
  const isAtDesk = user.roles.includes('accountant')
  const { data: counts } = useQuery({ ...deskCountsQuery, enabled: isAtDesk })
  const entry = { user, className, onGo }
  return (
    <>
      <Entry to={paths.admin.dashboard} Icon={LayoutDashboard} exact {...entry}>
        {labels.dashboard}
      </Entry>
      <Entry to={paths.admin.leads} Icon={Inbox} {...entry}>
        {labels.leads} <Badge count={counts?.['needs-answer']} meaning={labels.needAnswer} />
      </Entry>
      <Entry to={paths.admin.mail} Icon={Mail} {...entry}>
        {labels.mail}{' '}
        {counts?.['failed-replies'] ? (
          <Badge bad count={counts['failed-replies']} meaning={labels.failedReplies} />
        ) : (
          <Badge count={counts?.['unmatched-mails']} meaning={labels.unmatchedMails} />
        )}
      </Entry>
    </>
  )
}

function OtherEntries({ user, onGo }: Entries) {
  const entry = { user, className: railClass, onGo }
  return (
    <>
      <Entry to={paths.admin.calls} Icon={PhoneCall} {...entry}>
        {labels.calls}
      </Entry>
      <Entry to={paths.admin.templates} Icon={MessageSquareText} {...entry}>
        {labels.templates}
      </Entry>
      <Entry to={paths.admin.faqs} Icon={FileQuestion} {...entry}>
        {labels.faqs}
      </Entry>
      <Entry to={paths.admin.blog} Icon={Newspaper} {...entry}>
        {labels.blog}
      </Entry>
      <Entry to={paths.admin.claims} Icon={BadgeCheck} {...entry}>
        {labels.claims}
      </Entry>
      <Entry to={paths.admin.taxFacts} Icon={Scale} {...entry}>
        {labels.taxFacts}
      </Entry>
      <Entry to={paths.admin.season} Icon={Gauge} {...entry}>
        {labels.season}
      </Entry>
      <Entry to={paths.admin.insights} Icon={ChartNoAxesColumn} {...entry}>
        {labels.insights}
      </Entry>
      <Entry to={paths.admin.staff} Icon={UsersRound} {...entry}>
        {labels.staff}
      </Entry>
      <Entry to={paths.admin.office} Icon={CalendarClock} {...entry}>
        {labels.office}
      </Entry>
      <Entry to={paths.admin.audit} Icon={ScrollText} {...entry}>
        {labels.audit}
      </Entry>
      <Entry to={paths.admin.backups} Icon={DatabaseBackup} {...entry}>
        {labels.backups}
      </Entry>
      <Entry to={paths.admin.account} Icon={CircleUserRound} {...entry}>
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
  Icon,
  exact = false,
  className,
  onGo,
  children,
}: Entries & {
  to: NonNullable<ComponentProps<typeof Link>['to']>
  Icon: LucideIcon
  exact?: boolean
  className: string
  children: ReactNode
}) {
  if (!maySee(user, to)) return null
  return (
    <li>
      <Link to={to} activeOptions={{ exact }} className={className} onClick={onGo}>
        <Icon aria-hidden className="size-4.5" /> {children}
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
