import { useMutation, useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { stepUpQuestion } from '#app/platform/client/questions.ts'
import { useServerForm } from '#app/platform/client/use-server-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/field.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { CancelButton } from '#app/ui/form-footer.tsx'
import { LoadFailure } from '#app/ui/load-failure.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { PASSWORD_MAX } from '../account.ts'
import { secondFactorLabels } from '../second-factor/labels.ts'
import { codeBody } from '../second-factor/second-factor.ts'
import { stepUpLabels as labels } from './labels.ts'
import { stepUp, stepUpByPasskey, stepUpQuery } from './queries.ts'
import { passwordBody } from './step-up.ts'

const FORM = 'step-up-form'

/** Asks who it is whenever a request needs that, above whatever is open, which stays as it is. */
export function StepUp() {
  const [answer, setAnswer] = useState<(confirmed: boolean) => void>()
  useEffect(
    () => stepUpQuestion.onAsk(() => new Promise<boolean>((resolve) => setAnswer(() => resolve))),
    [],
  )
  if (!answer) return null
  const close = (confirmed: boolean) => {
    setAnswer(undefined)
    answer(confirmed)
  }
  return <StepUpDialog onConfirmed={() => close(true)} onClose={() => close(false)} />
}

function StepUpDialog({ onConfirmed, onClose }: { onConfirmed: () => void; onClose: () => void }) {
  const { data, error, refetch } = useQuery(stepUpQuery)
  const byText = data?.methods.some((method) => method !== 'passkey') ?? false
  return (
    <Dialog
      open
      size="sm"
      title={labels.title}
      text={labels.text}
      onClose={onClose}
      footer={
        <>
          <CancelButton onClick={onClose} />
          {byText && (
            <Button type="submit" form={FORM} variant="accent">
              {labels.submit}
            </Button>
          )}
        </>
      }
    >
      {error && !data && <LoadFailure what={labels.title} error={error} retry={refetch} />}
      {!data && !error && <Spinner label={labels.loading} />}
      {data && (
        <div className="grid gap-5">
          {data.methods.includes('passkey') && <ByPasskey onConfirmed={onConfirmed} />}
          {data.methods.includes('password') && <ByPassword onConfirmed={onConfirmed} />}
          {data.methods.some((method) => method === 'totp' || method === 'recovery-code') && (
            <ByCode onConfirmed={onConfirmed} />
          )}
        </div>
      )}
    </Dialog>
  )
}

function ByPasskey({ onConfirmed }: { onConfirmed: () => void }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: stepUpByPasskey,
    onSuccess: onConfirmed,
  })
  return (
    <>
      <FormFailure text={error?.message} />
      <Button variant="outline" disabled={isPending} onClick={() => mutate()}>
        <KeyRound aria-hidden className="size-4.5" /> {secondFactorLabels.login.usePasskey}
      </Button>
    </>
  )
}

function ByPassword({ onConfirmed }: { onConfirmed: () => void }) {
  const { form, errors, failure, isPending, formProps } = useServerForm(
    passwordBody,
    { mutationFn: stepUp },
    { defaultValues: { password: '' }, onSaved: onConfirmed },
  )
  return (
    <StepUpForm formProps={formProps} failure={errors.password ? undefined : failure}>
      <TextField
        {...form.register('password')}
        data-first-focus
        autoFocus
        label={labels.password}
        type="password"
        autoComplete="current-password"
        maxLength={PASSWORD_MAX}
        readOnly={isPending}
        error={errors.password?.message}
      />
    </StepUpForm>
  )
}

function ByCode({ onConfirmed }: { onConfirmed: () => void }) {
  const { form, errors, failure, isPending, formProps } = useServerForm(
    codeBody,
    { mutationFn: stepUp },
    {
      defaultValues: { code: '' },
      onSaved: onConfirmed,
    },
  )
  return (
    <StepUpForm formProps={formProps} failure={errors.code ? undefined : failure}>
      <TextField
        {...form.register('code')}
        data-first-focus
        autoFocus
        label={secondFactorLabels.code.label}
        hint={secondFactorLabels.code.hint}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isPending}
        error={errors.code?.message}
      />
    </StepUpForm>
  )
}

function StepUpForm({
  formProps,
  failure,
  children,
}: {
  formProps: object
  failure: string | undefined
  children: ReactNode
}) {
  return (
    <form id={FORM} {...formProps} className="grid gap-5">
      {children}
      <FormFailure text={failure} />
    </form>
  )
}
