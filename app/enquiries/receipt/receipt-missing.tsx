import { paths } from '#app/paths.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import { MissingPage } from '#app/platform/page/missing-page.tsx'
import { useFirm } from '#app/platform/page/site.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { phoneHref } from '#app/ui/text/phone-href.ts'

/** Shown at an address without a receipt, mostly because the link was not copied whole. */
export function ReceiptMissing() {
  const { phone } = useFirm()
  const { receiptCopy, receiptMissing: copy } = useCopy()
  return (
    <MissingPage title={copy.title} text={copy.text}>
      <ButtonLink variant="accent" href={phoneHref(phone)}>
        {receiptCopy.call(phone)}
      </ButtonLink>
      <ButtonLink variant="outline" href={paths.contact}>
        {copy.contact}
      </ButtonLink>
    </MissingPage>
  )
}
