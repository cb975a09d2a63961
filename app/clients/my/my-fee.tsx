import { outstanding, upiLink } from '#app/clients/model/invoice.ts'
import { yearName } from '#app/clients/model/year.ts'
import { api } from '#app/paths.ts'
import { useFirm } from '#app/platform/page/site.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { QrCode } from '#app/ui/qr-code.tsx'
import { rupeesInFull } from '#content/facts/format.ts'
import type { MyPage, MyReturn } from './my.ts'
import { useClientCopy } from './use-client-copy.ts'

/** The fee of a return: what is paid and open, how to pay it, and the invoices. */
export function MyFee({
  own,
  token,
  payTo,
}: {
  own: MyReturn
  token: string
  payTo: MyPage['payTo']
}) {
  const { fee: copy } = useClientCopy().draftCopy
  const { noGst } = useFirm()
  const { fee, payments, invoices } = own
  if (fee === 0 && invoices.length === 0) return null
  const open = outstanding(own)
  return (
    <section
      id={`fee-${own.id}`}
      tabIndex={-1}
      aria-labelledby={`fee-title-${own.id}`}
      className="scroll-mt-28"
    >
      <h3 id={`fee-title-${own.id}`} className="mt-8 mb-2 text-h3">
        {copy.title}
      </h3>
      <dl className="rows border-y border-line">
        <Amount name={copy.amount(noGst)} rupees={fee} />
        {open !== fee && <Amount name={copy.paid} rupees={fee - open} />}
        {open > 0 && open !== fee && <Amount name={copy.open} rupees={open} />}
      </dl>
      {open <= 0 && <p className="mt-2 text-good">{copy.settled}</p>}
      {payments
        .filter(({ isConfirmed }) => !isConfirmed)
        .map(({ id, reference }) => (
          <p key={id} className="figures mt-2">
            {copy.claimed(reference)}
          </p>
        ))}
      {open > 0 && <Ways own={own} token={token} payTo={payTo} open={open} />}
      {invoices.length > 0 && (
        <ul className="screen-only mt-2">
          {invoices.map(({ id, kind, number, url }) => (
            <li key={id}>
              <a
                href={url}
                target="_blank"
                rel="noopener"
                className="text-link figures inline-flex min-h-11 items-center"
              >
                {kind === 'invoice' ? copy.invoice(number) : copy.creditNote(number)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Amount({ name, rupees }: { name: string; rupees: number }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 py-2">
      <dt className="text-muted">{name}</dt>
      <dd className="figure-column font-semibold">{rupeesInFull(rupees)}</dd>
    </div>
  )
}

function Ways({
  own,
  token,
  payTo: { upi, bank },
  open,
}: {
  own: MyReturn
  token: string
  payTo: MyPage['payTo']
  open: number
}) {
  const { fee: copy } = useClientCopy().draftCopy
  const link = upi && upiLink(upi, open, `R${own.id}`, copy.note(yearName(own.year)))
  return (
    <div className="screen-only">
      {link && (
        <div className="mt-3 flex flex-wrap items-start gap-x-6 gap-y-3">
          <ButtonLink variant="outline" href={link} className="w-full sm:w-auto">
            {copy.upi}
          </ButtonLink>
          <details>
            <summary className="text-link inline-flex min-h-11 items-center">{copy.scan}</summary>
            <div className="w-48 pb-2">
              <QrCode text={link} label={copy.upiQr} />
            </div>
          </details>
        </div>
      )}
      {bank.length > 0 && (
        <p className="figures mt-3">
          <span className="font-medium">{copy.bank}</span>
          {bank.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </p>
      )}
      {!link && bank.length === 0 && <p className="mt-2 text-muted">{copy.noWay}</p>}
      <details className="mt-2">
        <summary className="text-link inline-flex min-h-11 items-center">{copy.claim}</summary>
        <form method="post" action={api.my.paid(token, own.id)} className="grid gap-3 pt-2">
          <input type="hidden" name="token" value={token} />
          <TextField
            id={`reference-${own.id}`}
            data-keep=""
            name="reference"
            label={copy.reference}
            hint={copy.referenceHint}
            required
            minLength={4}
            maxLength={40}
            className="figure-column"
          />
          <div>
            <Button type="submit" variant="ink">
              {copy.send}
            </Button>
          </div>
        </form>
      </details>
    </div>
  )
}
