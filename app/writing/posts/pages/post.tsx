import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { ApiError } from '#app/platform/client/api.ts'
import { canonicalOf, pageHead, socialImageOf } from '#app/platform/page/head.ts'
import { MissingPage } from '#app/platform/page/missing-page.tsx'
import { PastFacts } from '#app/platform/page/past-facts.tsx'
import { useFirm, useReplyPromise } from '#app/platform/page/site.tsx'
import { blogPosting, breadcrumbs } from '#app/platform/page/structured-data.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { chatLinkToShare } from '#app/ui/text/chat-link.ts'
import { NextStepBox } from '#app/writing/next-step/next-step-box.tsx'
import { type PublicPost, revisionOf } from '#app/writing/posts/post.ts'
import { PostBody } from '#app/writing/posts/post-body.tsx'
import { PostCard } from '#app/writing/posts/post-card.tsx'
import { PostNeighbours } from '#app/writing/posts/post-neighbours.tsx'
import { postQuery } from '#app/writing/posts/queries.ts'
import { DraftNotice } from '#app/writing/publishing/draft-notice.tsx'
import { blogCopy } from '#content/en/blog.ts'
import { postList, postPage } from '#content/en/blog-pages.ts'
import { factIdsIn } from '#content/facts/register/past.ts'

export const Route = createFileRoute('/_public/blog/$slug')({
  loader: async ({ context: { queryClient }, params: { slug } }) => {
    const post = await queryClient.query(postQuery(slug)).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) throw notFound()
      throw redirect({ to: '/blog' })
    })
    if (post.slug !== slug) {
      throw redirect({ to: '/blog/$slug', params: { slug: post.slug }, statusCode: 301 })
    }
    return post
  },
  head: ({ match, loaderData: post }) => {
    if (!post) return {}
    const { firm } = match.context.site
    const page = {
      title: post.metaTitle || post.title,
      description: post.metaDescription || post.excerpt || postPage.descriptionOf(post.title),
      keywords: keywordsOf(post),
      ogTitle: post.ogTitle || post.title,
      ogDescription: post.ogDescription || post.excerpt || postPage.descriptionOf(post.title),
    }
    const modifiedAt = revisionOf(post) ?? post.publishedAt ?? post.updatedAt
    const image = post.ogImage || post.featuredImage || undefined
    return pageHead(page, match, {
      noIndex: post.noIndex || post.status !== 'published',
      canonical: post.canonicalUrl || undefined,
      image,
      card: post.twitterCard,
      article: {
        publishedTime: post.publishedAt ?? undefined,
        modifiedTime: modifiedAt,
        author: post.author?.name ?? blogCopy.author,
        section: post.category?.name,
      },
      structured: [
        blogPosting(firm, {
          title: post.title,
          description: page.description,
          url: canonicalOf(firm, match.pathname),
          image: new URL(image ?? socialImageOf(match.pathname), firm.origin).href,
          publishedAt: post.publishedAt,
          updatedAt: modifiedAt,
          section: post.category?.name,
          author: post.author,
          reviewer: post.reviewer,
          keywords: page.keywords,
        }),
        breadcrumbs(match, [
          [postList.breadcrumb, paths.blog],
          [post.title, paths.post(post.slug)],
        ]),
      ],
    })
  },
  notFoundComponent: PostNotFound,
  component: PostPage,
})

function PostPage() {
  const post = Route.useLoaderData()
  const firm = useFirm()
  return (
    <>
      {/* Here, because the head of a route keeps only one tag per name. */}
      {keywordsOf(post).map((keyword) => (
        <meta key={keyword} property="article:tag" content={keyword} />
      ))}
      <article className="measure py-[clamp(2rem,5vw,4rem)]">
        <BackLink href={paths.blog}>{postPage.back}</BackLink>
        {post.status !== 'published' && <DraftNotice appearsAt={post.publishedAt} />}
        <PastFacts ids={factIdsIn(post.content)} className="mt-6" />
        <PostBody post={post} category={post.category?.name} />
        <NextStepBox slug={post.slug} category={post.category?.slug} />
        <footer className="mt-10 max-w-[44rem] border-t border-line pt-4">
          <ShareLinks url={canonicalOf(firm, paths.post(post.slug))} title={post.title} />
          <PostNeighbours post={post} />
        </footer>
      </article>
      {post.related.length > 0 && (
        <section
          aria-labelledby="related-title"
          className="screen-only border-t border-line bg-tint py-[clamp(2.5rem,6vw,4.5rem)]"
        >
          <div className="measure">
            <h2 id="related-title" className="mb-6 text-h2">
              {postPage.related}
            </h2>
            <ul className="grid gap-6 md:grid-cols-3">
              {post.related.map((related) => (
                <PostCard key={related.id} post={related} level="h3" />
              ))}
            </ul>
          </div>
        </section>
      )}
      <Callout title={postPage.closing.title} text={postPage.closing.text(useReplyPromise())}>
        <ButtonLink
          data-action="post-closing-contact"
          variant="accent"
          size="lg"
          href={paths.contact}
        >
          {postPage.closing.contact}
        </ButtonLink>
      </Callout>
    </>
  )
}

function keywordsOf({ metaKeywords }: PublicPost): string[] {
  const keywords = (metaKeywords ?? '').split(',').map((keyword) => keyword.trim())
  return [...new Set(keywords.filter(Boolean))]
}

function PostNotFound() {
  return (
    <MissingPage title={postPage.missing.title} text={postPage.missing.text}>
      <ButtonLink variant="accent" href={paths.blog}>
        {postPage.missing.back}
      </ButtonLink>
    </MissingPage>
  )
}

/** Links that share a post: nothing is loaded from the other sites. */
function ShareLinks({ url, title }: { url: string; title: string }) {
  const text = encodeURIComponent(`${title} ${url}`)
  const links = [
    [blogCopy.share.whatsapp, chatLinkToShare(`${title} ${url}`)],
    [
      blogCopy.share.linkedin,
      `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`,
    ],
    [blogCopy.share.x, `https://x.com/intent/post?text=${text}`],
    [blogCopy.share.email, `mailto:?subject=${encodeURIComponent(title)}&body=${text}`],
  ]
  return (
    <p className="screen-only flex flex-wrap items-center gap-x-5">
      <span className="text-muted">{blogCopy.share.name}</span>
      {links.map(([name, href]) => (
        <a
          key={name}
          href={href}
          data-action="post-share"
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center"
        >
          <span className="text-link">{name}</span>
        </a>
      ))}
    </p>
  )
}
