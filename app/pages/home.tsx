import { createFileRoute } from '@tanstack/react-router'
import { faqs, reasons, steps } from '#app/content/home.ts'
import { DeadlineBanner } from '#app/due-dates/deadline-banner.tsx'
import { dueDatesQuery } from '#app/due-dates/queries.ts'
import { responseRateQuery } from '#app/leads/queries.ts'
import { paths } from '#app/paths.ts'
import { Experts } from '#app/people/experts.tsx'
import { Testimonials } from '#app/people/testimonials.tsx'
import { PlanCards } from '#app/plans/plan-cards.tsx'
import { pageHead } from '#app/seo/head.ts'
import { ServiceCards } from '#app/services/service-cards.tsx'
import { Accordion } from '#app/ui/accordion.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Section } from '#app/ui/section.tsx'
import { ContactSection } from './home/contact-section.tsx'
import { Hero } from './home/hero.tsx'
import { Reasons } from './home/reasons.tsx'
import { Stats } from './home/stats.tsx'
import { Steps } from './home/steps.tsx'
import { TaxTips } from './home/tax-tips.tsx'

export const Route = createFileRoute('/_public/')({
  head: ({ match }) => pageHead('home', match),
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.query(dueDatesQuery), queryClient.query(responseRateQuery)]),
  component: Home,
})

function Home() {
  return (
    <>
      <Hero />
      <Stats />
      <Section
        id="services"
        title="Choose by what is in your return"
        text="Three prices, all taxes and fees included. If your case turns out larger, you pay the difference, and we ask first."
      >
        <div id="pricing">
          <PlanCards named="by-filing" />
        </div>
        <h2 className="mt-[clamp(3.5rem,7vw,5.5rem)] mb-8 text-h2">Specialised services</h2>
        <ServiceCards />
      </Section>
      <Section
        id="process"
        tint
        title="How it works"
        text="Four steps from the first message to the acknowledgement. Nothing is filed before you have approved it."
      >
        <Steps steps={steps} />
      </Section>
      <DeadlineBanner />
      <Section
        id="experts"
        title="Expert CAs"
        text="The accountant who calls you is the one who prepares your return."
      >
        <Experts />
      </Section>
      <Section tint title="Why people choose us">
        <Reasons reasons={reasons} />
      </Section>
      <Section id="testimonials" title="What clients say">
        <Testimonials />
      </Section>
      <Section id="faq" tint title="Questions people ask first">
        <div className="grid gap-10 lg:grid-cols-[1fr_18rem]">
          <Accordion
            name="home-faq"
            items={faqs.map(({ question, answer }) => ({ question, answer: <p>{answer}</p> }))}
          />
          <aside className="self-start border-l-4 border-accent py-1 pl-5">
            <p className="font-semibold">Is yours not among them?</p>
            <p className="mt-1 mb-4 text-muted">
              Tell us about it; the first conversation costs nothing.
            </p>
            <a href={paths.anchor.contact} className={buttonClass('outline')}>
              Schedule a free consultation
            </a>
          </aside>
        </div>
      </Section>
      <Section title="Tax Tips & Resources">
        <TaxTips />
      </Section>
      <ContactSection />
    </>
  )
}
