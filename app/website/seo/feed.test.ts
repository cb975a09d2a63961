import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { entries } from '#app/platform/db/schema.ts'
import type { PostSummary } from '#app/writing/posts/post.ts'
import { seedDatabase } from '#app/writing/seeds/seed.ts'
import { testApp } from '../../../test/app.ts'
import { postAt } from '../../../test/entries.ts'

const ORIGIN = 'https://www.firm.in'

async function feedOf(change: (app: Awaited<ReturnType<typeof testApp>>) => Promise<unknown>) {
  const app = await testApp({ PUBLIC_ORIGIN: ORIGIN, FIRM_NAME: 'Rao & Rao' })
  await seedDatabase(app.db)
  await change(app)
  const posts: PostSummary[] = (await app.inject('/api/blog/posts?pageSize=100')).json().items
  const response = await app.inject('/feed.xml')
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  return { xml: response.body, posts }
}

test('the feed has what Atom requires of a feed and of each entry', async () => {
  const { xml, posts } = await feedOf(async () => {})
  const entries = [...xml.matchAll(/<entry>([\s\S]*?)<\/entry>/g)].map(([, entry = '']) => entry)
  const head = xml.slice(0, xml.indexOf('<entry>'))
  expect(head).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>/)
  expect(head).toContain('<feed xmlns="http://www.w3.org/2005/Atom"')
  expect(textOf(head, 'id')).toBe(`${ORIGIN}/blog`)
  expect(textOf(head, 'title')).toMatch(/^Rao &(amp;)? Rao|CDATA\[Rao & Rao/)
  expect(head).toMatch(/<author>\s*<name>/)
  expect(linksOf(head)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ rel: 'self', href: `${ORIGIN}/feed.xml` }),
      expect.objectContaining({ rel: 'alternate', href: `${ORIGIN}/blog` }),
    ]),
  )
  expect(entries).toHaveLength(Math.min(posts.length, 20))
  for (const [index, entry] of entries.entries()) {
    const address = `${ORIGIN}/blog/${posts[index]!.slug}`
    expect(textOf(entry, 'id')).toBe(address)
    expect(linksOf(entry)[0]?.href).toBe(address)
    expect(plain(textOf(entry, 'title'))).toBe(posts[index]!.title)
    expect(textOf(entry, 'updated')).toBe(posts[index]!.updatedAt)
    expect(textOf(entry, 'published')).toBe(posts[index]!.publishedAt)
    expect(plain(textOf(entry, 'summary'))).toBe(posts[index]!.excerpt)
    const { name, slug } = posts[index]!.category!
    expect(entry).toContain(`<category label="${name}" term="${slug}"`)
  }
  expect(new Set(entries.map((entry) => textOf(entry, 'id'))).size).toBe(entries.length)
})

test('the feed is as new as the newest change in it', async () => {
  const changed = new Date('2027-03-01T08:30:00.000Z')
  const { xml } = await feedOf((app) =>
    app.db.update(entries).set({ updatedAt: changed }).where(postAt('crypto-tax-in-india')),
  )
  expect(textOf(xml, 'updated')).toBe(changed.toISOString())
})

test('the feed is well-formed whatever a title holds', async () => {
  const title = `Rent & "HRA" <b>]]> 'both' 😀`
  const { xml } = await feedOf((app) =>
    app.db.update(entries).set({ title, excerpt: title }).where(postAt('crypto-tax-in-india')),
  )
  expect(faultOf(xml)).toBeUndefined()
})

test('the feed is well-formed without any post', async () => {
  const { xml } = await feedOf((app) => app.db.delete(entries).where(eq(entries.kind, 'post')))
  expect(faultOf(xml)).toBeUndefined()
  expect(textOf(xml, 'updated')).toMatch(/^\d{4}-/)
})

function textOf(xml: string, name: string): string {
  return new RegExp(`<${name}[^>]*>([\\s\\S]*?)</${name}>`).exec(xml)?.[1]?.trim() ?? ''
}

function linksOf(xml: string): Record<string, string>[] {
  return [...xml.matchAll(/<link([^>]*)\/>/g)].map(([, attributes = '']) =>
    Object.fromEntries([...attributes.matchAll(/([a-z]+)="([^"]*)"/g)].map(([, k, v]) => [k, v])),
  )
}

function plain(text: string): string {
  return text
    .replace(/^<!\[CDATA\[([\s\S]*)\]\]>$/, '$1')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replace(/&#(\d+);/g, (_reference, code) => String.fromCharCode(Number(code)))
    .replaceAll('&amp;', '&')
}

/** The first XML error: a tag left open, an unescaped character, or a stray end of CDATA. */
function faultOf(xml: string): string | undefined {
  const open: string[] = []
  const body = xml.replace(/^<\?xml[^>]*\?>/, '').replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '')
  const rest = body.replace(
    /<(\/?)([A-Za-z][\w:.-]*)(?:\s+[\w:.-]+="[^"<]*")*\s*(\/?)>/g,
    (tag, end: string, name: string, alone: string) => {
      if (end && open.pop() !== name) return `<${tag}`
      if (!end && !alone) open.push(name)
      return ''
    },
  )
  return /<|]]>|&(?!(amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.exec(rest)?.[0] ?? open.at(-1)
}
