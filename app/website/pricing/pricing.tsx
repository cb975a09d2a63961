import { createFileRoute } from '@tanstack/react-router'
import { replyTimeQuery, responseRateQuery } from '#app/enquiries/desk/queries.ts'
import { ResponseRate } from '#app/enquiries/desk/stats/response-rate-line.tsx'
import { PricingForm } from '#app/enquiries/intake/forms/pricing-form.tsx'
import { paths } from '#app/paths.ts'
import { ChatButton } from '#app/platform/page/chat-button.tsx'
import { useCopy } from '#app/platform/page/copy.ts'
import { copyOf, pageHead } from '#app/platform/page/head.ts'
import { Island } from '#app/platform/page/island.tsx'
import { ReturnedNotice } from '#app/platform/page/returned-notice.tsx'
import { useNoticeFacts, useReplyPromise, useSite } from '#app/platform/page/site.tsx'
import { breadcrumbs, faqPage, serviceOffer } from '#app/platform/page/structured-data.ts'
import { filingSeason } from '#app/tax/due-dates/filing-season.ts'
import { useDatedText } from '#app/tax/due-dates/season.ts'
import { SeasonLine } from '#app/tax/due-dates/season-line.tsx'
import { Accordion } from '#app/ui/accordion.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Section } from '#app/ui/section.tsx'
import { UnbrokenYears } from '#app/ui/unbroken-years.tsx'
import { NextStepLinks } from '#app/writing/next-step/next-step-links.tsx'
import { additionalServices } from '#content/en/pricing.ts'
import { inSeason } from '#content/en/season/season.ts'
import { type Plan, plans, rupees } from '#content/plans.ts'
import { Guarantee } from './guarantee.tsx'
import { PlanCards } from './plan-cards.tsx'
import { PlanComparison } from './plan-comparison.tsx'

export const Route = createFileRoute('/_public/pricing')({
  validateSearch: ({ plan }): { plan?: Plan['id'] } => ({
    plan: plans.find(({ id }) => id === plan)?.id,
  }),
  head: ({ match }) => {
    const { firm, today } = match.context.site
    const { planWords, pricing, pricingFaqs, seasonWords } = copyOf(match)
    const season = filingSeason(today, undefined, seasonWords.own)
    return pageHead('pricing', match, {
      structured: [
        ...plans.map((plan) =>
          serviceOffer(match, {
            name: pricing.offer(planWords[plan.id]),
            description: inSeason(planWords[plan.id].description, season),
            path: paths.pricing,
            price: plan.price,
          }),
        ),
        breadcrumbs(match, [[pricing.breadcrumb, paths.pricing]]),
        faqPage(pricingFaqs(firm.noGst)),
      ],
    })
  },
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.query(responseRateQuery), queryClient.query(replyTimeQuery)]),
  component: Pricing,
})

function Pricing() {
  const say = useDatedText()
  const { additionalWords, chatTexts, payment, planComparison, pricing, pricingFaqs } = useCopy()
  const { firm, form } = useSite()
  const { noGst } = firm
  // A form sent without script that was rejected comes back alone.
  if (form) return <ReturnedForm />
  return (
    <>
      <PageTitle title={pricing.title} text={pricing.text(noGst)} />
      <section aria-label={pricing.plans} className="py-[clamp(3rem,6vw,5rem)]">
        <div className="measure">
          <SeasonLine className="mb-8" />
          <h2 className="sr-only">{pricing.plans}</h2>
          <PlanCards named="by-plan" />
          <div data-next-step className="screen-only mt-5 border-l-4 border-accent pl-4">
            <p className="figures font-semibold">{pricing.unsure(noGst)}</p>
            <NextStepLinks tool="return-form-and-documents" />
          </div>
          <Guarantee />
        </div>
      </section>
      <Section title={planComparison.title}>
        <PlanComparison />
      </Section>
      <Section title={pricing.additional.title} tint>
        <ul className="grid gap-6 md:grid-cols-3">
          {additionalServices
            .map((service) => ({ ...service, ...additionalWords[service.name] }))
            .map((service) => (
              <li
                key={service.name}
                className="flex flex-col rounded-lg border border-line bg-card p-6"
              >
                <h3 className="text-h3">{service.name}</h3>
                <p className="figures mt-3">
                  <span className="font-serif text-[1.75rem]">{rupees(service.price)}</span>{' '}
                  <span className="text-muted">{pricing.additional.oneTime}</span>
                </p>
                <p className="mt-2 mb-6 text-muted">
                  <UnbrokenYears text={say(service.description)} />
                </p>
                <ChatButton
                  action="additional-chat"
                  variant="outline"
                  text={chatTexts.additional(service)}
                  className="screen-only mt-auto self-start"
                >
                  {pricing.additional.start}
                  <span className="sr-only"> {pricing.additional.with(service.name)}</span>
                </ChatButton>
              </li>
            ))}
        </ul>
      </Section>
      <Section title={payment.title}>
        <ol className="grid gap-x-8 gap-y-6 md:grid-cols-2">
          {payment.steps.map(({ title, text, link }) => (
            <li key={title} className="border-t-2 border-accent pt-4">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
              {link && (
                <a href={link.href} className="text-link inline-flex min-h-11 items-center">
                  {link.label}
                </a>
              )}
            </li>
          ))}
        </ol>
      </Section>
      <Section title={pricing.faqs} tint narrow>
        <Accordion
          name="pricing-faq"
          items={pricingFaqs(noGst).map(({ question, answer }) => ({
            question,
            answer: <p>{answer}</p>,
          }))}
        />
      </Section>
      <Callout title={pricing.closing.title}>
        <ChatButton
          action="pricing-closing-chat"
          variant="accent"
          size="lg"
          text={chatTexts.pricing}
        >
          {pricing.closing.chat}
        </ChatButton>
      </Callout>
      <ContactSection />
    </>
  )
}

function ReturnedForm() {
  return (
    <>
      <ReturnedNotice />
      <ContactSection heading="h1" />
    </>
  )
}

function ContactSection({ heading }: { heading?: 'h1' }) {
  const { plan } = Route.useSearch()
  const { pricing } = useCopy()
  const site = useSite()
  return (
    <Section
      id="contact-form"
      tint
      narrow
      heading={heading}
      title={pricing.contact.title}
      text={pricing.contact.text(useReplyPromise())}
    >
      <div>
        <ResponseRate className="mb-6" />
        <Island name="pricing-form" props={{ plan }}>
          <PricingForm plan={plan} notice={useNoticeFacts()} returned={site.form} />
        </Island>
      </div>
    </Section>
  )
}
