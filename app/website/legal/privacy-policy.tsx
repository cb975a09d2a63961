import { createFileRoute } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { pageHead } from '#app/platform/page/head.ts'
import { useFirm } from '#app/platform/page/site.tsx'
import { breadcrumbs } from '#app/platform/page/structured-data.ts'
import { pageMetadata } from '#content/en/metadata.ts'
import text from '#content/legal/privacy-policy.md?raw'
import { LegalPage } from './legal-page.tsx'
import { readLegalText } from './read-legal-text.ts'

export const Route = createFileRoute('/_public/privacy-policy')({
  head: ({ match }) =>
    pageHead('privacy-policy', match, {
      structured: [breadcrumbs(match, [[pageMetadata['privacy-policy'].title, paths.privacy]])],
    }),
  component: PrivacyPolicy,
})

function PrivacyPolicy() {
  return <LegalPage text={readLegalText(text, useFirm())} />
}
