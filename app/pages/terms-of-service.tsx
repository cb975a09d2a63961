import { createFileRoute } from '@tanstack/react-router'
import { terms } from '#app/content/legal/terms.ts'
import { LegalPage } from '#app/legal/legal-page.tsx'
import { paths } from '#app/paths.ts'
import { pageHead } from '#app/seo/head.ts'
import { breadcrumbs } from '#app/seo/structured-data.ts'
import { useFirm } from '#app/site/site.tsx'

export const Route = createFileRoute('/_public/terms-of-service')({
  staticData: { scripts: 'none' },
  head: ({ match }) =>
    pageHead(metadata, match, {
      structured: [breadcrumbs(match.context.site.firm, [[metadata.title, paths.terms]])],
    }),
  component: TermsOfService,
})

const metadata = {
  title: 'Terms of Service',
  description:
    'How we prepare and file your income tax return, what is included in the price, what we need from you, and how cancelling and refunds work.',
  keywords: ['terms of service', 'ITR filing terms', 'refund policy'],
}

function TermsOfService() {
  return <LegalPage text={terms(useFirm())} />
}
