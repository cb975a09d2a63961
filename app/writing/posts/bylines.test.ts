import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { users } from '#app/platform/db/schema.ts'
import { seedDatabase } from '#app/writing/seeds/seed.ts'
import { testApp } from '../../../test/app.ts'
import { atDesk, type Staff } from '../../../test/desk.ts'

const LIST = '/api/blog/posts'
const MEERA = { name: 'Meera Rao', qualification: 'FCA, member 123456' }

let app: FastifyInstance
let editor: Staff
let meera: Staff
let former: Staff

beforeAll(async () => {
  app = await testApp()
  await seedDatabase(app.db)
  editor = await atDesk(app, 'editor')
  meera = await atDesk(app, 'meera')
  former = await atDesk(app, 'former')
  await show(meera, MEERA.name, MEERA.qualification)
  await show(former, 'Ravi Iyer')
  await app.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, former.id))
})

async function show(
  account: Staff,
  publicName: string | null,
  qualification: string | null = null,
) {
  await app.db.update(users).set({ publicName, qualification }).where(eq(users.id, account.id))
}

let made = 0
async function add(more: object = {}, by = editor) {
  const response = await by.ask('POST', LIST, {
    title: 'When Form 67 is due',
    slug: `by-line-${++made}`,
    excerpt: 'Before the return is verified.',
    content: '<p>Form 67 tells of tax paid abroad, and is due with the return.</p>',
    published: true,
    ...more,
  })
  expect(response.statusCode, response.body).toBe(201)
  return response.json()
}
const change = async (id: number, body: object) => {
  const response = await editor.ask('PATCH', `${LIST}/${id}`, { ...body })
  return { status: response.statusCode, body: response.json() }
}
const seen = async (slug: string) => (await app.inject(`${LIST}/${slug}`)).json()
const stored = (id: number) => editor.get(`${LIST}/${id}/edit`)
const restore = async (id: number, version: number) => {
  const response = await editor.ask('POST', `${LIST}/${id}/revisions/${version}/restore`, {})
  expect(response.statusCode, response.body).toBe(200)
}

test('the author of a post is shown under the public name of the account that wrote it', async () => {
  const { slug } = await add({}, meera)
  expect(await seen(slug)).toMatchObject({ author: MEERA, reviewer: null, lawAsOn: null })
})

test('the author of a post is not shown where the account has no public name, nor for a seeded post', async () => {
  const { slug, authorId } = await add()
  expect(authorId).toBe(editor.id)
  expect((await seen(slug)).author).toBeNull()
  expect((await seen('crypto-tax-in-india')).author).toBeNull()
})

test('the author of a post is chosen by an editor, and can be none', async () => {
  const { id, slug } = await add()
  expect((await change(id, { bylineId: meera.id })).status).toBe(200)
  expect((await seen(slug)).author).toEqual(MEERA)
  await change(id, { title: 'Another title of the post' })
  expect((await seen(slug)).author).toEqual(MEERA)
  await change(id, { bylineId: null })
  expect((await seen(slug)).author).toBeNull()
  expect((await seen((await add({ bylineId: meera.id })).slug)).author).toEqual(MEERA)
})

test('the author of a post can’t be an account that has no public name, is disabled or doesn’t exist', async () => {
  const { id } = await add()
  const nameless = await atDesk(app, `nameless-${++made}`)
  for (const account of [nameless.id, former.id, 999_999]) {
    for (const field of ['bylineId', 'reviewerId']) {
      const { status, body } = await change(id, { [field]: account })
      expect([account, field, status]).toEqual([account, field, 400])
      expect(body.errors).toEqual([
        { path: field, message: expect.stringContaining('Choose someone else') },
      ])
    }
  }
  const invented = await editor.ask('POST', LIST, {
    ...(await stored(id)),
    slug: 'invented',
    bylineId: former.id,
  })
  expect(invented.statusCode).toBe(400)
})

test('the author of a post stays when the account is disabled', async () => {
  const { id, slug } = await add({ bylineId: meera.id, reviewerId: meera.id })
  await app.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, meera.id))
  const { status } = await change(id, {
    bylineId: meera.id,
    reviewerId: meera.id,
    title: 'A title changed later',
  })
  await app.db.update(users).set({ disabledAt: null }).where(eq(users.id, meera.id))
  expect(status).toBe(200)
  expect(await seen(slug)).toMatchObject({ author: MEERA, reviewer: MEERA })
})

test('the author of a post is named in the feed', async () => {
  await add({ bylineId: meera.id })
  expect((await app.inject('/feed.xml')).body).toMatch(
    /<entry>(?:(?!<\/entry>)[\s\S])*<name>Meera Rao<\/name>/,
  )
})

test('the author and the reviewer of a post are chosen by staff from the accounts with a public name', async () => {
  expect(await editor.get('/api/blog/bylines')).toEqual([
    { id: meera.id, ...MEERA, disabled: false },
    { id: former.id, name: 'Ravi Iyer', qualification: null, disabled: true },
  ])
  expect((await app.inject('/api/blog/bylines')).statusCode).toBe(401)
})

test('the reviewer and the date of the law are shown to visitors, without the reviewer’s username or id', async () => {
  const { slug } = await add({ reviewerId: meera.id, lawAsOn: '2026-11-22' })
  const post = await seen(slug)
  expect(post).toMatchObject({ reviewer: MEERA, lawAsOn: '2026-11-22' })
  expect(Object.keys(post)).not.toContain('reviewerId')
  expect(JSON.stringify(post)).not.toMatch(/username|meera"/)
})

test.each(['2026-02-30', '1999-12-31', 'soon'])(
  'the reviewer and the date of the law: %s is no such day',
  async (lawAsOn) => {
    const { id } = await add()
    expect((await change(id, { lawAsOn })).body.errors).toEqual([
      { path: 'lawAsOn', message: 'Enter a day from 2000 to 2100, or leave it empty.' },
    ])
  },
)

test('the reviewer and the date of the law may be left empty', async () => {
  const { id } = await add({ lawAsOn: '2026-11-22' })
  expect((await change(id, { lawAsOn: '' })).body.lawAsOn).toBeNull()
})

describe('related posts', () => {
  const slugs = async (slug: string) =>
    (await seen(slug)).related.map((one: { slug: string }) => one.slug)

  test('related posts come first if they were picked, and the newest in the category fill the other places', async () => {
    const { categoryId, related } = await seen('crypto-tax-in-india')
    const [first, second] = [await add(), await add()]
    const { id, slug } = await add({ categoryId })
    const automatic = await slugs(slug)
    expect(automatic).toHaveLength(3)
    expect(related.length).toBeGreaterThan(0)
    await change(id, { relatedIds: [second.id, first.id] })
    expect(await slugs(slug)).toEqual([second.slug, first.slug, automatic[0]])
    await change(id, { relatedIds: [first.id] })
    expect(await slugs(slug)).toEqual([first.slug, ...automatic.slice(0, 2)])
    const own = (await seen(automatic[0])).id
    await change(id, { relatedIds: [own] })
    expect(await slugs(slug)).toEqual(automatic)
  })

  test('related posts are hidden from visitors while they are drafts, but known to the form', async () => {
    const hidden = await add({ published: false, title: 'The zanzibarquill explained' })
    const { id, slug } = await add({ relatedIds: [hidden.id] })
    const { body } = await app.inject(`${LIST}/${slug}`)
    expect(body).not.toMatch(/zanzibarquill|relatedIds/)
    expect((await stored(id)).relatedIds).toEqual([hidden.id])
    await change(hidden.id, { published: true })
    expect(await slugs(slug)).toEqual([hidden.slug])
    await editor.ask('DELETE', `${LIST}/${hidden.id}`)
    expect((await stored(id)).relatedIds).toEqual([])
  })

  test('related posts are at most three different posts that exist', async () => {
    const { id } = await add()
    const others = [await add(), await add(), await add(), await add()].map((one) => one.id)
    for (const [relatedIds, message] of [
      [others, 'Choose at most 3 related posts.'],
      [[others[0], others[0]], 'Choose each related post once.'],
      [[id], 'A post can’t be related to itself. Choose another.'],
      [[999_999], 'A related post no longer exists. Remove it and save again.'],
    ] as const) {
      const { status, body } = await change(id, { relatedIds })
      expect([status, body.errors]).toEqual([400, [{ path: 'relatedIds', message }]])
    }
  })

  test('related posts may name each other when both posts are saved at once', async () => {
    const [one, other] = [await add(), await add()]
    for (let round = 0; round < 10; round++) {
      const ids = (id: number) => (round % 2 === 0 ? [id] : [])
      const saves = await Promise.all([
        change(one.id, { relatedIds: ids(other.id) }),
        change(other.id, { relatedIds: ids(one.id) }),
      ])
      expect(saves.map(({ status }) => status)).toEqual([200, 200])
    }
  })
})

test('a version restores the author, reviewer, date of the law and related posts', async () => {
  const [related, gone] = [await add(), await add()]
  const { id } = await add({
    bylineId: meera.id,
    reviewerId: meera.id,
    lawAsOn: '2026-11-22',
    relatedIds: [gone.id, related.id],
  })
  await change(id, { bylineId: null, reviewerId: null, lawAsOn: '', relatedIds: [] })
  await editor.ask('DELETE', `${LIST}/${gone.id}`)
  await restore(id, 1)
  expect(await stored(id)).toMatchObject({
    authorId: meera.id,
    reviewerId: meera.id,
    lawAsOn: '2026-11-22',
    relatedIds: [related.id],
  })
})

test('a version older than the fields of a byline leaves them as they are', async () => {
  const { id } = await add({ bylineId: meera.id, lawAsOn: '2026-11-22' })
  await app.pool.query(
    `update revisions set snapshot = snapshot - '{authorId,reviewerId,lawAsOn,relatedIds}'::text[] where kind = 'post' and entry_id = $1`,
    [id],
  )
  await change(id, { title: 'A title changed later', reviewerId: meera.id })
  await restore(id, 1)
  expect(await stored(id)).toMatchObject({
    title: 'When Form 67 is due',
    authorId: meera.id,
    reviewerId: meera.id,
    lawAsOn: '2026-11-22',
  })
})

describe('who changed an entry last', () => {
  const kinds = [
    { list: LIST, body: {}, title: 'title' },
    {
      list: '/api/faqs',
      body: { question: 'When is Form 67 due?', answer: '<p>Before the return is verified.</p>' },
      title: 'question',
    },
  ]

  test.each(kinds)(
    'who changed an entry last is shown to staff by $list after every write',
    async ({ list, body, title }) => {
      const create = async () => {
        if (list === LIST) return add()
        const response = await editor.ask('POST', list, { ...body, slug: `changed-${++made}` })
        return response.json()
      }
      const { id } = await create()
      const lists = ['status=all', 'status=published'].map(
        (query) => `${list}?page=1&pageSize=100&${query}`,
      )
      const changed = async (
        by: Staff,
        method: 'PATCH' | 'POST' | 'PUT',
        url: string,
        payload: object,
      ) => {
        await app.pool.query('update entries set updated_by = null')
        const response = await by.ask(method, url, { ...payload })
        expect(response.statusCode, response.body).toBe(200)
        for (const url of lists) {
          const { items } = await editor.get(url)
          const item = items.find((one: { id: number }) => one.id === id)
          expect([response.body, item?.updatedBy]).toEqual([
            response.body,
            by === meera ? 'meera' : 'editor',
          ])
        }
      }
      expect(
        (await editor.get(lists[0]!)).items.find((one: { id: number }) => one.id === id),
      ).toMatchObject({ updatedBy: 'editor' })
      await changed(meera, 'PATCH', `${list}/${id}`, { [title]: 'A title changed later' })
      await app.pool.query('update entries set published = false where id = $1', [id])
      await changed(meera, 'POST', `${list}/bulk`, { ids: [id], action: 'publish' })
      await changed(editor, 'POST', `${list}/${id}/revisions/1/restore`, {})
      if (list === LIST) return
      const other = await create()
      await changed(meera, 'PUT', '/api/faqs/order', { ids: [other.id, id] })
    },
  )

  test.each(kinds)('who changed a text is not shown to visitors by $list', async ({ list }) => {
    for (const query of ['', '?page=1', '?status=published&page=1']) {
      const { body, statusCode } = await app.inject(list + query)
      expect(statusCode).toBe(200)
      expect(body).not.toContain('updatedBy')
    }
  })
})
