import { type ReactNode, useState } from 'react'
import { paths } from '#app/paths.ts'
import { useServerForm } from '#app/platform/client/use-server-form.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import { messages } from '#content/en/messages.ts'
import { loginBody, PASSWORD_MAX, USERNAME_MAX } from './account.ts'
import { useAuth } from './auth-context.tsx'
import { authLabels } from './labels.ts'
import { canUsePasskeys } from './passkeys/browser.ts'
import { useSuggestedPasskey } from './passkeys/use-suggested-passkey.ts'
import { CodeForm, PasskeyButton } from './second-factor/code-form.tsx'
import type { SecondFactorNeeded } from './second-factor/second-factor.ts'

const labels = authLabels.login

/**
 * Asks for the password, and where the account has one for the second step after it.
 * @param heading above the form of each step
 */
export function SignInForm({
  username = '',
  heading,
}: {
  username?: string
  heading?: (step: 'password' | 'second-factor') => ReactNode
}) {
  const { clearError } = useAuth()
  const [needed, setNeeded] = useState<SecondFactorNeeded>()
  const welcome = (weakPassword?: string) =>
    toast({
      title: messages.login.succeeded,
      ...(weakPassword && {
        text: weakPassword,
        link: { href: paths.admin.account, label: labels.changePassword },
      }),
    })
  if (!needed) {
    return (
      <>
        {heading?.('password')}
        <PasswordStep username={username} onSignedIn={welcome} onSecondFactor={setNeeded} />
      </>
    )
  }
  const restart = () => {
    clearError()
    setNeeded(undefined)
  }
  return (
    <>
      {heading?.('second-factor')}
      <CodeForm
        methods={needed.secondFactor.methods}
        onSignedIn={() => welcome(needed.weakPassword)}
        onRestart={restart}
      />
    </>
  )
}

function PasswordStep({
  username,
  onSignedIn,
  onSecondFactor,
}: {
  username: string
  onSignedIn: (weakPassword?: string) => unknown
  onSecondFactor: (needed: SecondFactorNeeded) => void
}) {
  const { signIn, error, sessionEnd } = useAuth()
  useSuggestedPasskey(() => onSignedIn())
  const { form, errors, isPending, formProps } = useServerForm(
    loginBody,
    { mutationFn: signIn },
    {
      defaultValues: { username, password: '' },
      failed: { title: messages.login.failed, text: messages.login.failedText },
      onSaved: (answer) =>
        'secondFactor' in answer ? onSecondFactor(answer) : onSignedIn(answer.weakPassword),
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
        data-first-focus={username !== '' || undefined}
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
      {canUsePasskeys() && <PasskeyButton onSignedIn={() => onSignedIn()} />}
    </form>
  )
}
