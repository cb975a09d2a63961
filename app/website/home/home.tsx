import { createFileRoute } from '@tanstack/react-router'
import { replyTimeQuery, responseRateQuery } from '#app/enquiries/desk/queries.ts'
import { ContactSection } from '#app/enquiries/intake/contact-section.tsx'
import { paths } from '#app/paths.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import { copyOf, pageHead } from '#app/platform/page/head.ts'
import { useFirm, useShownClaims } from '#app/platform/page/site.tsx'
import { DeadlineBanner } from '#app/tax/due-dates/deadline-banner.tsx'
import { filingSeason } from '#app/tax/due-dates/filing-season.ts'
import { dueDatesQuery } from '#app/tax/due-dates/queries.ts'
import { useDatedText } from '#app/tax/due-dates/season.ts'
import { type Income, readIncomes } from '#app/tax/engine/assess-return.ts'
import { Accordion } from '#app/ui/accordion.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Section } from '#app/ui/section.tsx'
import { Experts } from '#app/website/people/experts.tsx'
import { useTestimonials } from '#app/website/people/shown-testimonials.ts'
import { Testimonials } from '#app/website/people/testimonials.tsx'
import { Guarantee } from '#app/website/pricing/guarantee.tsx'
import { PlanCards } from '#app/website/pricing/plan-cards.tsx'
import { ServiceCards } from '#app/website/services/service-cards.tsx'
import { postLinks } from '#app/writing/posts/public-posts.ts'
import { stats } from '#content/claims.ts'
import { taxTips } from '#content/en/home.ts'
import { assessedYear } from '#content/en/tools/page.ts'
import { guideMenu } from '#content/guides/menu.ts'
import { Hero } from './hero.tsx'
import { Reasons } from './reasons.tsx'
import { Steps } from './steps.tsx'
import { TaxTips } from './tax-tips.tsx'

export const Route = createFileRoute('/_public/')({
  validateSearch: (search): { income?: Income[] } => {
    const income = readIncomes(search.income)
    return { income: income.length > 0 ? income : undefined }
  },
  head: ({ match }) => {
    const { home } = copyOf(match).pageMetadata
    const { year } = filingSeason(match.context.site.today)
    return pageHead({ ...home, keywords: [...home.keywords, assessedYear(year)] }, match)
  },
  loader: async ({ context: { queryClient } }) => {
    const tips: readonly string[] = taxTips.map(({ slug }) => slug)
    const [links] = await Promise.all([
      postLinks(queryClient, tips),
      queryClient.query(dueDatesQuery),
      queryClient.query(responseRateQuery),
      queryClient.query(replyTimeQuery),
    ])
    return { links }
  },
  component: Home,
})

function Home() {
  const say = useDatedText()
  const { bookACall, faqs, reasons, sections, steps } = useCopy()
  const { noGst } = useFirm()
  const { income = [] } = Route.useSearch()
  return (
    <>
      <Hero incomes={income} />
      <Stats />
      <Section
        id="services"
        brief
        title={sections.services.title}
        text={sections.services.text(noGst)}
      >
        <div id="pricing">
          <PlanCards named="by-filing" />
          <Guarantee />
        </div>
        <h2 className="mt-[clamp(1.75rem,7vw,5.5rem)] mb-3 text-h2 lg:mb-8">
          {sections.services.specialised}
        </h2>
        <ServiceCards />
        <GuideLinks />
      </Section>
      <Section id="process" tint brief title={sections.process}>
        <Steps steps={steps} />
      </Section>
      <DeadlineBanner />
      <Section id="experts" brief title={sections.experts}>
        <Experts />
      </Section>
      <Section tint narrow title={sections.reasons}>
        <Reasons reasons={reasons} />
      </Section>
      {useTestimonials().length > 0 && (
        <Section id="testimonials" title={sections.testimonials}>
          <Testimonials />
        </Section>
      )}
      <Section id="faq" tint narrow title={sections.faq.title}>
        <div>
          <Accordion
            name="home-faq"
            items={faqs(noGst).map(({ question, answer }) => ({
              question,
              answer: <p>{say(answer)}</p>,
            }))}
          />
          <aside className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-2.5 border-l-4 border-accent py-1 pl-5 lg:mt-8">
            <p>
              <span className="font-semibold">{sections.faq.other}</span>
            </p>
            <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
              <a
                href={paths.anchor.contact}
                data-action="home-ask-contact"
                className={buttonClass('outline')}
              >
                {sections.faq.consult}
              </a>
              <a
                href={paths.book}
                data-action="home-ask-book"
                className="text-link inline-flex min-h-11 items-center"
              >
                {bookACall.link}
              </a>
            </p>
          </aside>
        </div>
      </Section>
      <Section title={sections.taxTips.title}>
        <TaxTips {...Route.useLoaderData()} />
      </Section>
      <ContactSection />
    </>
  )
}

/** The way to the guides for who has a notice or a late refund rather than a return to file. */
function GuideLinks() {
  const { guideNames, sections } = useCopy()
  return (
    <nav
      aria-labelledby="guide-links-title"
      className="screen-only mt-2 flex flex-wrap items-center gap-x-5 max-sm:text-sm lg:mt-5"
    >
      <p id="guide-links-title" className="font-semibold">
        {sections.services.guides}
      </p>
      <ul className="contents">
        {guideMenu.map(({ slug }) => (
          <li key={slug}>
            <a href={paths.guide(slug)} className="text-link inline-flex min-h-11 items-center">
              {guideNames[slug].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The figures that are shown, side by side as far as they fit. */
function Stats() {
  const isShown = useShownClaims()
  const { sections, statLabels } = useCopy()
  const shown = stats.filter(({ id }) => isShown(id))
  if (shown.length === 0) return null
  return (
    <section aria-label={sections.stats} className="border-b border-line bg-tint">
      <dl className="measure grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-x-2 gap-y-3 divide-line py-4 sm:divide-x lg:py-6">
        {shown.map(({ id, value }) => (
          <div
            key={id}
            className="flex flex-col-reverse justify-end first:pl-0 sm:px-6 sm:py-2 lg:px-8"
          >
            <dt className="text-muted max-sm:text-xs">{statLabels[id]}</dt>
            <dd className="figures font-serif text-[clamp(1.375rem,0.9rem+2vw,2.875rem)] leading-tight">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
