import { createFileRoute } from '@tanstack/react-router'
import { privacy } from '#app/content/legal/privacy.ts'
import { LegalPage } from '#app/legal/legal-page.tsx'
import { paths } from '#app/paths.ts'
import { pageHead } from '#app/seo/head.ts'
import { breadcrumbs } from '#app/seo/structured-data.ts'
import { useFirm } from '#app/site/site.tsx'

export const Route = createFileRoute('/_public/privacy-policy')({
  staticData: { scripts: 'none' },
  head: ({ match }) =>
    pageHead(metadata, match, {
      structured: [breadcrumbs(match.context.site.firm, [[metadata.title, paths.privacy]])],
    }),
  component: PrivacyPolicy,
})

const metadata = {
  title: 'Privacy Policy',
  description:
    'What this site stores when you send an enquiry, for how long and why, what we never ask for, and how to see, correct or erase what we hold.',
  keywords: ['privacy policy', 'DPDP Act', 'personal data'],
}

function PrivacyPolicy() {
  return <LegalPage text={privacy(useFirm())} />
}
