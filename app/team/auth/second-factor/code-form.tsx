import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useServerForm } from '#app/platform/client/use-server-form.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { messages } from '#content/en/messages.ts'
import type { SecondFactor } from '#content/enums.ts'
import type { SessionUser } from '../account.ts'
import { useAuth } from '../auth-context.tsx'
import { logInByCode, loginByPasskey } from '../queries.ts'
import { secondFactorLabels } from './labels.ts'
import { type CodeBody, codeBody } from './second-factor.ts'

const labels = secondFactorLabels.login

/** Asks for the second step after a right password. */
export function CodeForm({
  methods,
  onSignedIn,
  onRestart,
}: {
  methods: SecondFactor[]
  onSignedIn: (user: SessionUser) => void
  onRestart: () => void
}) {
  const { error } = useAuth()
  const byCode = methods.some((method) => method !== 'passkey')
  const restart = (
    <Button variant="quiet" onClick={onRestart}>
      {labels.restart}
    </Button>
  )
  if (methods.length === 0) {
    return (
      <div className="grid gap-5">
        <p>{labels.none}</p>
        {restart}
      </div>
    )
  }
  return (
    <div className="grid gap-5">
      {methods.includes('passkey') && <PasskeyButton secondFactor onSignedIn={onSignedIn} />}
      {byCode && <Code methods={methods} onSignedIn={onSignedIn} />}
      {!byCode && <FormFailure text={error} />}
      {restart}
      <p className="text-sm text-muted">{labels.lost}</p>
    </div>
  )
}

function Code({
  methods,
  onSignedIn,
}: {
  methods: SecondFactor[]
  onSignedIn: (user: SessionUser) => void
}) {
  const { signInBy, error } = useAuth()
  const { form, errors, isPending, formProps } = useServerForm(
    codeBody,
    {
      mutationFn: (body: CodeBody) => signInBy(() => logInByCode(body)),
    },
    {
      defaultValues: { code: '' },
      failed: { title: messages.login.failed },
      onSaved: onSignedIn,
    },
  )
  return (
    <form method="post" {...formProps} className="grid gap-5">
      <TextField
        {...form.register('code')}
        ref={(field) => {
          form.register('code').ref(field)
          if (field && document.activeElement === document.body) field.focus()
        }}
        label={secondFactorLabels.code.label}
        hint={methods.includes('totp') ? labels.code : labels.recovery}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.code?.message}
      />
      <FormFailure text={error} />
      <Button type="submit" variant="accent" size="lg" disabled={isPending}>
        {isPending ? labels.pending : labels.submit}
      </Button>
    </form>
  )
}

/** Signs in by a passkey: alone, or as the second step. */
export function PasskeyButton({
  secondFactor = false,
  onSignedIn,
}: {
  secondFactor?: boolean
  onSignedIn: (user: SessionUser) => void
}) {
  const { signInBy } = useAuth()
  const { mutate, isPending } = useMutation({
    mutationFn: () => signInBy(() => loginByPasskey(secondFactor)),
    onSuccess: onSignedIn,
  })
  return (
    <Button variant="outline" size="lg" disabled={isPending} onClick={() => mutate()}>
      <KeyRound aria-hidden className="size-4.5" />
      {labels.usePasskey}
    </Button>
  )
}
