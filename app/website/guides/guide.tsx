import { createFileRoute, notFound } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { ChatButton } from '#app/platform/page/chat-button.tsx'
import { useCopy } from '#app/platform/page/copy.ts'
import { copyOf, pageHead } from '#app/platform/page/head.ts'
import { PastFacts } from '#app/platform/page/past-facts.tsx'
import type { Site } from '#app/platform/page/site.tsx'
import { breadcrumbs, faqPage, serviceOffer } from '#app/platform/page/structured-data.ts'
import { filingSeason } from '#app/tax/due-dates/filing-season.ts'
import { Accordion } from '#app/ui/accordion.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Callout, onCallout } from '#app/ui/callout.tsx'
import { Section } from '#app/ui/section.tsx'
import { Steps } from '#app/website/home/steps.tsx'
import type { Copy } from '#content/en/copy.ts'
import { said } from '#content/en/season/season.ts'
import { usedBy } from '#content/facts/register/used-by.gen.ts'
import { guidesIn } from '#content/guide-copy.ts'
import { guideBySlug } from '#content/guides/index.ts'
import { anchorOf, GuideCases } from './guide-cases.tsx'
import { GuideEnd } from './guide-end.tsx'
import { GuideHero } from './guide-hero.tsx'
import { GuideLedger } from './guide-ledger.tsx'

export const Route = createFileRoute('/_public/guides/$slug')({
  loader: ({ params, context }) => {
    const found = find(params.slug, context.site, copyOf({ context }))
    if (!found) throw notFound()
    return found
  },
  head: ({ match, loaderData }) => {
    if (!loaderData) return {}
    const { guide } = loaderData
    const { guideNames, guidePage } = copyOf(match)
    const path = paths.guide(guide.slug)
    return pageHead(guide.metaKey, match, {
      structured: [
        serviceOffer(match, { ...guide.service, path }),
        breadcrumbs(match, [
          [guidePage.breadcrumb, paths.guides],
          [guideNames[guide.slug].name, path],
        ]),
        faqPage(guide.faqs),
      ],
    })
  },
  component: GuidePage,
})

function GuidePage() {
  const { guide, anchors } = Route.useLoaderData()
  const { guidePage } = useCopy()
  return (
    <>
      <GuideHero guide={guide} />
      <PastFacts ids={usedBy[paths.guide(guide.slug)] ?? []} className="measure pt-8" />
      <Section title={guide.cases.title} text={guide.cases.text}>
        <GuideCases cases={guide.cases} anchors={anchors} />
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

function find(slug: string, { language, today }: Site, { seasonWords }: Copy) {
  const own = guidesIn(language).find((guide) => guide.slug === slug)
  const english = guideBySlug(slug)
  if (!own || !english) return
  return {
    guide: said(own, filingSeason(today, undefined, seasonWords.own)),
    anchors: said(english.cases.entries, filingSeason(today)).map(anchorOf),
  }
}
