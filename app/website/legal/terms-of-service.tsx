import { createFileRoute } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { copyOf, pageHead } from '#app/platform/page/head.ts'
import { useReplyWithin, useSite } from '#app/platform/page/site.tsx'
import { breadcrumbs } from '#app/platform/page/structured-data.ts'
import inHindi from '#content/hi/legal/terms-of-service.md?raw'
import inEnglish from '#content/legal/terms-of-service.md?raw'
import { LegalPage } from './legal-page.tsx'
import { readLegalText } from './read-legal-text.ts'

export const Route = createFileRoute('/_public/terms-of-service')({
  head: ({ match }) =>
    pageHead('terms-of-service', match, {
      structured: [
        breadcrumbs(match, [[copyOf(match).pageMetadata['terms-of-service'].title, paths.terms]]),
      ],
    }),
  component: TermsOfService,
})

function TermsOfService() {
  const { firm, language } = useSite()
  const text = language === 'hi' ? inHindi : inEnglish
  return <LegalPage text={readLegalText(text, firm, useReplyWithin())} />
}
