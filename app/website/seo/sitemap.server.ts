import { desc, isNotNull, max, sql } from 'drizzle-orm'
import { files, paths } from '#app/paths.ts'
import type { Database } from '#app/platform/db/database.ts'
import { entries, faqTranslations } from '#app/platform/db/schema.ts'
import { PAPER_COLOR, SURFACE_COLOR } from '#app/platform/page/colors.ts'
import { inLanguage } from '#app/platform/page/in-language.ts'
import { isInHindi } from '#app/platform/page/languages.ts'
import { sendCachedFile } from '#app/platform/rendering/cached-files.ts'
import { publicPages } from '#app/routes.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { inHindi, isPublic } from '#app/writing/publishing/entry-rows.server.ts'
import { siteMetadata } from '#content/en/metadata.ts'
import { toolMenu } from '#content/en/tools/menu.ts'
import { guideMenu } from '#content/guides/menu.ts'
import { serviceMenu } from '#content/services/menu.ts'

interface Entry {
  path: string
  /** when its content last changed, where that is known */
  changed?: Date | null
  /** whether it is there in Hindi too, where that is not so of each such page */
  inHindi?: boolean
}

/** A post changes when it is edited, and when it is published. */
const postChanged = sql<Date>`greatest(${entries.updatedAt}, ${entries.publishedAt})`.mapWith(
  entries.updatedAt,
)

/** The addresses of the collections that do not depend on what staff publish. */
const collections = {
  services: serviceMenu.map(({ slug }) => paths.service(slug)),
  guides: guideMenu.map(({ slug }) => paths.guide(slug)),
  tools: toolMenu.map(({ id }) => paths.tool(id)),
}

function isCollection(sitemap: unknown): sitemap is keyof typeof collections {
  return typeof sitemap === 'string' && Object.hasOwn(collections, sitemap)
}

/** The pages of the sitemap that do not depend on what staff publish. */
export const staticPages = publicPages.flatMap(({ path, sitemap }) => {
  if (sitemap === 'page') return [path]
  return isCollection(sitemap) ? collections[sitemap] : []
})

/** Files for machines that are made from content and cached like pages. */
export const cachedFiles = [files.feed, files.sitemap]

/** Every page of the sitemap, the static ones first. */
export async function sitemapEntries(db: Database): Promise<Entry[]> {
  const [questions, posts, newestFaq] = await Promise.all([
    db
      .select({
        slug: entries.slug,
        changed: entries.updatedAt,
        inHindi: isNotNull(faqTranslations.faqId).mapWith(Boolean),
      })
      .from(entries)
      .leftJoin(faqTranslations, inHindi)
      .where(isPublic('faq'))
      .orderBy(entries.id),
    db
      .select({ slug: entries.slug, changed: postChanged, noIndex: entries.noIndex })
      .from(entries)
      .where(isPublic('post'))
      .orderBy(desc(entries.publishedAt)),
    db
      .select({ at: max(entries.updatedAt) })
      .from(entries)
      .where(isPublic('faq')),
  ])
  const changedLists: Record<string, Date | null | undefined> = {
    [paths.faq]: newestFaq[0]?.at,
    [paths.blog]: posts.map((post) => post.changed).sort((a, b) => +b - +a)[0],
  }
  const published = {
    posts: posts
      .filter(({ noIndex }) => !noIndex)
      .map(({ slug, changed }) => ({ path: paths.post(slug), changed })),
    questions: questions.map(({ slug, ...entry }) => ({ path: paths.question(slug), ...entry })),
  }
  return [
    ...staticPages.map((path) => ({ path, changed: changedLists[path] })),
    ...publicPages.flatMap(({ sitemap }) =>
      sitemap === 'posts' || sitemap === 'questions' ? published[sitemap] : [],
    ),
  ]
}

/** `/sitemap.xml`, `/robots.txt` and the web app manifest. */
export const serveSitemap = routes('site', (app) => {
  const { firm, publicOrigin } = app.env

  async function writeSitemap(): Promise<string> {
    const entries = await sitemapEntries(app.db)
    const urls = entries.flatMap(({ path, changed, inHindi = isInHindi(path) }) => {
      const addresses = inHindi ? [path, inLanguage(path, 'hi')] : [path]
      const lastChanged = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
      return addresses.map(
        (address) => `<url><loc>${publicOrigin}${address}</loc>${lastChanged}</url>`,
      )
    })
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
  }

  return [
    route('GET /sitemap.xml', {
      access: 'public',
      hide: true,
      run: (request, reply) =>
        sendCachedFile(request, reply, 'application/xml; charset=utf-8', writeSitemap),
    }),
    route('GET /robots.txt', {
      access: 'public',
      hide: true,
      run: async (_request, reply) =>
        reply
          .type('text/plain; charset=utf-8')
          .header('cache-control', 'public, max-age=3600')
          .send(
            `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${publicOrigin}${files.sitemap}\n`,
          ),
    }),
    route('GET /manifest.webmanifest', {
      access: 'public',
      hide: true,
      run: async (_request, reply) =>
        reply
          .type('application/manifest+json; charset=utf-8')
          .header('cache-control', 'public, max-age=3600')
          .send(
            JSON.stringify({
              name: firm.name,
              short_name: firm.name,
              description: siteMetadata.appDescription,
              lang: siteMetadata.language,
              start_url: '/',
              display: 'browser',
              background_color: PAPER_COLOR,
              theme_color: SURFACE_COLOR,
              icons: [
                { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
                { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
                { src: '/logo.png', sizes: '512x512', type: 'image/png' },
              ],
            }),
          ),
    }),
  ]
})
