import { createFileRoute } from '@tanstack/react-router'
import { replyTimeQuery, responseRateQuery } from '#app/enquiries/desk/queries.ts'
import {
  isReturnedCallback,
  ReturnedCallback,
} from '#app/enquiries/intake/forms/returned-callback.tsx'
import { officeQuery } from '#app/enquiries/office/queries.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import { pageHead } from '#app/platform/page/head.ts'
import { ReturnedNotice } from '#app/platform/page/returned-notice.tsx'
import { useSite } from '#app/platform/page/site.tsx'
import { openingHours } from '#app/platform/page/structured-data.ts'
import { Section } from '#app/ui/section.tsx'
import { indianDate } from '#app/ui/time/dates.ts'
import { contactTopics } from '#content/en/contact.ts'
import { ContactSection } from '../contact-section.tsx'

export const Route = createFileRoute('/_public/contact')({
  validateSearch: ({ topic }): { topic?: string } => ({
    topic: contactTopics.find(({ id }) => id === topic)?.id,
  }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.query(responseRateQuery),
      queryClient.query(officeQuery),
      queryClient.query(replyTimeQuery),
    ]),
  head: ({ match, loaderData }) => {
    const office = loaderData?.[1]
    const today = indianDate(new Date())
    return pageHead('contact', match, {
      structured: office?.isSet ? [openingHours(match.context.site.firm, office, today)] : [],
    })
  },
  component: Contact,
})

/** Also shows a form sent without script that was rejected. */
function Contact() {
  const { form } = useSite()
  const { callbackForm, workingForm } = useCopy()
  const { topic } = Route.useSearch()
  if (isReturnedCallback(form)) {
    return (
      <>
        <ReturnedNotice />
        <Section heading="h1" title={(form.values.working ? workingForm : callbackForm).title}>
          <div className="max-w-[46rem]">
            <ReturnedCallback form={form} />
          </div>
        </Section>
      </>
    )
  }
  return (
    <>
      <ReturnedNotice />
      <ContactSection whole topic={topic} />
    </>
  )
}
