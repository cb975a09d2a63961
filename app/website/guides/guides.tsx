import { createFileRoute } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { paths } from '#app/paths.ts'
import { ChatButton } from '#app/platform/page/chat-button.tsx'
import { useCopy } from '#app/platform/page/copy.ts'
import { copyOf, pageHead } from '#app/platform/page/head.ts'
import { useSite } from '#app/platform/page/site.tsx'
import { breadcrumbs } from '#app/platform/page/structured-data.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Callout, onCallout } from '#app/ui/callout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { PostCover } from '#app/writing/posts/post-cover.tsx'
import { guidesIn } from '#content/guide-copy.ts'
import type { DatedGuide } from '#content/guides/guide.ts'
import { rupees } from '#content/plans.ts'

export const Route = createFileRoute('/_public/guides')({
  head: ({ match }) =>
    pageHead('guides', match, {
      structured: [breadcrumbs(match, [[copyOf(match).guidePage.breadcrumb, paths.guides]])],
    }),
  component: GuideIndex,
})

function GuideIndex() {
  const { chatTexts, guideIndex } = useCopy()
  const { services } = guideIndex
  return (
    <>
      <PageTitle title={guideIndex.title} text={guideIndex.text} />
      <div className="measure py-[clamp(2rem,5vw,4rem)]">
        <ul className="rows border-y border-line-strong">
          {guidesIn(useSite().language).map((guide) => (
            <GuideRow key={guide.slug} guide={guide} />
          ))}
        </ul>
      </div>
      <Callout title={services.title} text={services.text}>
        <ButtonLink
          data-action="guides-closing-pricing"
          variant="accent"
          size="lg"
          href={paths.pricing}
        >
          {services.link}
        </ButtonLink>
        <ChatButton
          action="guides-closing-chat"
          size="lg"
          className={onCallout}
          text={chatTexts.guides}
        >
          {guideIndex.chat}
        </ChatButton>
      </Callout>
    </>
  )
}

function GuideRow({ guide: { slug, service } }: { guide: DatedGuide }) {
  const { guideIndex, guideNames } = useCopy()
  const { name, when, description } = guideNames[slug]
  return (
    <li className="grid items-baseline gap-x-10 gap-y-2 py-7 md:grid-cols-[1fr_1.3fr] lg:grid-cols-[11rem_1fr_1.2fr_11rem]">
      <PostCover
        slug={slug}
        title={name}
        className="aspect-[1.9] w-full self-start rounded-md border border-line max-lg:hidden"
      />
      <h2 className="text-h3">{when}</h2>
      <div>
        <p className="max-w-[34rem] text-muted">{description}</p>
        <a
          href={paths.guide(slug)}
          className="mt-1 inline-flex min-h-11 items-center gap-2 font-semibold"
        >
          <span className="text-link">{guideIndex.read}</span>
          <span className="sr-only"> {guideIndex.about(name)}</span>
          <ArrowRight aria-hidden className="size-4" />
        </a>
      </div>
      <p className="figures text-muted md:col-start-2 lg:col-start-auto lg:text-right">
        {service.name}{' '}
        <strong className="font-serif text-h3 text-ink">{rupees(service.price)}</strong>
      </p>
    </li>
  )
}
