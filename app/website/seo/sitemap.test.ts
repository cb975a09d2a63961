import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { paths } from '#app/paths.ts'
import { entries } from '#app/platform/db/schema.ts'
import { inLanguage } from '#app/platform/page/in-language.ts'
import { publicPages } from '#app/routes.ts'
import { hindiFaqSeeds } from '#app/writing/seeds/questions.ts'
import { seedDatabase } from '#app/writing/seeds/seed.ts'
import { toolMenu } from '#content/en/tools/menu.ts'
import { guideMenu } from '#content/guides/menu.ts'
import { toolsInHindi } from '#content/hi/tools/translated.ts'
import { serviceMenu } from '#content/services/menu.ts'
import { testApp } from '../../../test/app.ts'

const ORIGIN = 'https://www.firm.in'
let app: FastifyInstance

beforeAll(async () => {
  app = await testApp({ PUBLIC_ORIGIN: ORIGIN, FIRM_NAME: 'Rao & "Rao"' })
  await seedDatabase(app.db)
})

/** Every address in the sitemap with its date. */
async function sitemap(): Promise<Map<string, string | undefined>> {
  const { body } = await app.inject('/sitemap.xml')
  return new Map(
    [...body.matchAll(/<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?<\/url>/g)].map(
      ([, address = '', changed]) => [address.replace(ORIGIN, ''), changed],
    ),
  )
}

const inHindi = [
  paths.home,
  paths.contact,
  paths.pricing,
  paths.about,
  paths.book,
  paths.enquiry,
  paths.myLink,
  paths.faq,
  ...hindiFaqSeeds().map(({ slug }) => paths.question(slug)),
  paths.privacy,
  paths.terms,
  paths.guides,
  ...serviceMenu.map(({ slug }) => paths.service(slug)),
  ...guideMenu.map(({ slug }) => paths.guide(slug)),
  paths.tools,
  ...toolsInHindi.map(paths.tool),
].map((path) => inLanguage(path, 'hi'))

test('the sitemap is XML that names each address once, on our own origin', async () => {
  const response = await app.inject('/sitemap.xml')
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(response.body).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">(\s*<url><loc>https:\/\/www\.firm\.in\/[a-z0-9/-]*<\/loc>(<lastmod>[^<]+<\/lastmod>)?<\/url>)+\s*<\/urlset>\s*$/,
  )
  expect(response.body.match(/<loc>/g)).toHaveLength((await sitemap()).size)
})

test('the sitemap names every public page and no staff page', async () => {
  const named = await sitemap()
  const [questions, posts] = await Promise.all([
    app.db.select().from(entries).where(eq(entries.kind, 'faq')),
    app.db.select().from(entries).where(eq(entries.kind, 'post')),
  ])
  expect([...named.keys()].toSorted()).toEqual(
    [
      paths.home,
      paths.guides,
      ...guideMenu.map(({ slug }) => paths.guide(slug)),
      paths.tools,
      ...toolMenu.map(({ id }) => paths.tool(id)),
      paths.pricing,
      paths.faq,
      paths.blog,
      paths.contact,
      ...inHindi,
      paths.book,
      paths.enquiry,
      paths.myLink,
      paths.about,
      paths.privacy,
      paths.terms,
      paths.cookies,
      ...serviceMenu.map(({ slug }) => paths.service(slug)),
      ...questions.map(({ slug }) => paths.question(slug)),
      ...posts.map(({ slug }) => paths.post(slug)),
    ].toSorted(),
  )
})

test.each(publicPages)(
  'the sitemap names $path, or the page says why not',
  async ({ path, sitemap: names }) => {
    const [fixed = '', parameter] = path.split('$')
    const listed = [...(await sitemap()).keys()].filter((address) =>
      parameter ? address.startsWith(fixed) && address !== fixed : address === path,
    )
    if (typeof names === 'object') {
      expect(names.excluded.trim()).not.toBe('')
      expect(listed).toEqual([])
    } else expect(listed.length).toBeGreaterThan(0)
  },
)

test('the sitemap dates a post, a question and their lists by the last change', async () => {
  const changed = new Date('2027-02-03T04:05:06.000Z')
  const [question] = await app.db.select().from(entries).where(eq(entries.kind, 'faq')).limit(1)
  const [post] = await app.db.select().from(entries).where(eq(entries.kind, 'post')).limit(1)
  expect((await sitemap()).get(paths.post(post!.slug))).toBe(post!.updatedAt.toISOString())
  await app.db.update(entries).set({ updatedAt: changed }).where(eq(entries.id, question!.id))
  await app.db.update(entries).set({ updatedAt: changed }).where(eq(entries.id, post!.id))
  const named = await sitemap()
  for (const path of [
    paths.question(question!.slug),
    paths.post(post!.slug),
    paths.faq,
    paths.blog,
  ])
    expect(named.get(path), path).toBe(changed.toISOString())
})

test('the sitemap does not name drafts and posts hidden from search engines', async () => {
  const [question] = await app.db.select().from(entries).where(eq(entries.kind, 'faq')).limit(1)
  const [hidden, draft] = await app.db
    .select()
    .from(entries)
    .where(eq(entries.kind, 'post'))
    .limit(2)
  await app.db.update(entries).set({ published: false }).where(eq(entries.id, question!.id))
  await app.db.update(entries).set({ noIndex: true }).where(eq(entries.id, hidden!.id))
  await app.db.update(entries).set({ published: false }).where(eq(entries.id, draft!.id))
  const named = await sitemap()
  for (const path of [
    paths.question(question!.slug),
    paths.post(hidden!.slug),
    paths.post(draft!.slug),
  ])
    expect(named.has(path), path).toBe(false)
})

test('robots.txt names the sitemap and what robots should not visit', async () => {
  const response = await app.inject('/robots.txt')
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
  const lines = response.body.split('\n')
  expect(lines).toEqual(
    expect.arrayContaining(['User-agent: *', 'Disallow: /admin', 'Disallow: /api/']),
  )
  expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  const forbidden = lines.flatMap((line) => /^Disallow: (.+)/.exec(line)?.[1] ?? [])
  for (const path of (await sitemap()).keys()) {
    expect(
      forbidden.filter((beginning) => path.startsWith(beginning)),
      path,
    ).toEqual([])
  }
})

test('the manifest has the name, icons and colours of the site', async () => {
  const response = await app.inject('/manifest.webmanifest')
  expect(response.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
  expect(response.json()).toMatchObject({
    name: 'Rao & "Rao"',
    start_url: '/',
    icons: expect.arrayContaining([expect.objectContaining({ src: expect.stringMatching(/^\//) })]),
    background_color: expect.stringMatching(/^#[\da-f]{6}$/),
    theme_color: expect.stringMatching(/^#[\da-f]{6}$/),
  })
})
