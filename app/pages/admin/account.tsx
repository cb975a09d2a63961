import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PasswordForm } from '#app/auth/password-form.tsx'
import { SessionList } from '#app/auth/session-list.tsx'
import { MailPreferences } from '#app/mail/mail-preferences.tsx'
import { staffHead } from '#app/seo/head.ts'
import { ProfileForm } from '#app/staff/profile-form.tsx'
import { ownAccountQuery } from '#app/staff/queries.ts'
import { LoadFailure } from '#app/ui/load-failure.tsx'
import { Spinner } from '#app/ui/spinner.tsx'

export const Route = createFileRoute('/_admin/_staff/admin/account')({
  head: ({ match }) => staffHead('Account', match),
  component: Account,
})

function Account() {
  const { data: account, error, refetch } = useQuery(ownAccountQuery)
  if (error && !account) return <LoadFailure what="your account" error={error} retry={refetch} />
  if (!account) return <Spinner label="Loading your account" />
  return (
    <>
      <h1 className="text-[1.75rem] leading-tight">Account</h1>
      <p className="mt-1 text-muted [overflow-wrap:anywhere]">
        Signed in as {account.username} ({account.role})
      </p>
      <Part title="Your name" text="As colleagues read it in the history of an enquiry.">
        <ProfileForm account={account} />
      </Part>
      <Part title="E-mail" text="Where you can be reached, and what you are told by mail.">
        <MailPreferences />
      </Part>
      <Part title="Password" text="A new password signs you out in every other browser.">
        <PasswordForm username={account.username} />
      </Part>
      <Part
        title="Signed-in browsers"
        text="Where your account is in use now. A browser that you do not know is a reason to change your password."
      >
        <SessionList />
      </Part>
    </>
  )
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="mt-6 max-w-[52rem] rounded-lg border border-line bg-card p-[clamp(1.25rem,3vw,2rem)]">
      <h2 className="text-h3">{title}</h2>
      <p className="mt-1 mb-5 max-w-[40rem] text-muted">{text}</p>
      {children}
    </section>
  )
}
