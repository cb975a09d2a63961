import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { ApiError } from '#app/platform/client/api.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import { fittingTitle } from '#app/platform/page/document-title.ts'
import { copyOf, pageHead } from '#app/platform/page/head.ts'
import { MissingPage } from '#app/platform/page/missing-page.tsx'
import { PastFacts } from '#app/platform/page/past-facts.tsx'
import { breadcrumbs, faqPage } from '#app/platform/page/structured-data.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Callout, onCallout } from '#app/ui/callout.tsx'
import { summarise } from '#app/ui/text/plain-text.ts'
import { UnbrokenYears } from '#app/ui/unbroken-years.tsx'
import { RichText } from '#app/writing/editor/rich-text.tsx'
import { NextStepBox } from '#app/writing/next-step/next-step-box.tsx'
import { DraftNotice } from '#app/writing/publishing/draft-notice.tsx'
import { RESERVED_SLUGS } from '#app/writing/publishing/rules.ts'
import { faqQuery, relatedFaqsQuery } from '#app/writing/questions/queries.ts'
import { factIdsIn } from '#content/facts/register/past.ts'

export const Route = createFileRoute('/_public/faq/$slug')({
  loader: async ({ context: { queryClient, site }, params: { slug } }) => {
    const lang = site.language === 'en' ? undefined : site.language
    if (RESERVED_SLUGS.includes(slug)) throw notFound()
    try {
      const faq = await queryClient.query(faqQuery(slug, lang))
      if (!faq) return undefined
      if (faq.slug !== slug) {
        throw redirect({ to: '/faq/$slug', params: { slug: faq.slug }, statusCode: 301 })
      }
      if (lang && faq.language !== lang) throw redirect({ href: paths.question(slug) })
      const related = faq.categoryId ? await queryClient.query(relatedFaqsQuery(faq, lang)) : null
      return { faq, related: related ?? [] }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 404) throw notFound()
      return undefined
    }
  },
  head: ({ match, loaderData }) => {
    if (!loaderData) return {}
    const { faq } = loaderData
    const { questionList, questionPage, siteMetadata } = copyOf(match)
    const page = {
      title: fittingTitle(faq.question, match.context.site.firm),
      ogTitle: faq.question,
      description: summarise(faq.answer),
      keywords: [faq.category?.name ?? questionPage.keywords.topic, questionPage.keywords.kind],
    }
    return pageHead(page, match, {
      noIndex: !faq.published,
      structured: [
        faqPage([faq], faq.language && siteMetadata.language),
        breadcrumbs(match, [
          [questionList.breadcrumb, paths.faq],
          [faq.question, paths.question(faq.slug)],
        ]),
      ],
    })
  },
  notFoundComponent: FaqNotFound,
  component: Question,
})

function Question() {
  const { questionPage } = useCopy()
  const loaded = Route.useLoaderData()
  if (!loaded) return <FaqNotFound />
  const { faq, related } = loaded
  return (
    <>
      <article className="measure py-[clamp(2rem,5vw,4rem)]">
        <BackLink href={paths.faq}>{questionPage.back}</BackLink>
        {!faq.published && <DraftNotice />}
        <h1 className="mt-4 max-w-[48rem] text-h1">
          <UnbrokenYears text={faq.question} />
        </h1>
        {faq.category && (
          <p className="mt-4 text-muted">
            <a href={`${paths.faq}?category=${faq.category.slug}`} className="text-link">
              {faq.category.name}
            </a>
          </p>
        )}
        <PastFacts ids={factIdsIn(faq.answer)} className="mt-6" />
        <div className="grid items-start gap-x-16 lg:grid-cols-[minmax(0,44rem)_1fr] print:block">
          <RichText html={faq.answer} className="mt-8 text-[1.0625rem]" />
          <div>
            <NextStepBox slug={faq.slug} category={faq.category?.slug} />
            {related.length > 0 && (
              <section aria-labelledby="related-title" className="mt-10">
                <h2 id="related-title" className="text-h3">
                  {questionPage.related}
                </h2>
                <ul className="rows mt-3 border-y border-line">
                  {related.map(({ id, slug, question }) => (
                    <li key={id}>
                      <a
                        href={paths.question(slug)}
                        className="block py-3.5 font-medium hover:text-accent-text"
                      >
                        {question}
                      </a>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>
        </div>
      </article>
      <Callout title={questionPage.closing.title} text={questionPage.closing.text}>
        <ButtonLink data-action="question-closing-contact" variant="accent" href={paths.contact}>
          {questionPage.closing.contact}
        </ButtonLink>
        <ButtonLink className={onCallout} href={paths.faq}>
          {questionPage.closing.all}
        </ButtonLink>
      </Callout>
    </>
  )
}

function FaqNotFound() {
  const { questionPage } = useCopy()
  return (
    <MissingPage title={questionPage.missing.title} text={questionPage.missing.text}>
      <ButtonLink variant="accent" href={paths.faq}>
        {questionPage.missing.back}
      </ButtonLink>
    </MissingPage>
  )
}
