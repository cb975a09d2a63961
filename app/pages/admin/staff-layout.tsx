import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import {
  BadgeCheck,
  CircleUserRound,
  ExternalLink,
  FileQuestion,
  Inbox,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Mail,
  Newspaper,
  ScrollText,
  UsersRound,
} from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import type { SessionUser } from '#app/auth/account.ts'
import { useAuth } from '#app/auth/auth-context.tsx'
import { authLabels } from '#app/auth/labels.ts'
import { hasUnsentText } from '#app/auth/unsent-text.ts'
import { useUnsentTextWarning } from '#app/auth/use-unsent-text.ts'
import { messages } from '#app/content/messages.ts'
import { Mark } from '#app/layout/logo.tsx'
import { ThemeChoice } from '#app/layout/theme-choice.tsx'
import { NewLeadNotice } from '#app/leads/live/new-lead-notice.tsx'
import { deskCountsQuery } from '#app/leads/queries.ts'
import { paths } from '#app/paths.ts'
import { useFirm } from '#app/site/site.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import { navigationLabels as labels } from './labels.ts'

const itemClass =
  'flex items-center rounded-md font-medium hover:bg-tint data-[status=active]:bg-accent-tint max-lg:relative max-lg:min-h-14 max-lg:flex-col max-lg:justify-center max-lg:gap-1 max-lg:text-xs max-lg:leading-tight max-lg:whitespace-nowrap max-lg:data-[status=active]:shadow-[inset_0_-3px_0_var(--color-accent-strong)] lg:min-h-11 lg:gap-3 lg:px-3 lg:data-[status=active]:shadow-[inset_3px_0_0_var(--color-accent-strong)]'

/** The layout of the staff area: navigation at the left, or at the top of small screens. */
export function StaffLayout({ user, children }: { user: SessionUser; children: ReactNode }) {
  const firm = useFirm()
  useUnsentTextWarning(user.id)
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_1fr]">
      <aside className="screen-only border-b border-line bg-card lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:border-r lg:border-b-0">
        <div className="flex items-center gap-3 px-4 py-3 lg:border-b lg:border-line lg:py-4">
          <Mark className="size-8" />
          <span className="font-serif text-[1.125rem] leading-tight">{firm.name}</span>
        </div>
        <nav
          aria-label={labels.navigation}
          className="px-2 pb-2 lg:grow lg:overflow-y-auto lg:py-3"
        >
          <ul className="grid grid-cols-4 gap-1 sm:grid-cols-10 lg:flex lg:flex-col">
            <Entry to={paths.admin.dashboard} Icon={LayoutDashboard} exact>
              {labels.dashboard}
            </Entry>
            <Entry to={paths.admin.leads} Icon={Inbox}>
              {labels.leads} <WaitingCount />
            </Entry>
            <Entry to={paths.admin.mail} Icon={Mail}>
              {labels.mail}
            </Entry>
            <Entry to={paths.admin.faqs} Icon={FileQuestion}>
              {labels.faqs}
            </Entry>
            <Entry to={paths.admin.blog} Icon={Newspaper}>
              {labels.blog}
            </Entry>
            <Entry to={paths.admin.claims} Icon={BadgeCheck}>
              {labels.claims}
            </Entry>
            {user.role === 'admin' && (
              <Entry to={paths.admin.staff} Icon={UsersRound}>
                {labels.staff}
              </Entry>
            )}
            {user.role === 'admin' && (
              <Entry to={paths.admin.audit} Icon={ScrollText}>
                {labels.audit}
              </Entry>
            )}
            <Entry to={paths.admin.account} Icon={CircleUserRound}>
              {labels.account}
            </Entry>
            <li>
              <a href={paths.home} className={itemClass}>
                <ExternalLink aria-hidden className="size-4.5" /> {labels.website}
              </a>
            </li>
          </ul>
        </nav>
        <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-3 lg:flex-col lg:items-stretch">
          <p className="grow text-sm leading-tight">
            <span className="block font-semibold">{user.name}</span>
            <span className="text-muted">{user.role}</span>
          </p>
          <ThemeChoice />
          <LogoutButton userId={user.id} />
        </div>
      </aside>
      <main id="main" className="min-w-0 px-[clamp(1rem,3vw,2.5rem)] py-8">
        {children}
      </main>
      <NewLeadNotice />
    </div>
  )
}

function Entry({
  to,
  Icon,
  exact = false,
  children,
}: {
  to: ComponentProps<typeof Link>['to']
  Icon: LucideIcon
  exact?: boolean
  children: ReactNode
}) {
  return (
    <li>
      <Link to={to} activeOptions={{ exact }} className={itemClass}>
        <Icon aria-hidden className="size-4.5" /> {children}
      </Link>
    </li>
  )
}

/** How many enquiries need an answer. */
function WaitingCount() {
  const { data: counts } = useQuery(deskCountsQuery)
  const count = counts?.['needs-answer']
  if (!count) return null
  return (
    <span className="figure-column rounded-sm bg-accent px-1.5 font-semibold text-accent-ink max-lg:absolute max-lg:top-1 max-lg:left-1/2 max-lg:ml-2.5 max-lg:px-1 lg:ml-auto lg:text-sm">
      {count.toLocaleString('en-IN')}
      <span className="sr-only">{labels.needAnswer}</span>
    </span>
  )
}

function LogoutButton({ userId }: { userId: number }) {
  const { signOut } = useAuth()
  const [asking, setAsking] = useState(false)
  const { button, unsent } = authLabels.signOut
  const signOutOrReport = () =>
    signOut().catch((error: Error) =>
      toast({ tone: 'destructive', title: messages.login.logoutFailed, text: error.message }),
    )
  return (
    <>
      <button
        type="button"
        className="inline-flex min-h-11 items-center gap-2 rounded-md border border-line-strong px-3.5 font-medium hover:border-ink"
        onClick={() => (hasUnsentText(userId) ? setAsking(true) : signOutOrReport())}
      >
        <LogOut aria-hidden className="size-4" /> {button}
      </button>
      <ConfirmDialog
        open={asking}
        title={unsent.title}
        text={unsent.text}
        confirm={unsent.confirm}
        cancel={unsent.stay}
        onConfirm={signOutOrReport}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
