import { createFileRoute, notFound } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { ChatButton } from '#app/platform/page/chat-button.tsx'
import { pageHead } from '#app/platform/page/head.ts'
import { PastFacts } from '#app/platform/page/past-facts.tsx'
import { breadcrumbs, faqPage, serviceOffer } from '#app/platform/page/structured-data.ts'
import { filingSeason } from '#app/tax/due-dates/filing-season.ts'
import { Accordion } from '#app/ui/accordion.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Callout, onCallout } from '#app/ui/callout.tsx'
import { Section } from '#app/ui/section.tsx'
import { Steps } from '#app/website/home/steps.tsx'
import { said } from '#content/en/season/season.ts'
import { usedBy } from '#content/facts/register/used-by.gen.ts'
import { guideBySlug } from '#content/guides/index.ts'
import { guideMenu } from '#content/guides/menu.ts'
import { guidePage } from '#content/guides/page.ts'
import { GuideCases } from './guide-cases.tsx'
import { GuideEnd } from './guide-end.tsx'
import { GuideHero } from './guide-hero.tsx'
import { GuideLedger } from './guide-ledger.tsx'

export const Route = createFileRoute('/_public/guides/$slug')({
  loader: ({ params, context: { site } }) => {
    const dated = guideBySlug(params.slug)
    const item = guideMenu.find(({ slug }) => slug === params.slug)
    if (!dated || !item) throw notFound()
    return { guide: said(dated, filingSeason(site.today)), name: item.name }
  },
  head: ({ match, loaderData }) => {
    if (!loaderData) return {}
    const { guide, name } = loaderData
    const path = paths.guide(guide.slug)
    return pageHead(guide.metaKey, match, {
      structured: [
        serviceOffer(match, { ...guide.service, path }),
        breadcrumbs(match, [
          [guidePage.breadcrumb, paths.guides],
          [name, path],
        ]),
        faqPage(guide.faqs),
      ],
    })
  },
  component: GuidePage,
})

function GuidePage() {
  const { guide } = Route.useLoaderData()
  return (
    <>
      <GuideHero guide={guide} />
      <PastFacts ids={usedBy[paths.guide(guide.slug)] ?? []} className="measure pt-8" />
      <Section title={guide.cases.title} text={guide.cases.text}>
        <GuideCases cases={guide.cases} />
      </Section>
      <GuideLedger guide={guide} />
      <Section title={guidePage.process.title} text={guidePage.process.text}>
        <Steps steps={guide.steps} />
      </Section>
      <Section title={guidePage.faqs} tint narrow>
        <Accordion
          name={guide.slug}
          items={guide.faqs.map(({ question, answer }) => ({
            question,
            answer: <p>{answer}</p>,
          }))}
        />
      </Section>
      <Callout title={guide.closing.title} text={guide.closing.text}>
        <ChatButton
          action="guide-closing-chat"
          variant="accent"
          size="lg"
          text={guide.chat.closing}
        >
          {guidePage.chatAgain}
        </ChatButton>
        <ButtonLink
          data-action="guide-closing-contact"
          size="lg"
          className={onCallout}
          href={paths.contactAbout(guide.topic)}
        >
          {guidePage.form}
        </ButtonLink>
      </Callout>
      <GuideEnd guide={guide} />
    </>
  )
}
