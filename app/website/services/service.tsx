import { createFileRoute, notFound } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { ChatButton } from '#app/platform/page/chat-button.tsx'
import { useCopy } from '#app/platform/page/copy.ts'
import { copyOf, pageHead } from '#app/platform/page/head.ts'
import { PastFacts } from '#app/platform/page/past-facts.tsx'
import { breadcrumbs, faqPage, serviceOffer } from '#app/platform/page/structured-data.ts'
import { filingSeason } from '#app/tax/due-dates/filing-season.ts'
import { Accordion } from '#app/ui/accordion.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Section } from '#app/ui/section.tsx'
import { UnbrokenYears } from '#app/ui/unbroken-years.tsx'
import { Steps } from '#app/website/home/steps.tsx'
import type { Copy } from '#content/en/copy.ts'
import { said } from '#content/en/season/season.ts'
import { usedBy } from '#content/facts/register/used-by.gen.ts'
import { plans } from '#content/plans.ts'
import { serviceBySlug } from '#content/services/index.ts'
import { serviceMenu } from '#content/services/menu.ts'
import { serviceAnchors } from '#content/services/page.ts'
import type { DatedService } from '#content/services/service.ts'
import { ServiceContact } from './service-contact.tsx'
import { ServiceFigures } from './service-figures.tsx'
import { ServiceHero } from './service-hero.tsx'

export const Route = createFileRoute('/_public/services/$slug')({
  loader: ({ params, context }) => {
    const found = find(params.slug, copyOf({ context }), context.site.today)
    if (!found) throw notFound()
    return found
  },
  head: ({ match, loaderData }) => {
    if (!loaderData) return {}
    const { service, plan } = loaderData
    const path = paths.service(service.slug)
    const { name, cardDescription } = copyOf(match).serviceNames[service.slug]
    return pageHead(service.metaKey, match, {
      structured: [
        serviceOffer(match, {
          name,
          description: cardDescription,
          path,
          price: plan.price,
        }),
        breadcrumbs(match, [[name, path]]),
        faqPage(service.faqs),
      ],
    })
  },
  component: ServicePage,
})

function ServicePage() {
  const { service, item, plan } = Route.useLoaderData()
  const { servicePage } = useCopy()
  return (
    <>
      <ServiceHero service={service} plan={plan} />
      <PastFacts ids={usedBy[paths.service(service.slug)] ?? []} className="measure pt-8" />
      <Section title={servicePage.covers} text={servicePage.years}>
        <TopicCards topics={service.cards} />
      </Section>
      <Section
        id={serviceAnchors.process}
        tint
        title={servicePage.process.title}
        text={servicePage.process.text}
      >
        <Steps steps={service.steps} />
      </Section>
      {service.professions && (
        <Section title={servicePage.professions}>
          <TopicCards topics={service.professions} />
        </Section>
      )}
      <ServiceFigures service={service} />
      <Section id={serviceAnchors.faqs} title={servicePage.faqs} tint narrow>
        <Accordion
          name={service.slug}
          items={service.faqs.map(({ question, answer, more }) => ({
            question,
            answer: (
              <p>
                {answer}{' '}
                {more && (
                  <a href={more.href} className="text-link">
                    {more.label}
                  </a>
                )}
              </p>
            ),
          }))}
        />
      </Section>
      <Callout title={service.closing.title} text={service.closing.text}>
        <ChatButton
          action="service-closing-chat"
          variant="accent"
          size="lg"
          text={service.chat.closing}
        >
          {service.closing.button}
        </ChatButton>
      </Callout>
      <Section id="contact" title={service.contact.title} text={service.contact.text}>
        <ServiceContact service={service} item={item} />
      </Section>
    </>
  )
}

function find(slug: string, { serviceTexts, seasonWords }: Copy, today: string) {
  const season = filingSeason(today, undefined, seasonWords.own)
  const own = serviceBySlug(slug)
  const words = own && serviceTexts[own.slug]
  const figures = own?.figures.map((figure, index) => ({ ...figure, ...words?.figures[index] }))
  const service = own && said({ ...own, ...words, figures } as DatedService, season)
  const item = serviceMenu.find((entry) => entry.slug === slug)
  const plan = plans.find((entry) => entry.id === item?.planId)
  return service && item && plan ? { service, item, plan: said(plan, season) } : undefined
}

/** Titled lists side by side: what a service covers, or for whom. */
function TopicCards({
  topics,
}: {
  topics: { title: string; description: string; points?: string[] }[]
}) {
  return (
    <ul className={`grid gap-6 ${topics.length > 3 ? 'sm:grid-cols-2' : 'lg:grid-cols-3'}`}>
      {topics.map(({ title, description, points }) => (
        <li key={title} className="rounded-lg border border-line bg-card p-6">
          <h3 className="text-h3">{title}</h3>
          <p className="mt-2 text-muted">
            <UnbrokenYears text={description} />
          </p>
          {points && (
            <ul className="mt-4 grid gap-2">
              {points.map((point) => (
                <li
                  key={point}
                  className="flex gap-3 before:mt-3 before:h-px before:w-3 before:shrink-0 before:bg-accent-text"
                >
                  <span>
                    <UnbrokenYears text={point} />
                  </span>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
