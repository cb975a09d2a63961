import { type ReactNode, useEffect } from 'react'
import { navigationLabels as labels } from '#app/enquiries/dashboard/labels.ts'
import { NewLeadNotice } from '#app/enquiries/desk/live/new-lead-notice.tsx'
import {
  NotificationBell,
  NotificationUpkeep,
} from '#app/enquiries/notifications/notification-bell.tsx'
import { keepFocus } from '#app/platform/client/keep-focus.ts'
import { Mark } from '#app/platform/page/logo.tsx'
import { useFirm } from '#app/platform/page/site.tsx'
import { ThemeChoice } from '#app/platform/page/theme-choice.tsx'
import type { SessionUser } from '#app/team/auth/account.ts'
import { rolesOf } from '#app/team/auth/labels.ts'
import { LogoutButton } from '#app/team/auth/logout-button.tsx'
import { useUnsentTextWarning } from '#app/team/auth/use-unsent-text.ts'
import { prepareToasts } from '#app/ui/toast-store.tsx'
import { StaffMenu, StaffMenuBar } from './staff-menu.tsx'

/** The layout of the staff area: the menu at the left, or at the foot of small screens. */
export function StaffLayout({ user, children }: { user: SessionUser; children: ReactNode }) {
  const firm = useFirm()
  useUnsentTextWarning(user.id)
  useEffect(prepareToasts, [])
  useEffect(keepFocus, [])
  const isAtDesk = user.roles.includes('accountant')
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[13rem_1fr]">
      <aside className="screen-only sticky top-0 flex h-dvh flex-col border-r border-line bg-card max-lg:hidden">
        <div className="flex items-center gap-3 border-b border-line px-4 py-3 [@media(max-height:820px)]:py-1.5">
          <Mark className="size-8 shrink-0" />
          <span className="grow font-serif text-[1.0625rem] leading-tight">{firm.name}</span>
          {isAtDesk && (
            <NotificationBell className="grid size-11 shrink-0 place-items-center rounded-md border border-transparent hover:bg-tint" />
          )}
        </div>
        <nav
          aria-label={labels.navigation}
          className="flex grow flex-col overflow-y-auto px-2 py-3 [@media(max-height:820px)]:py-2"
        >
          <StaffMenu user={user} />
        </nav>
        <div className="flex flex-col gap-3 border-t border-line px-4 py-3 [@media(max-height:820px)]:gap-1.5 [@media(max-height:820px)]:py-2 [@media(max-height:820px)_and_(pointer:fine)]:[&>button]:min-h-9">
          <p className="text-sm leading-tight">
            <span className="block font-semibold [overflow-wrap:anywhere]">{user.name}</span>
            <span className="text-muted">{rolesOf(user)}</span>
          </p>
          <ThemeChoice />
          <LogoutButton userId={user.id} />
        </div>
      </aside>
      <main id="main" className="min-w-0 px-[clamp(1rem,2vw,2.5rem)] pt-2 pb-24 lg:pt-3">
        {children}
      </main>
      {isAtDesk && (
        <>
          <NewLeadNotice />
          <NotificationUpkeep userId={user.id} />
        </>
      )}
      <StaffMenuBar user={user} />
    </div>
  )
}
