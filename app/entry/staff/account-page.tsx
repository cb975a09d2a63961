import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FeedSettings } from '#app/enquiries/calls/feed/feed-settings.tsx'
import { feedLabels } from '#app/enquiries/calls/feed/labels.ts'
import { personLabels } from '#app/enquiries/calls/office/labels.ts'
import { PersonPanel } from '#app/enquiries/calls/office/person-panel.tsx'
import { navigationLabels } from '#app/enquiries/dashboard/labels.ts'
import { pushLabels } from '#app/enquiries/notifications/labels.ts'
import { PushSettings } from '#app/enquiries/notifications/push/push-settings.tsx'
import { MailPreferences } from '#app/platform/mail/mail-preferences.tsx'
import { staffHead } from '#app/platform/page/head.ts'
import { ThemeChoice } from '#app/platform/page/theme-choice.tsx'
import { staffLabels } from '#app/team/accounts/labels.ts'
import { ProfileForm } from '#app/team/accounts/profile-form.tsx'
import { ownAccountQuery } from '#app/team/accounts/queries.ts'
import { useAuth } from '#app/team/auth/auth-context.tsx'
import { authLabels } from '#app/team/auth/labels.ts'
import { LogoutButton } from '#app/team/auth/logout-button.tsx'
import { PasswordForm } from '#app/team/auth/password-form.tsx'
import { secondFactorLabels } from '#app/team/auth/second-factor/labels.ts'
import { SecondFactorSettings } from '#app/team/auth/second-factor/second-factor-settings.tsx'
import { SessionList } from '#app/team/auth/session-list.tsx'
import { LoadFailure } from '#app/ui/load-failure.tsx'
import { Spinner } from '#app/ui/spinner.tsx'

export const Route = createFileRoute('/_admin/_staff/admin/account')({
  head: ({ match }) => staffHead(staffLabels.account.title, match),
  component: Account,
})

const labels = staffLabels.account

function Account() {
  const { user } = useAuth()
  const { data: account, error, refetch } = useQuery(ownAccountQuery)
  if (error && !account) return <LoadFailure what={labels.what} error={error} retry={refetch} />
  if (!account) return <Spinner label={labels.loading} />
  return (
    <>
      <h1 className="text-[1.75rem] leading-tight">{labels.title}</h1>
      <p className="mt-1 text-muted [overflow-wrap:anywhere]">
        {user && authLabels.signedInAs({ ...user, name: account.name })}
      </p>
      <Part {...labels.name}>
        <ProfileForm account={account} />
      </Part>
      <Part {...labels.email}>
        <MailPreferences />
      </Part>
      {user?.roles.includes('accountant') && (
        <Part id="push" title={pushLabels.title} text={pushLabels.text}>
          <PushSettings />
        </Part>
      )}
      {user?.roles.includes('accountant') && (
        <>
          <Part id="calls" title={personLabels.title} text={personLabels.own}>
            <PersonPanel id={account.id} />
          </Part>
          <Part id="calendar" title={feedLabels.title} text={feedLabels.text}>
            <FeedSettings />
          </Part>
        </>
      )}
      <Part {...labels.password}>
        <PasswordForm username={account.username} />
      </Part>
      <Part id="second-factor" title={secondFactorLabels.title} text={secondFactorLabels.text}>
        <SecondFactorSettings username={account.username} />
      </Part>
      <div className="lg:hidden">
        <Part {...navigationLabels.appearance}>
          <div className="flex flex-wrap gap-4">
            <ThemeChoice />
            <LogoutButton userId={account.id} />
          </div>
        </Part>
      </div>
      <Part {...labels.sessions}>
        <SessionList />
      </Part>
    </>
  )
}

function Part({
  id,
  title,
  text,
  children,
}: {
  id?: string
  title: string
  text: string
  children: ReactNode
}) {
  return (
    <section
      id={id}
      className="mt-6 max-w-[52rem] rounded-lg border border-line bg-card p-[clamp(1.25rem,3vw,2rem)]"
    >
      <h2 className="text-h3">{title}</h2>
      <p className="mt-1 mb-5 max-w-[40rem] text-muted">{text}</p>
      {children}
    </section>
  )
}
