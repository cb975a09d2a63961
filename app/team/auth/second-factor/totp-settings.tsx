import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useServerForm } from '#app/platform/client/use-server-form.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { TextField } from '#app/ui/field.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { CancelButton } from '#app/ui/form-footer.tsx'
import { QrCode } from '#app/ui/qr-code.tsx'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import { toast } from '#app/ui/toast-store.tsx'
import { secondFactorLabels } from './labels.ts'
import { beginTotp, confirmTotp, turnTotpOff } from './queries.ts'
import { codeBody, type FactorAdded, inGroups, type NewTotp } from './second-factor.ts'

const labels = secondFactorLabels.app

/** The authenticator app of one's own account: set up, replaced and turned off. */
export function TotpSettings({
  since,
  onChanged,
}: {
  since: string | null
  onChanged: (added?: FactorAdded) => void
}) {
  const [key, setKey] = useState<NewTotp>()
  const begin = useMutation({
    mutationFn: beginTotp,
    onSuccess: setKey,
    onError: (error) => fail(labels.failed.on, error),
  })
  if (key) {
    return (
      <TotpSteps
        newKey={key}
        onDone={(added) => {
          setKey(undefined)
          if (added) onChanged(added)
        }}
      />
    )
  }
  return (
    <div>
      <h3 className="font-semibold">{labels.title}</h3>
      <p className="mt-1 mb-3 max-w-[40rem] text-muted">
        {since ? (
          <>
            {labels.on} <time dateTime={since}>{formatTimestamp(since)}</time>
          </>
        ) : (
          labels.off
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant={since ? 'outline' : 'accent'}
          disabled={begin.isPending}
          onClick={() => begin.mutate()}
        >
          {since ? labels.another : labels.setUp}
        </Button>
        {since && <TurnOff onDone={onChanged} />}
      </div>
    </div>
  )
}

function TotpSteps({
  newKey: { secret, uri },
  onDone,
}: {
  newKey: NewTotp
  onDone: (added?: FactorAdded) => void
}) {
  const { form, errors, failure, isPending, formProps } = useServerForm(
    codeBody,
    { mutationFn: confirmTotp },
    {
      defaultValues: { code: '' },
      onSaved: (added) => {
        toast({ title: labels.done.on })
        onDone(added)
      },
    },
  )
  const { steps } = labels
  return (
    <form method="post" {...formProps} className="grid max-w-[32rem] gap-5">
      <h3 className="font-semibold">{steps.title}</h3>
      <p>{steps.scan}</p>
      <QrCode text={uri} label={steps.qr} />
      <div>
        <p className="mb-1">{steps.type}</p>
        <code className="block rounded-md border border-line bg-tint px-3.5 py-2.5 font-mono select-all">
          {inGroups(secret)}
        </code>
      </div>
      <TextField
        {...form.register('code')}
        label={steps.confirm}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={10}
        error={errors.code?.message}
      />
      <FormFailure text={errors.code ? undefined : failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="accent" disabled={isPending}>
          {isPending ? steps.pending : steps.submit}
        </Button>
        <CancelButton onClick={() => onDone()} />
      </div>
    </form>
  )
}

function TurnOff({ onDone }: { onDone: () => void }) {
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: turnTotpOff,
    onSuccess: () => {
      toast({ title: labels.done.off })
      onDone()
    },
    onError: (error) => fail(labels.failed.off, error),
    onSettled: () => setAsking(false),
  })
  return (
    <>
      <Button variant="quiet-danger" onClick={() => setAsking(true)}>
        {labels.turnOff}
      </Button>
      <ConfirmDialog
        open={asking}
        {...labels.confirmOff}
        confirm={labels.turnOff}
        pending={isPending}
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

function fail(title: string, error: Error) {
  toast({ tone: 'destructive', title, text: error.message })
}
