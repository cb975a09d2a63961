import { createFileRoute } from '@tanstack/react-router'
import { terms } from '#app/content/legal/terms.ts'
import { pageMetadata } from '#app/content/metadata.ts'
import { LegalPage } from '#app/legal/legal-page.tsx'
import { paths } from '#app/paths.ts'
import { pageHead } from '#app/seo/head.ts'
import { breadcrumbs } from '#app/seo/structured-data.ts'
import { useFirm, useSite } from '#app/site/site.tsx'

export const Route = createFileRoute('/_public/terms-of-service')({
  head: ({ match }) =>
    pageHead('terms-of-service', match, {
      structured: [
        breadcrumbs(match.context.site.firm, [
          [pageMetadata['terms-of-service'].title, paths.terms],
        ]),
      ],
    }),
  component: TermsOfService,
})

function TermsOfService() {
  return <LegalPage text={terms(useFirm(), useSite().replyWithin)} />
}
