import { createFileRoute } from '@tanstack/react-router'
import { useCopy } from '#app/platform/page/copy.ts'
import { copyOf, secretHead } from '#app/platform/page/head.ts'
import { NotePage } from '#app/platform/page/note-page.tsx'
import { useFirm } from '#app/platform/page/site.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { phoneHref } from '#app/ui/text/phone-href.ts'

export const Route = createFileRoute('/_public/enquiry/check-your-email')({
  head: ({ match }) => secretHead(copyOf(match).linkRequested, match),
  component: LinkSent,
})

/** Where the form leads, whether or not there is an enquiry. */
function LinkSent() {
  const { phone } = useFirm()
  const { linkRequested: copy, yourEnquiry } = useCopy()
  return (
    <NotePage title={copy.title} text={copy.text}>
      <p className="mt-4 max-w-[40rem] text-muted">{copy.none}</p>
      <ButtonLink
        data-action="enquiry-call"
        variant="outline"
        href={phoneHref(phone)}
        className="mt-8"
      >
        {yourEnquiry.call(phone)}
      </ButtonLink>
    </NotePage>
  )
}
