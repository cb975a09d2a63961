import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useServerForm } from '#app/platform/client/use-server-form.ts'
import { staffHead } from '#app/platform/page/head.ts'
import { newPasswordForm, type OpenLink } from '#app/team/auth/links/account-link.ts'
import { linkLabels } from '#app/team/auth/links/labels.ts'
import { accountLinkQuery, redeemLink } from '#app/team/auth/links/queries.ts'
import { passwordBody } from '#app/team/auth/step-up/step-up.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import { NEW_PASSWORD_MIN, PASSWORD_MAX } from './account.ts'
import { useAuth } from './auth-context.tsx'
import { authLabels } from './labels.ts'

export const Route = createFileRoute('/_admin/admin/reset/$token')({
  head: ({ match }) => staffHead(linkLabels.page.title, match),
  component: Reset,
})

const labels = linkLabels.page

/** The page of a one-time link by which somebody gets in again. */
function Reset() {
  const { token } = Route.useParams()
  const { data: link, error } = useQuery(accountLinkQuery(token))
  return (
    <main id="main" className="grid min-h-dvh place-items-center bg-tint p-4">
      <div className="w-full max-w-[32rem] rounded-lg border border-line-strong bg-card p-[clamp(1.25rem,5vw,2rem)]">
        <h1 className="text-h2">
          {error && !link ? labels.gone : link?.isNew ? labels.invitation.title : labels.title}
        </h1>
        {link && (
          <>
            <p className="mt-2 mb-6">
              {(link.isNew ? labels.invitation.text : labels[link.purpose])(link.username)}
            </p>
            <ResetForm token={token} link={link} />
          </>
        )}
        {error && !link && (
          <>
            <p className="mt-2 mb-6">{error.message}</p>
            <a href={paths.admin.login} className={buttonClass('outline')}>
              {labels.toLogin}
            </a>
          </>
        )}
        {!link && !error && <Spinner label={labels.loading} />}
      </div>
    </main>
  )
}

function ResetForm({ token, link }: { token: string; link: OpenLink }) {
  const { signInBy } = useAuth()
  const navigate = useNavigate()
  const use = {
    mutationFn: (body: { newPassword: string } | { password: string }) =>
      signInBy(() => redeemLink({ token, ...body })),
  }
  const options = {
    failed: { title: link.isNew ? labels.invitation.failed : labels.failed },
    onSaved: () => {
      toast({ title: link.isNew ? labels.invitation.done : labels.done })
      return link.isNew
        ? navigate({ to: paths.admin.dashboard })
        : navigate({ to: paths.admin.account, hash: 'second-factor' })
    },
  }
  return link.purpose === 'access' ? (
    <NewPassword use={use} options={options} username={link.username} />
  ) : (
    <PresentPassword use={use} options={options} username={link.username} />
  )
}

interface FormProps {
  use: { mutationFn: (body: { newPassword: string } | { password: string }) => Promise<unknown> }
  options: { failed: { title: string }; onSaved: () => unknown }
  username: string
}

function NewPassword({ use, options, username }: FormProps) {
  const { form, errors, failure, isPending, formProps } = useServerForm(newPasswordForm, use, {
    defaultValues: { newPassword: '' },
    ...options,
  })
  return (
    <form method="post" {...formProps} className="grid gap-5">
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <TextField
        {...form.register('newPassword')}
        label={labels.newPassword}
        hint={authLabels.password.newHint}
        type="password"
        autoComplete="new-password"
        minLength={NEW_PASSWORD_MIN}
        maxLength={PASSWORD_MAX}
        error={errors.newPassword?.message}
      />
      <FormFailure text={errors.newPassword ? undefined : failure} />
      <Submit isPending={isPending} />
    </form>
  )
}

function PresentPassword({ use, options, username }: FormProps) {
  const { form, errors, failure, isPending, formProps } = useServerForm(passwordBody, use, {
    defaultValues: { password: '' },
    ...options,
  })
  return (
    <form method="post" {...formProps} className="grid gap-5">
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <TextField
        {...form.register('password')}
        label={labels.password}
        type="password"
        autoComplete="current-password"
        maxLength={PASSWORD_MAX}
        error={errors.password?.message}
      />
      <FormFailure text={errors.password ? undefined : failure} />
      <Submit isPending={isPending} />
    </form>
  )
}

function Submit({ isPending }: { isPending: boolean }) {
  return (
    <Button type="submit" variant="accent" size="lg" disabled={isPending}>
      {isPending ? labels.pending : labels.submit}
    </Button>
  )
}
