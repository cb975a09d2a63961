import { useState } from 'react'
import type { Lead } from '#app/enquiries/desk/desk.ts'
import { FEE_MAX } from '#app/enquiries/desk/desk-changes.ts'
import { lostReasons, statusNames } from '#app/enquiries/desk/labels.ts'
import { leadStateLabels } from '#app/enquiries/desk/screens/lead-labels.ts'
import type { LeadActions } from '#app/enquiries/desk/screens/use-lead-actions.ts'
import type { Outcome } from '#app/enquiries/model/events.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { LOST_REASONS } from '#content/enums.ts'
import { outcomeLabels as labels } from './labels.ts'

/** Asks for the fee of a won enquiry or the reason of a lost one, which can be skipped. */
export function OutcomeDialog({
  lead,
  status,
  known,
  actions,
  onClose,
}: {
  lead: Lead
  status: 'won' | 'lost'
  /** what is noted already, once it has the status */
  known?: Outcome
  actions: LeadActions
  onClose: () => void
}) {
  const [fee, setFee] = useState(known?.fee?.toString() ?? '')
  const [reason, setReason] = useState(known?.lostReason ?? undefined)
  const save = async (told: boolean) => {
    const outcome =
      status === 'won' ? { fee: fee === '' ? null : Number(fee) } : { lostReason: reason ?? null }
    const done = known
      ? labels.saved(lead.name)
      : leadStateLabels.statusSet(lead.name, statusNames[status])
    await actions.run({ lead, change: { status, ...(told && outcome) }, done })
    onClose()
  }
  return (
    <Dialog
      open
      size="sm"
      title={labels[status].title(lead.name)}
      text={labels.text}
      onClose={onClose}
      footer={
        <>
          {!known && (
            <Button variant="outline" disabled={actions.busy} onClick={() => save(false)}>
              {labels.skip}
            </Button>
          )}
          <Button type="submit" form="outcome" variant="accent" disabled={actions.busy}>
            {known ? labels.save : labels[status].submit}
          </Button>
        </>
      }
    >
      <form
        id="outcome"
        onSubmit={(event) => {
          event.preventDefault()
          void save(true)
        }}
      >
        {status === 'won' ? (
          <TextField
            label={labels.won.field}
            name="fee"
            type="number"
            inputMode="numeric"
            min={0}
            max={FEE_MAX}
            step={1}
            value={fee}
            onChange={({ target }) => setFee(target.value)}
            data-first-focus
          />
        ) : (
          <SelectField
            label={labels.lost.field}
            name="lostReason"
            value={reason ?? ''}
            onChange={({ target }) => setReason(LOST_REASONS.find((one) => one === target.value))}
            data-first-focus
          >
            <option value="">{labels.choose}</option>
            {LOST_REASONS.map((one) => (
              <option key={one} value={one}>
                {lostReasons[one]}
              </option>
            ))}
          </SelectField>
        )}
      </form>
    </Dialog>
  )
}
