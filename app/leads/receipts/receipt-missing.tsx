import { receiptMissing as copy, receiptCopy } from '#app/content/enquiry/receipt.ts'
import { paths } from '#app/paths.ts'
import { documentTitle } from '#app/site/document-title.ts'
import { useFirm } from '#app/site/site.tsx'
import { phoneHref } from '#app/text/phone-href.ts'
import { ButtonLink } from '#app/ui/button.tsx'

/** At the address of a receipt that there is not, mostly because the link was not copied whole. */
export function ReceiptMissing() {
  const firm = useFirm()
  return (
    <div className="measure py-[clamp(4rem,12vw,9rem)]">
      <title>{documentTitle(copy.title, firm)}</title>
      <meta name="robots" content="noindex, nofollow" />
      <h1 className="text-h1">{copy.title}</h1>
      <p className="mt-4 max-w-[40rem] text-lead text-muted">{copy.text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink variant="accent" href={phoneHref(firm.phone)}>
          {receiptCopy.call(firm.phone)}
        </ButtonLink>
        <ButtonLink variant="outline" href={paths.contact}>
          {copy.contact}
        </ButtonLink>
      </div>
    </div>
  )
}
