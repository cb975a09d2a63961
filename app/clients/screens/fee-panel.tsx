import { useState } from 'react'
import { filingActions } from '#app/clients/filing/queries.ts'
import { type Invoice, outstanding, type Payment } from '#app/clients/model/invoice.ts'
import type { ReturnDetail } from '#app/clients/model/return.ts'
import { returnActions } from '#app/clients/returns/queries.ts'
import { ActionDialog } from '#app/clients/screens/action-dialog.tsx'
import { feeLabels as labels } from '#app/clients/screens/filing-labels.ts'
import { amountIn, textIn } from '#app/clients/screens/form-texts.ts'
import type { ReturnAction } from '#app/clients/screens/use-return-action.ts'
import { useBegun } from '#app/platform/client/use-begun.ts'
import { useFirm } from '#app/platform/page/site.tsx'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { CheckboxField, SelectField, TextField } from '#app/ui/field.tsx'
import { formatBriefDay, indianDate } from '#app/ui/time/dates.ts'
import { PAYMENT_METHODS } from '#content/enums.ts'
import { rupeesInFull } from '#content/facts/format.ts'

type Open =
  | { is: 'fee' }
  | { is: 'invoice' }
  | { is: 'payment'; claim: Payment | undefined }
  | { is: 'remove'; payment: Payment }
  | { is: 'credit'; invoice: Invoice }

interface Props {
  row: ReturnDetail
  action: ReturnAction
}

/** The fee of a return: what is paid and outstanding, and its invoices. */
export function FeePanel({ row, action }: Props) {
  const [open, setOpen] = useState<Open>()
  const { fee, feeReason, payments, invoices } = row
  const left = outstanding(row)
  const standing = invoices.find(({ kind, creditedBy }) => kind === 'invoice' && !creditedBy)
  return (
    <section aria-labelledby="fee-title" className="rounded-lg border border-line bg-card p-4">
      <h2 id="fee-title" className="text-h3">
        {labels.title}
      </h2>
      <dl className="mt-2 grid gap-1">
        <Amount name={labels.fee(useFirm().noGst)} rupees={fee} />
        {left !== fee && <Amount name={labels.paid} rupees={fee - left} />}
        {left !== fee && left !== 0 && (
          <Amount name={left > 0 ? labels.open : labels.overpaid} rupees={Math.abs(left)} />
        )}
      </dl>
      {feeReason && <p className="text-sm text-muted">{feeReason}</p>}
      {standing && standing.total !== fee * 100 && (
        <p className="mt-1 text-sm text-bad">{labels.otherFee(standing.number)}</p>
      )}
      <ul className="mt-2 divide-y divide-line">
        {payments.map((payment) => (
          <li key={payment.id} className="py-2">
            {!payment.isConfirmed && <p className="font-medium">{labels.claimed}</p>}
            <p className="figures flex flex-wrap justify-between gap-x-3">
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {payment.isConfirmed && `${labels.methods[payment.method]} `}
                {payment.reference}
                <span className="block text-sm text-muted">
                  {[formatBriefDay(payment.paidOn), payment.confirmedBy].filter(Boolean).join(', ')}
                </span>
              </span>
              <span>{rupeesInFull(payment.amount)}</span>
            </p>
            <div className="-ml-3 flex flex-wrap">
              {!payment.isConfirmed && (
                <Button
                  variant="quiet"
                  size="sm"
                  onClick={() => setOpen({ is: 'payment', claim: payment })}
                >
                  {labels.confirm}
                </Button>
              )}
              <Button
                variant="quiet-danger"
                size="sm"
                onClick={() => setOpen({ is: 'remove', payment })}
              >
                {labels.remove}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <ul className="divide-y divide-line">
        {invoices.map((invoice) => (
          <li key={invoice.id} className="flex flex-wrap items-center justify-between gap-x-3 py-1">
            <span className="figures">
              <a href={invoice.url} target="_blank" rel="noopener" className="text-link">
                {labels.issued(invoice.number, formatBriefDay(invoice.issuedOn))}
              </a>
              {invoice.kind === 'credit-note' && (
                <span className="block text-sm text-muted">{labels.creditNote}</span>
              )}
              {invoice.creditedBy && (
                <span className="block text-sm text-muted">
                  {labels.credited(invoice.creditedBy)}
                </span>
              )}
            </span>
            {invoice.kind === 'invoice' && !invoice.creditedBy && (
              <Button variant="quiet" size="sm" onClick={() => setOpen({ is: 'credit', invoice })}>
                {labels.credit}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="sm"
          onClick={() => setOpen({ is: 'payment', claim: undefined })}
        >
          {labels.record}
        </Button>
        {!standing && fee > 0 && (
          <Button variant="outline" size="sm" onClick={() => setOpen({ is: 'invoice' })}>
            {labels.invoice}
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={() => setOpen({ is: 'fee' })}>
          {labels.changeTitle}
        </Button>
      </div>
      {open && <OpenForm {...{ row, action, open, left }} onClose={() => setOpen(undefined)} />}
    </section>
  )
}

function Amount({ name, rupees }: { name: string; rupees: number }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-muted">{name}</dt>
      <dd className="figure-column font-semibold">{rupeesInFull(rupees)}</dd>
    </div>
  )
}

function OpenForm({
  row: { id, fee, feeReason, isExport },
  action,
  open,
  left,
  onClose,
}: Props & { open: Open; left: number; onClose: () => void }) {
  const today = indianDate(new Date())
  const { noGst } = useFirm()
  const sendFee = useBegun({ fee, feeReason })
  if (open.is === 'remove') {
    return (
      <ConfirmDialog
        open
        title={labels.removeTitle}
        text={labels.removeText}
        confirm={labels.remove}
        pending={action.busy}
        onClose={onClose}
        onConfirm={async () => {
          if (await action.act(() => filingActions.removePayment({ id: open.payment.id })))
            onClose()
        }}
      />
    )
  }
  if (open.is === 'fee') {
    return (
      <ActionDialog
        title={labels.changeTitle}
        submit={labels.change}
        action={action}
        onClose={onClose}
        run={(form) =>
          sendFee((was) =>
            returnActions.change({
              id,
              fee: amountIn(form, 'fee'),
              feeReason: textIn(form, 'feeReason'),
              was,
            }),
          )
        }
      >
        {(error) => (
          <>
            <TextField
              label={labels.feeField(noGst)}
              name="fee"
              inputMode="numeric"
              required
              defaultValue={fee}
              error={error('fee')}
              data-first-focus
            />
            <TextField
              label={labels.changeReason}
              name="feeReason"
              maxLength={200}
              defaultValue={feeReason}
              error={error('feeReason')}
            />
          </>
        )}
      </ActionDialog>
    )
  }
  if (open.is === 'invoice') {
    return (
      <ActionDialog
        title={labels.invoice}
        text={labels.invoiceText}
        submit={labels.invoice}
        action={action}
        onClose={onClose}
        run={(form) =>
          filingActions.invoice({
            ...{ id, underLut: form.get('underLut') !== null, country: textIn(form, 'country') },
          })
        }
      >
        {(error) =>
          isExport && (
            <>
              <CheckboxField name="underLut" label={labels.underLut} error={error('underLut')} />
              <TextField
                label={labels.country}
                name="country"
                required
                maxLength={60}
                error={error('country')}
              />
            </>
          )
        }
      </ActionDialog>
    )
  }
  if (open.is === 'credit') {
    return (
      <ActionDialog
        title={labels.creditTitle(open.invoice.number)}
        text={labels.creditText}
        submit={labels.credit}
        action={action}
        onClose={onClose}
        run={(form) =>
          filingActions.credit({ id: open.invoice.id, reason: textIn(form, 'reason') })
        }
      >
        {(error) => (
          <TextField
            label={labels.creditReason}
            name="reason"
            required
            minLength={3}
            maxLength={200}
            error={error('reason')}
            data-first-focus
          />
        )}
      </ActionDialog>
    )
  }
  const { claim } = open
  return (
    <ActionDialog
      title={labels.record}
      submit={labels.record}
      action={action}
      onClose={onClose}
      run={(form) =>
        filingActions.paid({
          id,
          method: PAYMENT_METHODS.find((one) => one === textIn(form, 'method')) ?? 'other',
          reference: textIn(form, 'reference'),
          amount: amountIn(form, 'amount'),
          paidOn: textIn(form, 'paidOn'),
          coversOthers: form.get('coversOthers') !== null,
        })
      }
    >
      {(error) => (
        <>
          <SelectField label={labels.method} name="method" defaultValue={claim?.method ?? 'upi'}>
            {PAYMENT_METHODS.map((method) => (
              <option key={method} value={method}>
                {labels.methods[method]}
              </option>
            ))}
          </SelectField>
          <TextField
            label={labels.reference}
            hint={labels.referenceHint}
            name="reference"
            maxLength={40}
            readOnly={claim !== undefined}
            defaultValue={claim?.reference}
            error={error('reference')}
            data-first-focus
          />
          <TextField
            label={labels.amount}
            name="amount"
            inputMode="numeric"
            required
            defaultValue={claim?.amount ?? (left > 0 ? left : '')}
            error={error('amount')}
          />
          <TextField
            label={labels.paidOn}
            name="paidOn"
            type="date"
            required
            max={today}
            defaultValue={claim?.paidOn ?? today}
            error={error('paidOn')}
          />
          {error('coversOthers') && (
            <CheckboxField
              id="covers-others"
              name="coversOthers"
              label={labels.coversOthers}
              error={error('coversOthers')}
            />
          )}
        </>
      )}
    </ActionDialog>
  )
}
