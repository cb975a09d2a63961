import { useQuery } from '@tanstack/react-query'
import { ResponseRate } from '#app/enquiries/desk/stats/response-rate-line.tsx'
import { ContactForm } from '#app/enquiries/intake/forms/contact-form.tsx'
import { describeHours, holidayNotes } from '#app/enquiries/office/describe-hours.ts'
import { officeQuery } from '#app/enquiries/office/queries.ts'
import { RememberedReceipt } from '#app/enquiries/receipt/share-receipt.tsx'
import { paths } from '#app/paths.ts'
import { ChatButton } from '#app/platform/page/chat-button.tsx'
import { useCopy } from '#app/platform/page/copy.ts'
import { Island } from '#app/platform/page/island.tsx'
import { useNoticeFacts, useReplyPromise, useSite } from '#app/platform/page/site.tsx'
import { useSeason } from '#app/tax/due-dates/season.ts'
import { BreakableEmail } from '#app/ui/breakable-email.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { phoneHref } from '#app/ui/text/phone-href.ts'
import { UnbrokenYears } from '#app/ui/unbroken-years.tsx'
import { mapLink } from '#content/en/contact.ts'
import { Redress } from './redress.tsx'

/**
 * The contact form; on the home page phone and address are in the footer, which follows.
 * As a whole page it has them, topics to choose from, the hours, the map and what happens next.
 */
export function ContactSection({ whole = false, topic }: { whole?: boolean; topic?: string }) {
  const site = useSite()
  const { firm, form } = site
  const { bookACall, chatTexts, contact, enquiryMessages } = useCopy()
  const season = useSeason()
  const Heading = whole ? 'h1' : 'h2'
  const props = { topics: whole, topic }
  return (
    <section
      id="contact"
      aria-labelledby="contact-title"
      className="border-t border-line bg-tint py-[clamp(1.5rem,7vw,6.5rem)]"
    >
      <div className="group measure grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.25fr] lg:grid-rows-[auto_1fr]">
        <div>
          <Heading id="contact-title" className="text-h2">
            {contact.title}
          </Heading>
          <p className="mt-2 text-muted sm:text-lead lg:mt-3">
            <UnbrokenYears text={contact.text(season, useReplyPromise())} />
          </p>
          <RememberedReceipt label={enquiryMessages.seeReceipt} className="mt-3" />
          <ResponseRate className="mt-3 lg:mt-5" />
          {whole && (
            <>
              <dl className="rows mt-4 border-y border-line lg:mt-8">
                <Row term={contact.call}>
                  <a className="text-link" data-action="contact-call" href={phoneHref(firm.phone)}>
                    {firm.phone}
                  </a>
                </Row>
                <Row term={contact.write}>
                  <a
                    className="text-link"
                    data-action="contact-email"
                    href={`mailto:${firm.email}`}
                  >
                    <BreakableEmail text={firm.email} />
                  </a>
                </Row>
                <Row term={contact.visit}>
                  {firm.address}
                  <a
                    className="text-link mt-1 flex min-h-11 w-fit items-center"
                    href={mapLink(firm)}
                  >
                    {contact.map}
                  </a>
                </Row>
                <Hours />
              </dl>
              <Redress className="mt-6" />
            </>
          )}
          <div
            className={`screen-only mt-4 flex flex-wrap gap-3 lg:mt-6 ${whole ? '' : 'max-sm:hidden'}`}
          >
            <ButtonLink data-action="contact-book" variant="outline" href={paths.book}>
              {bookACall.link}
            </ButtonLink>
            <ChatButton action="contact-chat" variant="outline" text={chatTexts.contact}>
              {contact.chat}
            </ChatButton>
          </div>
        </div>
        <div className="lg:row-span-2">
          <Island name="contact-form" props={props}>
            <ContactForm {...props} notice={useNoticeFacts()} returned={form} />
          </Island>
        </div>
        {whole && <NextSteps />}
      </div>
    </section>
  )
}

/** The hours that an admin has set, else the operator’s text; with the next holidays. */
function Hours() {
  const { firm } = useSite()
  const copy = useCopy()
  const { contact, officeCopy } = copy
  const { data: office } = useQuery(officeQuery)
  const notes = office ? holidayNotes(office.holidays, new Date(), copy) : []
  const set = office?.isSet ? describeHours(office.hours, copy) : []
  if (set.length === 0 && !firm.hours && notes.length === 0) return null
  return (
    <Row term={contact.hours}>
      {set.map(({ days, times }) => (
        <span key={days} className="block">
          {days}: {times}
        </span>
      ))}
      {set.length > 0 ? (
        <span className="block text-sm text-muted">{officeCopy.zone}</span>
      ) : (
        firm.hours
      )}
      {notes.map((note) => (
        <strong key={note} className="block font-semibold">
          {note}
        </strong>
      ))}
    </Row>
  )
}

/** Until an enquiry is sent: the panel that then takes the form's place repeats it. */
function NextSteps() {
  const { contact } = useCopy()
  return (
    <div className="group-has-[[data-share]]:hidden lg:col-start-1">
      <h2 className="text-h3">{contact.next.title}</h2>
      <ol className="mt-3 list-decimal space-y-2 pl-5">
        {contact.next.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}

function Row({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="grid items-baseline py-1.5 xs:grid-cols-[4.5rem_1fr] lg:py-3">
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="min-h-6">{children}</dd>
    </div>
  )
}
