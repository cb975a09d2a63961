import { createFileRoute } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { pageHead } from '#app/platform/page/head.ts'
import { useFirm } from '#app/platform/page/site.tsx'
import { breadcrumbs } from '#app/platform/page/structured-data.ts'
import { pageMetadata } from '#content/en/metadata.ts'
import text from '#content/legal/cookie-policy.md?raw'
import { LegalPage } from './legal-page.tsx'
import { readLegalText } from './read-legal-text.ts'

export const Route = createFileRoute('/_public/cookie-policy')({
  head: ({ match }) =>
    pageHead('cookie-policy', match, {
      structured: [breadcrumbs(match, [[pageMetadata['cookie-policy'].title, paths.cookies]])],
    }),
  component: CookiePolicy,
})

function CookiePolicy() {
  return <LegalPage text={readLegalText(text, useFirm())} />
}
