import { createFileRoute } from '@tanstack/react-router'
import { keptPromiseQuery } from '#app/leads/queries.ts'
import { ReturnedNotice } from '#app/leads/returned-notice.tsx'
import { pageHead } from '#app/shell/head.ts'
import { ContactSection } from './home/contact-section.tsx'

export const Route = createFileRoute('/_public/contact')({
  head: ({ match }) => pageHead('contact', match),
  loader: ({ context }) => context.queryClient.query(keptPromiseQuery),
  component: Contact,
})

/** Also what a form sent without script gets back when something was wrong with it. */
function Contact() {
  return (
    <>
      <ReturnedNotice />
      <ContactSection heading="h1" />
    </>
  )
}
