import { createFileRoute } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { pageHead } from '#app/platform/page/head.ts'
import { useFirm, useReplyWithin } from '#app/platform/page/site.tsx'
import { breadcrumbs } from '#app/platform/page/structured-data.ts'
import { pageMetadata } from '#content/en/metadata.ts'
import text from '#content/legal/terms-of-service.md?raw'
import { LegalPage } from './legal-page.tsx'
import { readLegalText } from './read-legal-text.ts'

export const Route = createFileRoute('/_public/terms-of-service')({
  head: ({ match }) =>
    pageHead('terms-of-service', match, {
      structured: [breadcrumbs(match, [[pageMetadata['terms-of-service'].title, paths.terms]])],
    }),
  component: TermsOfService,
})

function TermsOfService() {
  return <LegalPage text={readLegalText(text, useFirm(), useReplyWithin())} />
}
