import { chatTexts } from '#app/content/chat.ts'
import { contact } from '#app/content/contact.ts'
import { noticeFacts } from '#app/content/notice.ts'
import { ChatButton } from '#app/layout/chat-button.tsx'
import { Island } from '#app/layout/island.tsx'
import { ContactForm } from '#app/leads/forms/contact-form.tsx'
import { ResponseRate } from '#app/leads/stats/response-rate-line.tsx'
import { Redress } from '#app/legal/redress.tsx'
import { useSite } from '#app/site/site.tsx'
import { phoneHref } from '#app/text/phone-href.ts'

/** The contact form, with the other ways to reach the firm. */
export function ContactSection({ heading: Heading = 'h2' }: { heading?: 'h1' | 'h2' }) {
  const { firm, form } = useSite()
  return (
    <section
      id="contact"
      aria-labelledby="contact-title"
      className="border-t border-line bg-tint py-[clamp(3.5rem,8vw,6.5rem)]"
    >
      <div className="measure grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.25fr]">
        <div>
          <Heading id="contact-title" className="text-h2">
            {contact.title}
          </Heading>
          <p className="mt-3 text-lead text-muted">{contact.text}</p>
          <ResponseRate className="mt-5" />
          <dl className="rows mt-8 border-y border-line">
            <Row term={contact.call}>
              <a className="text-link" href={phoneHref(firm.phone)}>
                {firm.phone}
              </a>
            </Row>
            <Row term={contact.write}>
              <a className="text-link" href={`mailto:${firm.email}`}>
                {firm.email}
              </a>
            </Row>
            <Row term={contact.visit}>{firm.address}</Row>
          </dl>
          {Heading === 'h1' && <Redress className="mt-6" />}
          <ChatButton variant="outline" text={chatTexts.contact} className="screen-only mt-6">
            {contact.chat}
          </ChatButton>
        </div>
        <Island name="contact-form">
          <ContactForm notice={noticeFacts(firm)} returned={form} />
        </Island>
      </div>
    </section>
  )
}

function Row({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="grid grid-cols-[4.5rem_1fr] items-baseline py-3">
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="min-h-6">{children}</dd>
    </div>
  )
}
