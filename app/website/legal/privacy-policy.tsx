import { createFileRoute } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { copyOf, pageHead } from '#app/platform/page/head.ts'
import { useSite } from '#app/platform/page/site.tsx'
import { breadcrumbs } from '#app/platform/page/structured-data.ts'
import inHindi from '#content/hi/legal/privacy-policy.md?raw'
import inEnglish from '#content/legal/privacy-policy.md?raw'
import { LegalPage } from './legal-page.tsx'
import { readLegalText } from './read-legal-text.ts'

export const Route = createFileRoute('/_public/privacy-policy')({
  head: ({ match }) =>
    pageHead('privacy-policy', match, {
      structured: [
        breadcrumbs(match, [[copyOf(match).pageMetadata['privacy-policy'].title, paths.privacy]]),
      ],
    }),
  component: PrivacyPolicy,
})

function PrivacyPolicy() {
  const { firm, language } = useSite()
  return <LegalPage text={readLegalText(language === 'hi' ? inHindi : inEnglish, firm)} />
}
