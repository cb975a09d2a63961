import { createFileRoute, notFound } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { listHead } from '#app/platform/page/head.ts'
import { listAddress, readListSearch, WHOLE_LIST_MAX } from '#app/platform/page/list-search.ts'
import { useReplyPromise } from '#app/platform/page/site.tsx'
import { breadcrumbs } from '#app/platform/page/structured-data.ts'
import { ToolMatches } from '#app/tax/tools/pages/tool-matches.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Callout, onCallout } from '#app/ui/callout.tsx'
import { NothingFound } from '#app/ui/nothing-found.tsx'
import { PageLinks } from '#app/ui/page-links.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { PartialList } from '#app/ui/partial-list.tsx'
import { SearchBox } from '#app/ui/search-box.tsx'
import { CardsSkeleton } from '#app/ui/skeleton.tsx'
import { TabLinks } from '#app/ui/tab-links.tsx'
import { PostCard } from '#app/writing/posts/post-card.tsx'
import { postsQuery } from '#app/writing/posts/queries.ts'
import { categoriesQuery } from '#app/writing/publishing/queries.ts'
import { postList } from '#content/en/blog-pages.ts'
import { emptySearch } from '#content/en/search/empty.ts'

export const Route = createFileRoute('/_public/blog')({
  validateSearch: readListSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { category, q, page } }) => {
    const unfiltered = !category && !page
    const [allPosts, allCategories] = await Promise.all([
      queryClient.query(postsQuery({ q, pageSize: unfiltered ? WHOLE_LIST_MAX : 1 })),
      queryClient.query(categoriesQuery('post', q)),
    ])
    const { total } = allPosts
    const fits = total <= WHOLE_LIST_MAX
    const posts =
      unfiltered && fits
        ? allPosts
        : await queryClient.query(
            postsQuery({ category, q, page, pageSize: fits ? WHOLE_LIST_MAX : undefined }),
          )
    const categories = allCategories ?? []
    const selected = categories.find(({ slug }) => slug === category)
    if ((category && !selected) || (page && posts.items.length === 0)) throw notFound()
    const suggested =
      q && total === 0
        ? await queryClient.query(postsQuery({ pageSize: emptySearch.suggested }))
        : undefined
    return { posts, categories, selected, total, suggested: suggested?.items ?? [] }
  },
  head: ({ match, loaderData }) =>
    listHead('blog', match, {
      category: loaderData?.selected,
      structured: [breadcrumbs(match, [[postList.breadcrumb, paths.blog]])],
    }),
  component: Posts,
})

function Posts() {
  const search = Route.useSearch()
  const { category, q } = search
  const { posts, categories, total, suggested } = Route.useLoaderData()
  const newestFirst = !q && posts.page === 1
  const empty = q ? postList.nothingFound(q) : postList.empty
  return (
    <>
      <PageTitle title={postList.title} text={postList.text}>
        <SearchBox
          action={paths.blog}
          label={postList.search}
          value={q ?? ''}
          category={category}
        />
      </PageTitle>
      <div className="measure py-[clamp(2rem,5vw,4rem)]">
        <PartialList
          summary={postList.count(posts.total)}
          whole={!category && posts.items.length === total}
          empty={empty}
          skeleton={<CardsSkeleton label={postList.loading} />}
          controls={
            <TabLinks
              label={postList.categories}
              tabs={[
                {
                  label: postList.all,
                  count: total,
                  summary: postList.count(total),
                  active: !category,
                  href: listAddress(paths.blog, { q }),
                },
                ...categories.map(({ name, slug, count }) => ({
                  label: name,
                  count,
                  summary: postList.count(count),
                  active: category === slug,
                  href: listAddress(paths.blog, { q, category: slug }),
                })),
              ]}
            />
          }
        >
          <ToolMatches q={q} />
          {q && total === 0 ? (
            <NothingFound
              text={empty}
              title={emptySearch.articles}
              links={suggested.map(({ slug, title }) => ({ href: paths.post(slug), label: title }))}
              ask={{ href: paths.contact, label: emptySearch.ask }}
            />
          ) : posts.items.length === 0 ? (
            <p className="border-y border-line py-10 text-center text-muted">{empty}</p>
          ) : (
            <ul data-entries className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
              {posts.items.map((post, index) => (
                <PostCard
                  key={post.id}
                  post={post}
                  leads={newestFirst}
                  first={newestFirst && index === 0}
                />
              ))}
            </ul>
          )}
          <PageLinks
            page={posts.page}
            last={Math.ceil(posts.total / posts.pageSize)}
            address={(page) => listAddress(paths.blog, { ...search, page })}
            before={postList.newer}
            after={postList.older}
          />
        </PartialList>
      </div>
      <Callout title={postList.closing.title} text={postList.closing.text(useReplyPromise())}>
        <ButtonLink data-action="blog-closing-contact" variant="accent" href={paths.contact}>
          {postList.closing.contact}
        </ButtonLink>
        <ButtonLink data-action="blog-closing-pricing" className={onCallout} href={paths.pricing}>
          {postList.closing.services}
        </ButtonLink>
      </Callout>
    </>
  )
}
