import { useState } from 'react'
import { feeRule } from '#app/enquiries/desk/desk-changes.ts'
import type { Outcome } from '#app/enquiries/model/events.ts'
import { lostReasons } from '#app/enquiries/model/labels.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { Options } from '#app/ui/options.tsx'
import { CLIENT_REASONS, LOST_REASONS, type LostReason } from '#content/enums.ts'
import { outcomeLabels as labels } from './labels.ts'

const clientReasons: readonly LostReason[] = CLIENT_REASONS

/** Asks for the fee of what is won or the reason of what is lost, which can be skipped unless it is noted already. */
export function AskOutcome({
  title,
  status,
  feeLabel = labels.won.field,
  known,
  failure,
  busy,
  onSave,
  onClose,
}: {
  title: string
  status: 'won' | 'lost'
  feeLabel?: string
  known?: Outcome
  /** why it was not saved */
  failure?: string | undefined
  busy: boolean
  /** @param outcome undefined where it was skipped */
  onSave: (outcome?: Partial<Outcome>) => void
  onClose: () => void
}) {
  const [fee, setFee] = useState(known?.fee?.toString() ?? '')
  const [error, setError] = useState<string>()
  const [reason, setReason] = useState(known?.lostReason ?? undefined)
  return (
    <Dialog
      open
      size="sm"
      title={title}
      text={labels.text}
      onClose={onClose}
      footer={
        <>
          {!known && (
            <Button variant="outline" disabled={busy} onClick={() => onSave()}>
              {labels.skip}
            </Button>
          )}
          <Button type="submit" form="outcome" variant="accent" disabled={busy}>
            {known ? labels.save : labels[status].submit}
          </Button>
        </>
      }
    >
      <form
        id="outcome"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (status === 'lost') return onSave({ lostReason: reason ?? null })
          const typed = fee.replace(/[₹,\s]/g, '')
          const read = feeRule.safeParse(Number(typed))
          if (typed === '' || read.success) onSave({ fee: typed === '' ? null : Number(typed) })
          else setError(read.error.issues[0]?.message)
        }}
      >
        {status === 'won' ? (
          <TextField
            label={feeLabel}
            name="fee"
            inputMode="numeric"
            autoComplete="off"
            value={fee}
            error={error}
            onChange={({ target }) => setFee(target.value)}
            data-first-focus
          />
        ) : (
          <SelectField
            label={labels.lost.field}
            name="lostReason"
            value={reason ?? ''}
            onChange={({ target }) => setReason(LOST_REASONS.find((one) => one === target.value))}
            {...(reason && { hint: labels.lost.counts(clientReasons.includes(reason)) })}
            data-first-focus
          >
            <option value="">{labels.choose}</option>
            <Options values={LOST_REASONS} nameOf={(one) => lostReasons[one]} />
          </SelectField>
        )}
        <FormFailure text={failure} />
      </form>
    </Dialog>
  )
}
