import { filingActions } from '#app/clients/filing/queries.ts'
import type { ReturnDetail } from '#app/clients/model/return.ts'
import { ActionDialog } from '#app/clients/screens/action-dialog.tsx'
import { filingLabels as labels } from '#app/clients/screens/filing-labels.ts'
import { amountIn, textIn } from '#app/clients/screens/form-texts.ts'
import type { ReturnAction } from '#app/clients/screens/use-return-action.ts'
import { send } from '#app/platform/client/api.ts'
import { useBegun } from '#app/platform/client/use-begun.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { indianDate } from '#app/ui/time/dates.ts'
import { RETURN_FORMS } from '#content/enums.ts'

export type FilingStep = 'draft' | 'filed' | 'remove' | 'verified' | 'processed'
export interface FilingProps {
  row: ReturnDetail
  action: ReturnAction
  /** which form is open */
  step: FilingStep | undefined
  onStep: (step: FilingStep | undefined) => void
}

/** The form of the step that is open. */
export function StepForm({ row, action, step, onStep }: FilingProps) {
  const onClose = () => onStep(undefined)
  const today = indianDate(new Date())
  const { id, filing } = row
  if (step === 'draft') return <DraftForm row={row} action={action} onClose={onClose} />
  if (step === 'filed') {
    return (
      <ActionDialog
        title={labels.recordFiling}
        text={labels.recordFilingText}
        submit={labels.recordFiling}
        action={action}
        onClose={onClose}
        run={(form) =>
          filingActions.filed({
            ...{ id, acknowledgement: textIn(form, 'acknowledgement') },
            filedOn: textIn(form, 'filedOn'),
          })
        }
      >
        {(error) => (
          <>
            <TextField
              label={labels.acknowledgement}
              hint={labels.acknowledgementHint}
              name="acknowledgement"
              inputMode="numeric"
              required
              maxLength={20}
              defaultValue={filing?.acknowledgement}
              error={error('acknowledgement')}
              data-first-focus
            />
            <TextField
              label={labels.filedOn}
              name="filedOn"
              type="date"
              required
              max={today}
              defaultValue={filing?.filedOn ?? today}
              error={error('filedOn')}
            />
          </>
        )}
      </ActionDialog>
    )
  }
  if (step === 'remove') {
    return (
      <ConfirmDialog
        open
        title={labels.removeFiling}
        text={labels.removeFilingText}
        confirm={labels.removeFiling}
        pending={action.busy}
        onClose={onClose}
        onConfirm={async () => {
          if (await action.act(() => filingActions.removeFiling({ id }))) onClose()
        }}
      />
    )
  }
  if (step === 'verified') {
    return (
      <ActionDialog
        title={labels.recordVerified}
        submit={labels.recordVerified}
        action={action}
        onClose={onClose}
        run={(form) => filingActions.verified({ id, verifiedOn: textIn(form, 'verifiedOn') })}
      >
        {(error) => (
          <TextField
            label={labels.verifiedOn}
            name="verifiedOn"
            type="date"
            required
            min={filing?.filedOn}
            max={today}
            defaultValue={today}
            error={error('verifiedOn')}
            data-first-focus
          />
        )}
      </ActionDialog>
    )
  }
  if (step !== 'processed') return null
  return (
    <ActionDialog
      title={labels.recordOutcome}
      text={labels.recordOutcomeText}
      submit={labels.recordOutcome}
      action={action}
      onClose={onClose}
      run={(form) => {
        const amount = amountIn(form, 'amount')
        return filingActions.processed({
          ...{ id, processedOn: textIn(form, 'processedOn') },
          outcome: textIn(form, 'kind') === 'demand' ? -amount : amount,
          refundedOn: textIn(form, 'refundedOn') || null,
        })
      }}
    >
      {(error) => (
        <>
          <TextField
            label={labels.processedOn}
            name="processedOn"
            type="date"
            required
            max={today}
            defaultValue={filing?.processedOn ?? today}
            error={error('processedOn')}
            data-first-focus
          />
          <SelectField
            label={labels.outcome}
            name="kind"
            defaultValue={(filing?.outcome ?? 0) < 0 ? 'demand' : 'refund'}
          >
            <option value="refund">{labels.refundOrNothing}</option>
            <option value="demand">{labels.demand}</option>
          </SelectField>
          <TextField
            label={labels.amount}
            name="amount"
            inputMode="numeric"
            defaultValue={Math.abs(filing?.outcome ?? 0)}
            error={error('outcome')}
          />
          <TextField
            label={labels.refundedOn}
            hint={labels.refundedOnHint}
            name="refundedOn"
            type="date"
            max={today}
            defaultValue={filing?.refundedOn ?? ''}
            error={error('refundedOn')}
          />
        </>
      )}
    </ActionDialog>
  )
}

function DraftForm({
  row,
  action,
  onClose,
}: {
  row: ReturnDetail
  action: ReturnAction
  onClose: () => void
}) {
  const [before] = row.drafts
  const figures = before?.figures
  const sendSeen = useBegun(before?.okAt ? 'yes' : 'no')
  const amounts = ['totalIncome', 'tax', 'payable', 'refund'] as const
  return (
    <ActionDialog
      title={labels.send}
      text={before?.okAt ? labels.sendEndsOk : labels.sendText}
      submit={labels.sendNow}
      action={action}
      onClose={onClose}
      run={(form) => {
        const given = {
          ...{ form: textIn(form, 'form'), regime: textIn(form, 'regime') },
          ...Object.fromEntries(amounts.map((name) => [name, amountIn(form, name)])),
        }
        const body = new FormData()
        body.append('figures', JSON.stringify(given))
        body.append('file', form.get('file') as File)
        return sendSeen((okBefore) => {
          body.append('okBefore', okBefore)
          return send('POST', `/api/returns/${row.id}/drafts`, body)
        })
      }}
    >
      {(error) => (
        <>
          <TextField
            label={labels.file}
            name="file"
            type="file"
            accept=".pdf"
            required
            error={error('file')}
            data-first-focus
          />
          <div className="grid grid-cols-2 gap-3">
            <SelectField
              label={labels.form}
              name="form"
              required
              defaultValue={figures?.form ?? ''}
              error={error('figures.form')}
            >
              <option value="" disabled>
                {labels.choose}
              </option>
              {RETURN_FORMS.map((form) => (
                <option key={form}>{form}</option>
              ))}
            </SelectField>
            <SelectField
              label={labels.regime}
              name="regime"
              defaultValue={figures?.regime ?? 'new'}
              error={error('figures.regime')}
            >
              <option value="new">{labels.regimes.new}</option>
              <option value="old">{labels.regimes.old}</option>
            </SelectField>
            {amounts.map((name) => (
              <TextField
                key={name}
                label={labels.figures[name]}
                name={name}
                inputMode="numeric"
                required
                className="figure-column"
                defaultValue={figures?.[name] ?? (name === 'payable' || name === 'refund' ? 0 : '')}
                error={error(`figures.${name}`)}
              />
            ))}
          </div>
        </>
      )}
    </ActionDialog>
  )
}
