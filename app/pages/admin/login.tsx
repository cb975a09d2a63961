import { createFileRoute, Navigate, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { loginBody, PASSWORD_MAX, USERNAME_MAX } from '#app/auth/account.ts'
import { useAuth } from '#app/auth/auth-context.tsx'
import { authLabels } from '#app/auth/labels.ts'
import { canUsePasskeys } from '#app/auth/passkeys/browser.ts'
import { useSuggestedPasskey } from '#app/auth/passkeys/use-suggested-passkey.ts'
import { CodeForm, PasskeyButton } from '#app/auth/second-factor/code-form.tsx'
import { secondFactorLabels } from '#app/auth/second-factor/labels.ts'
import { useServerForm } from '#app/client/use-server-form.ts'
import type { SecondFactor } from '#app/content/enums.ts'
import { messages } from '#app/content/messages.ts'
import { Logo } from '#app/layout/logo.tsx'
import { paths } from '#app/paths.ts'
import { staffHead } from '#app/seo/head.ts'
import { useFirm } from '#app/site/site.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { toast } from '#app/ui/toast-store.tsx'

export const Route = createFileRoute('/_admin/admin/login')({
  head: ({ match }) => staffHead('Login', match),
  component: Login,
})

const labels = authLabels.login

function Login() {
  const firm = useFirm()
  const { user } = useAuth()
  if (user) return <Navigate to="/admin" replace />
  return (
    <main id="main" className="grid min-h-dvh place-items-center bg-tint p-4">
      <div className="w-full max-w-[26rem]">
        <a
          href={paths.home}
          aria-label={labels.home(firm.name)}
          className="mb-6 flex justify-center"
        >
          <Logo name={firm.name} />
        </a>
        <div className="rounded-lg border border-line-strong bg-card p-[clamp(1.25rem,5vw,2rem)]">
          <SignIn />
          <p className="mt-6 border-t border-line pt-4 text-center text-sm text-muted">
            {labels.access}
          </p>
        </div>
      </div>
    </main>
  )
}

/** The password, and where the account has one the second step after it. */
function SignIn() {
  const navigate = useNavigate()
  const { clearError } = useAuth()
  const [methods, setMethods] = useState<SecondFactor[]>()
  const welcome = () => {
    toast({ title: messages.login.succeeded })
    return navigate({ to: '/admin' })
  }
  if (!methods) {
    return (
      <>
        <h1 className="mb-6 text-h2">{labels.title}</h1>
        <LoginForm onSignedIn={welcome} onSecondFactor={setMethods} />
      </>
    )
  }
  const restart = () => {
    clearError()
    setMethods(undefined)
  }
  return (
    <>
      <h1 className="mb-6 text-h2">{secondFactorLabels.login.title}</h1>
      <CodeForm methods={methods} onSignedIn={welcome} onRestart={restart} />
    </>
  )
}

function LoginForm({
  onSignedIn,
  onSecondFactor,
}: {
  onSignedIn: () => unknown
  onSecondFactor: (methods: SecondFactor[]) => void
}) {
  const { signIn, error, sessionEnd } = useAuth()
  useSuggestedPasskey(onSignedIn)
  const { form, errors, isPending, formProps } = useServerForm(
    loginBody,
    { mutationFn: signIn },
    {
      defaultValues: { username: '', password: '' },
      failed: { title: messages.login.failed, text: messages.login.failedText },
      onSaved: (answer) =>
        'secondFactor' in answer ? onSecondFactor(answer.secondFactor.methods) : onSignedIn(),
    },
  )
  return (
    <form method="post" {...formProps} className="grid gap-5">
      <TextField
        {...form.register('username')}
        label={labels.username}
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={USERNAME_MAX}
        error={errors.username?.message}
      />
      <TextField
        {...form.register('password')}
        label={labels.password}
        type="password"
        autoComplete="current-password"
        maxLength={PASSWORD_MAX}
        error={errors.password?.message}
      />
      <FormFailure text={error} />
      {sessionEnd && !error && (
        <p role="status" className="rounded-md border border-line-strong bg-tint px-3.5 py-2.5">
          {labels.ended[sessionEnd]}
        </p>
      )}
      <Button type="submit" variant="accent" size="lg" disabled={isPending}>
        {isPending ? labels.pending : labels.submit}
      </Button>
      {canUsePasskeys() && <PasskeyButton onSignedIn={onSignedIn} />}
    </form>
  )
}
