import { createFileRoute, notFound } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { ChatButton } from '#app/platform/page/chat-button.tsx'
import { listHead } from '#app/platform/page/head.ts'
import { listAddress, readListSearch } from '#app/platform/page/list-search.ts'
import { useReplyPromise } from '#app/platform/page/site.tsx'
import { breadcrumbs, faqPage } from '#app/platform/page/structured-data.ts'
import { ToolMatches } from '#app/tax/tools/tool-matches.tsx'
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
import { chatTexts } from '#content/en/chat.ts'
import { questionList } from '#content/en/faq-pages.ts'
import { emptySearch } from '#content/en/search/empty.ts'

export const Route = createFileRoute('/_public/faq')({
  validateSearch: readListSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { category, q, page } }) => {
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
    return { faqs, categories, selected, total, suggested: suggested?.items ?? [] }
  },
  head: ({ match, loaderData }) => {
    const { q, category } = match.search
    return listHead('faq', match, {
      category: loaderData?.selected,
      structured: [
        breadcrumbs(match, [[questionList.breadcrumb, paths.faq]]),
        ...(loaderData && !q && !category ? [faqPage(loaderData.faqs.items)] : []),
      ],
    })
  },
  component: Questions,
})

function Questions() {
  const search = Route.useSearch()
  const { category, q } = search
  const { faqs, categories, total, suggested } = Route.useLoaderData()
  const empty = q ? questionList.nothingFound(q) : questionList.empty
  return (
    <>
      <PageTitle title={questionList.title} text={questionList.text}>
        <SearchBox
          action={paths.faq}
          label={questionList.search}
          value={q ?? ''}
          category={category}
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
            {q && total === 0 ? (
              <NothingFound
                text={empty}
                title={emptySearch.questions}
                links={suggested.map(({ slug, question }) => ({
                  href: paths.question(slug),
                  label: question,
                }))}
                ask={{ href: paths.contact, label: emptySearch.ask }}
              />
            ) : (
              <QuestionList faqs={faqs.items} empty={empty} grouped={!q} />
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
