import { createFileRoute } from '@tanstack/react-router'
import { useErrorText } from '#app/clients/my/use-client-copy.ts'
import { api, paths } from '#app/paths.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import { copyOf, pageHead } from '#app/platform/page/head.ts'
import { NotePage } from '#app/platform/page/note-page.tsx'
import { useSite } from '#app/platform/page/site.tsx'
import { breadcrumbs } from '#app/platform/page/structured-data.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { EMAIL_MAX } from '#app/ui/text/fields.ts'
import { phoneHref } from '#app/ui/text/phone-href.ts'

export const Route = createFileRoute('/_public/my')({
  head: ({ match }) =>
    pageHead('my', match, {
      structured: [breadcrumbs(match, [[copyOf(match).lostLink.title, paths.myLink]])],
    }),
  component: MyLink,
})

/** Asks for the link of a client's page by a plain form, for this page has no script. */
function MyLink() {
  const { lostLink: copy } = useCopy()
  const { firm, form, problem, language } = useSite()
  const errorText = useErrorText()
  return (
    <NotePage title={copy.title} text={copy.text}>
      <form method="post" action={api.my.links} className="mt-8 grid max-w-[30rem] gap-4">
        <input type="hidden" name="language" value={language} />
        <TextField
          id="email"
          name="email"
          type="email"
          label={copy.email}
          required
          maxLength={EMAIL_MAX}
          autoComplete="email"
          defaultValue={form?.values.email}
          error={errorText(
            form?.errors.find(({ path }) => path === 'email')?.message ?? problem?.message,
          )}
          autoFocus={form !== undefined}
        />
        <div>
          <Button type="submit" data-action="client-link-send" variant="accent" size="lg">
            {copy.send}
          </Button>
        </div>
      </form>
      <p className="mt-8 max-w-[40rem] text-muted">{copy.noEmail}</p>
      <ButtonLink
        data-action="client-link-call"
        variant="outline"
        href={phoneHref(firm.phone)}
        className="mt-3"
      >
        {copy.call(firm.phone)}
      </ButtonLink>
    </NotePage>
  )
}
