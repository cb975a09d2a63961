import { createFileRoute } from '@tanstack/react-router'
import { privacy } from '#app/content/legal/privacy.ts'
import { pageMetadata } from '#app/content/metadata.ts'
import { LegalPage } from '#app/legal/legal-page.tsx'
import { paths } from '#app/paths.ts'
import { pageHead } from '#app/seo/head.ts'
import { breadcrumbs } from '#app/seo/structured-data.ts'
import { useFirm } from '#app/site/site.tsx'

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
