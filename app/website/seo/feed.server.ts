import { Feed } from 'feed'
import { files, paths } from '#app/paths.ts'
import { sendCachedFile } from '#app/platform/rendering/cached-files.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { escapeHtml } from '#app/ui/text/escape-html.ts'
import { listPosts } from '#app/writing/posts/posts.server.ts'
import { pageMetadata, siteMetadata } from '#content/en/metadata.ts'

const ENTRIES = 20

/** `/feed.xml`: the newest posts as an Atom feed. */
export const serveFeed = routes('site', (app) => {
  const { firm, publicOrigin } = app.env

  async function writeFeed(): Promise<string> {
    const { items } = await listPosts(app.db, { pageSize: ENTRIES })
    const newest = items
      .map(({ updatedAt }) => updatedAt)
      .sort()
      .at(-1)
    const feed = new Feed({
      id: `${publicOrigin}${paths.blog}`,
      title: `${firm.name}: ${pageMetadata.blog.title}`,
      description: pageMetadata.blog.description,
      link: `${publicOrigin}${paths.blog}`,
      language: siteMetadata.language,
      favicon: `${publicOrigin}/favicon.ico`,
      copyright: firm.name,
      updated: newest ? new Date(newest) : new Date(0),
      feedLinks: { atom: `${publicOrigin}${files.feed}` },
      author: { name: firm.name, link: publicOrigin },
    })
    for (const post of items) {
      feed.addItem({
        id: `${publicOrigin}${paths.post(post.slug)}`,
        // The feed declares titles and summaries as HTML; ours are plain text.
        title: escapeHtml(post.title),
        link: `${publicOrigin}${paths.post(post.slug)}`,
        description: escapeHtml(post.excerpt),
        date: new Date(post.updatedAt),
        published: new Date(post.publishedAt ?? post.updatedAt),
        ...(post.author && { author: [{ name: post.author.name }] }),
        category: post.category ? [{ name: post.category.name, term: post.category.slug }] : [],
      })
    }
    return feed.atom1()
  }

  return [
    route('GET /feed.xml', {
      access: 'public',
      hide: true,
      run: (request, reply) =>
        sendCachedFile(request, reply, 'application/atom+xml; charset=utf-8', writeFeed),
    }),
  ]
})
