import { useState } from 'react'
import type { ClientDetail } from '#app/clients/model/client.ts'
import { filingYear, yearName, yearsUntil } from '#app/clients/model/year.ts'
import { clientActions } from '#app/clients/records/queries.ts'
import { ActionDialog } from '#app/clients/screens/action-dialog.tsx'
import { clientLabels, headNames } from '#app/clients/screens/client-labels.ts'
import { amountIn, textIn } from '#app/clients/screens/form-texts.ts'
import type { ReturnAction } from '#app/clients/screens/use-return-action.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { Options } from '#app/ui/options.tsx'
import { indianDate } from '#app/ui/time/dates.ts'
import { CARRIED_HEADS } from '#content/enums.ts'

const { one: labels, fields } = clientLabels

/** Losses and depreciation, with the year until which each may be set off. */
export function CarriedForward({ client, action }: { client: ClientDetail; action: ReturnAction }) {
  const { act, busy } = action
  const [adding, setAdding] = useState(false)
  const today = indianDate(new Date())
  return (
    <section aria-labelledby="carried" className="rounded-lg border border-line bg-card p-4">
      <div className="flex items-center justify-between gap-3">
        <h2 id="carried" className="text-h3">
          {labels.carried}
        </h2>
        <Button variant="outline" size="sm" onClick={() => setAdding(true)}>
          {labels.addCarried}
        </Button>
      </div>
      {client.carryForwards.length === 0 && <p className="mt-2 text-muted">{labels.noCarried}</p>}
      <ul className="mt-2 divide-y divide-line">
        {client.carryForwards.map(({ id, head, year, amount, note, lapsesAfter }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
            <span>
              {headNames[head]}, <span className="figures">{year}</span>
              <span className="block text-sm text-muted">
                {[lapsesAfter ? labels.lapses(lapsesAfter) : labels.neverLapses, note]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className="flex items-center gap-3">
              <span className="figure-column">₹{amount.toLocaleString('en-IN')}</span>
              <Button
                variant="quiet"
                size="sm"
                disabled={busy}
                onClick={() =>
                  void act(
                    () => clientActions.removeCarryForward({ id }),
                    labels.saved,
                    () =>
                      clientActions.addCarryForward({ id: client.id, head, year, amount, note }),
                  )
                }
              >
                {labels.remove}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {adding && (
        <ActionDialog
          title={labels.addCarried}
          submit={clientLabels.save}
          done={labels.saved}
          action={action}
          run={(form) =>
            clientActions.addCarryForward({
              id: client.id,
              head: CARRIED_HEADS.find((one) => one === form.get('head')) ?? 'business',
              year: textIn(form, 'year'),
              amount: amountIn(form, 'amount'),
              note: textIn(form, 'note'),
            })
          }
          onClose={() => setAdding(false)}
        >
          {(error) => (
            <>
              <SelectField label={fields.head} name="head" data-first-focus>
                <Options values={CARRIED_HEADS} nameOf={(one) => headNames[one]} />
              </SelectField>
              <SelectField label={fields.year} name="year" defaultValue={filingYear(today)}>
                <Options values={yearsUntil(today, 10)} nameOf={yearName} />
              </SelectField>
              <TextField
                label={fields.amount}
                name="amount"
                inputMode="numeric"
                required
                error={error('amount')}
              />
              <TextField label={fields.note} name="note" error={error('note')} />
            </>
          )}
        </ActionDialog>
      )}
    </section>
  )
}
