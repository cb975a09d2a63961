import { createFileRoute } from '@tanstack/react-router'
import { RememberedReceipt } from '#app/enquiries/receipt/share-receipt.tsx'
import { api, paths } from '#app/paths.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import { errorIn } from '#app/platform/page/error-in.ts'
import { copyOf, pageHead } from '#app/platform/page/head.ts'
import { NotePage } from '#app/platform/page/note-page.tsx'
import { useSite } from '#app/platform/page/site.tsx'
import { breadcrumbs } from '#app/platform/page/structured-data.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { EMAIL_MAX } from '#app/ui/text/fields.ts'
import { phoneHref } from '#app/ui/text/phone-href.ts'

export const Route = createFileRoute('/_public/enquiry')({
  head: ({ match }) =>
    pageHead('enquiry', match, {
      structured: [breadcrumbs(match, [[copyOf(match).yourEnquiry.title, paths.enquiry]])],
    }),
  component: YourEnquiry,
})

/** Asks for the link of an enquiry by a plain form, for this page has no script. */
function YourEnquiry() {
  const { firm, form: returned } = useSite()
  const pageCopy = useCopy()
  const { yourEnquiry: copy, linkRequestForm: form } = pageCopy
  const wrong = returned?.errors.find(({ path }) => path === 'contact')
  return (
    <NotePage title={copy.title} text={copy.text}>
      <RememberedReceipt label={copy.remembered} className="mt-4" />
      <form method="post" action={api.receipts.links} className="mt-8 grid max-w-[30rem] gap-4">
        <TextField
          id="contact"
          name="contact"
          label={form.contact}
          hint={form.hint}
          required
          maxLength={EMAIL_MAX}
          autoComplete="email"
          defaultValue={returned?.values.contact}
          error={wrong && errorIn(wrong.message, pageCopy)}
          autoFocus={returned !== undefined}
        />
        <input type="hidden" name="language" value={pageCopy.language} />
        <p className="text-sm text-muted">{form.notice}</p>
        <div>
          <Button type="submit" data-action="enquiry-link-send" variant="accent" size="lg">
            {form.send}
          </Button>
        </div>
      </form>
      <p className="mt-8 max-w-[40rem] text-muted">{copy.noEmail}</p>
      <ButtonLink
        data-action="enquiry-call"
        variant="outline"
        href={phoneHref(firm.phone)}
        className="mt-3"
      >
        {copy.call(firm.phone)}
      </ButtonLink>
      <p className="mt-6">
        <a href={paths.myLink} className="text-link inline-flex min-h-11 items-center">
          {copy.client}
        </a>
      </p>
    </NotePage>
  )
}
