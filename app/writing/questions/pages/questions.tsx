import type { QueryClient } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { ChatButton } from '#app/platform/page/chat-button.tsx'
import { useCopy } from '#app/platform/page/copy.ts'
import { copyOf, listHead } from '#app/platform/page/head.ts'
import { listAddress, readListSearch } from '#app/platform/page/list-search.ts'
import { useReplyPromise } from '#app/platform/page/site.tsx'
import { breadcrumbs, faqPage } from '#app/platform/page/structured-data.ts'
import { ToolMatches } from '#app/tax/tools/pages/tool-matches.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Callout, onCallout } from '#app/ui/callout.tsx'
import { NothingFound } from '#app/ui/nothing-found.tsx'
import { PageLinks } from '#app/ui/page-links.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { PartialList } from '#app/ui/partial-list.tsx'
import { SearchBox } from '#app/ui/search-box.tsx'
import { ListSkeleton } from '#app/ui/skeleton.tsx'
import { TabLinks } from '#app/ui/tab-links.tsx'
import { categoriesQuery, EMPTY_PAGE } from '#app/writing/publishing/queries.ts'
import { faqsQuery } from '#app/writing/questions/queries.ts'
import { QuestionList } from '#app/writing/questions/question-list.tsx'
import { emptySearch } from '#content/en/search/empty.ts'
import { FAQS_PAGE_SIZE, type Faq } from '../faq.ts'

export const Route = createFileRoute('/_public/faq')({
  validateSearch: readListSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, site }, deps: { category, q, page } }) => {
    if (site.language === 'hi') return questionsInHindi(queryClient, { category, q })
    const [listed, allFaqs, allCategories] = await Promise.all([
      queryClient.query(faqsQuery({ category, q, page })),
      category ? queryClient.query(faqsQuery({ q, pageSize: 1 })) : undefined,
      queryClient.query(categoriesQuery('faq', q)),
    ])
    const [faqs, categories] = [listed ?? EMPTY_PAGE, allCategories ?? []]
    const selected = categories.find(({ slug }) => slug === category)
    if ((category && !selected) || (page && faqs.items.length === 0)) throw notFound()
    const total = (allFaqs ?? faqs).total
    const suggested =
      q && total === 0
        ? await queryClient.query(faqsQuery({ pageSize: emptySearch.suggested }))
        : null
    return { faqs, categories, selected, total, suggested: suggested?.items ?? [], english: [] }
  },
  head: ({ match, loaderData }) => {
    const { q, category } = match.search
    const { language, questionList, siteMetadata } = copyOf(match)
    return listHead('faq', match, {
      category: loaderData?.selected,
      structured: [
        breadcrumbs(match, [[questionList.breadcrumb, paths.faq]]),
        ...(loaderData && !q && !category
          ? [faqPage(loaderData.faqs.items, language === 'en' ? undefined : siteMetadata.language)]
          : []),
      ],
    })
  },
  component: Questions,
})

function Questions() {
  const search = Route.useSearch()
  const { category, q } = search
  const { faqs, categories, total, suggested, english } = Route.useLoaderData()
  const { chatTexts, emptySearch: nothing, elsewhere, layout, language, questionList } = useCopy()
  const empty = q ? questionList.nothingFound(q) : questionList.empty
  return (
    <>
      <PageTitle title={questionList.title} text={questionList.text}>
        <SearchBox
          action={paths.faq}
          label={questionList.search}
          value={q ?? ''}
          category={category}
          button={layout.search}
        />
      </PageTitle>
      <div className="measure py-[clamp(2rem,5vw,4rem)]">
        <PartialList
          summary={questionList.count(faqs.total)}
          whole={!category && faqs.items.length === total}
          empty={empty}
          skeleton={<ListSkeleton label={questionList.loading} />}
          controls={
            <TabLinks
              label={questionList.categories}
              tabs={[
                {
                  label: questionList.all,
                  count: total,
                  summary: questionList.count(total),
                  active: !category,
                  href: listAddress(paths.faq, { q }),
                },
                ...categories.map(({ name, slug, count }) => ({
                  label: name,
                  count,
                  summary: questionList.count(count),
                  active: category === slug,
                  href: listAddress(paths.faq, { q, category: slug }),
                })),
              ]}
            />
          }
        >
          <div className="max-w-[54rem]">
            <ToolMatches q={q} />
            {q && total + english.length === 0 ? (
              <NothingFound
                text={empty}
                title={nothing.questions}
                links={suggested.map(({ slug, question }) => ({
                  href: paths.question(slug),
                  label: question,
                }))}
                ask={{ href: paths.contact, label: nothing.ask }}
              />
            ) : (
              (faqs.items.length > 0 || english.length === 0) && (
                <QuestionList faqs={faqs.items} empty={empty} grouped={!q} />
              )
            )}
            {english.length > 0 && <InEnglish faqs={english} />}
            {language === 'hi' && !q && (
              <p className="mt-6">
                <a
                  href={listAddress(paths.faq, {
                    category: faqs.total === 0 ? category : undefined,
                  })}
                  hrefLang="en"
                  className="text-link inline-flex min-h-11 items-center"
                >
                  {questionList.elsewhere.all} {elsewhere}
                </a>
              </p>
            )}
            <PageLinks
              page={faqs.page}
              last={Math.ceil(faqs.total / faqs.pageSize)}
              address={(page) => listAddress(paths.faq, { ...search, page })}
              before={questionList.previous}
              after={questionList.next}
            />
          </div>
        </PartialList>
      </div>
      <Callout
        title={questionList.closing.title}
        text={questionList.closing.text(useReplyPromise())}
      >
        <ButtonLink data-action="faq-closing-contact" variant="accent" href={paths.contact}>
          {questionList.closing.contact}
        </ButtonLink>
        <ChatButton action="faq-closing-chat" text={chatTexts.support} className={onCallout}>
          {questionList.closing.chat}
        </ChatButton>
      </Callout>
    </>
  )
}

/** What else a search in Hindi has found, in English alone. */
function InEnglish({ faqs }: { faqs: Faq[] }) {
  const { elsewhere, questionList } = useCopy()
  return (
    <section aria-labelledby="in-english" className="mt-8">
      <h2 id="in-english" className="text-h3">
        {questionList.elsewhere.found}
      </h2>
      <ul className="rows mt-3 border-y border-line">
        {faqs.map(({ id, slug, question }) => (
          <li key={id}>
            <a
              href={paths.question(slug)}
              hrefLang="en"
              className="block py-3.5 font-medium hover:text-accent-text"
            >
              <span lang="en">{question}</span> {elsewhere}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** All of them at once, with the categories that they are in. */
async function questionsInHindi(
  queryClient: QueryClient,
  { category, q }: { category?: string; q?: string },
) {
  const all: Faq[] = []
  for (let page = 1, last = 1; page <= last; page++) {
    const listed = await queryClient.query(
      faqsQuery({ lang: 'hi', q, page, pageSize: FAQS_PAGE_SIZE }),
    )
    all.push(...(listed?.items ?? []))
    last = Math.ceil((listed?.total ?? 0) / FAQS_PAGE_SIZE)
  }
  const inHindi = all.filter(({ language }) => language === 'hi')
  const categories = [...Map.groupBy(inHindi, (faq) => faq.category?.slug ?? '')]
    .filter(([slug]) => slug !== '')
    .map(([slug, faqs]) => ({ slug, name: faqs[0]?.category?.name ?? slug, count: faqs.length }))
  const selected = categories.find(({ slug }) => slug === category)
  if (category && !selected) {
    const known = await queryClient.query(categoriesQuery('faq'))
    if (!known?.some(({ slug }) => slug === category)) throw notFound()
  }
  const isShown = (faq: Faq) => !category || faq.category?.slug === category
  const items = inHindi.filter(isShown)
  const suggested =
    q && all.length === 0
      ? await queryClient.query(faqsQuery({ lang: 'hi', pageSize: emptySearch.suggested }))
      : null
  return {
    faqs: { items, total: items.length, page: 1, pageSize: Math.max(items.length, 1) },
    categories,
    selected,
    total: inHindi.length,
    suggested: suggested?.items ?? [],
    english: all.filter((faq) => faq.language === 'en' && isShown(faq)),
  }
}
