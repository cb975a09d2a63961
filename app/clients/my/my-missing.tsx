import { paths } from '#app/paths.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import { MissingPage } from '#app/platform/page/missing-page.tsx'
import { useFirm } from '#app/platform/page/site.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { phoneHref } from '#app/ui/text/phone-href.ts'

/** Shown at a link that was replaced, or not copied whole. */
export function MyMissing() {
  const { linkMissing: copy, lostLink } = useCopy()
  const { phone } = useFirm()
  return (
    <MissingPage title={copy.title} text={copy.text}>
      <ButtonLink variant="accent" href={paths.myLink}>
        {copy.again}
      </ButtonLink>
      <ButtonLink variant="outline" href={phoneHref(phone)}>
        {lostLink.call(phone)}
      </ButtonLink>
    </MissingPage>
  )
}
