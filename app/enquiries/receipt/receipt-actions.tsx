import { api } from '#app/paths.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import { useFirm } from '#app/platform/page/site.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { phoneHref } from '#app/ui/text/phone-href.ts'
import { CorrectionForm } from './correction-form.tsx'
import { type Receipt, receiptUrl } from './receipt.ts'
import { ShareReceipt } from './share-receipt.tsx'

/** What the sender can do about an enquiry: plain forms, for this page has no script. */
export function ReceiptActions({
  receipt,
  token,
}: {
  receipt: Extract<Receipt, { canEscalate: boolean }>
  token: string
}) {
  const firm = useFirm()
  const { receiptCopy } = useCopy()
  const { withdraw } = receiptCopy
  const { canEscalate, state, withdrawal } = receipt
  return (
    <div className="screen-only mt-10">
      <div className="flex flex-wrap gap-3">
        {canEscalate && (
          <form method="post" action={api.receipts.reportNoResponse(token)}>
            <Button type="submit" variant="accent">
              {receiptCopy.reportNoResponse}
            </Button>
          </form>
        )}
        {state !== 'answered' && (
          <ButtonLink variant="outline" href={phoneHref(firm.phone)}>
            {receiptCopy.call(firm.phone)}
          </ButtonLink>
        )}
      </div>
      <section aria-labelledby="keep-link" className="mt-8 border-t border-line pt-4">
        <h2 id="keep-link" className="mb-3 text-h3">
          {receiptCopy.share}
        </h2>
        <ShareReceipt href={receiptUrl(firm.origin, token)} />
      </section>
      <CorrectionForm receipt={receipt} token={token} />
      {withdrawal === 'asked' ? (
        <p className="max-w-[34rem] border-t border-line py-4 text-muted">{withdraw.asked}</p>
      ) : (
        <details className="border-t border-line pt-2">
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
            {withdraw.open}
          </summary>
          <form method="post" action={api.receipts.withdraw(token)} className="pb-4">
            <p className="mb-4 max-w-[34rem] text-muted">
              {withdrawal === 'asks' ? withdraw.asks : withdraw.text}
            </p>
            <Button type="submit" variant="danger">
              {withdrawal === 'asks' ? withdraw.ask : withdraw.button}
            </Button>
          </form>
        </details>
      )}
    </div>
  )
}
