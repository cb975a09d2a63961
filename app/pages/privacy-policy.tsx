import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '#app/legal/legal-page.tsx'
import { paths } from '#app/paths.ts'
import { pageHead } from '#app/seo/head.ts'
import { breadcrumbs } from '#app/seo/structured-data.ts'
import { useFirm } from '#app/site/site.tsx'
import { pageMetadata } from '#content/en/metadata.ts'
import { privacy } from '#content/legal/privacy.ts'

export const Route = createFileRoute('/_public/privacy-policy')({
  head: ({ match }) =>
    pageHead('privacy-policy', match, {
      structured: [
        breadcrumbs(match.context.site.firm, [
          [pageMetadata['privacy-policy'].title, paths.privacy],
        ]),
      ],
    }),
  component: PrivacyPolicy,
})

function PrivacyPolicy() {
  return <LegalPage text={privacy(useFirm())} />
}
