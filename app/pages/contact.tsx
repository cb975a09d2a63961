import { createFileRoute } from '@tanstack/react-router'
import { ReturnedNotice } from '#app/leads/forms/returned-notice.tsx'
import { responseRateQuery } from '#app/leads/queries.ts'
import { pageHead } from '#app/seo/head.ts'
import { ContactSection } from './home/contact-section.tsx'

export const Route = createFileRoute('/_public/contact')({
  head: ({ match }) => pageHead('contact', match),
  loader: ({ context }) => context.queryClient.query(responseRateQuery),
  component: Contact,
})

/** Also shows a form sent without script that was rejected. */
function Contact() {
  return (
    <>
      <ReturnedNotice />
      <ContactSection heading="h1" />
    </>
  )
}
