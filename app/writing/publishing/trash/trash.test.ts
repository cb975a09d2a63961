import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { trash } from '#app/platform/db/schema.ts'
import { signIn, testApp } from '../../../../test/app.ts'
import { deleteExpiredTrash } from './trash.server.ts'

let app: FastifyInstance
let staff: { cookie: string; origin: string }

beforeAll(async () => {
  app = await testApp()
  staff = await signIn(app)
})

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
const ask = (method: Method, url: string, payload?: object) =>
  app.inject({ method, url, headers: staff, ...(payload && { payload }) })

const kinds = [
  {
    kind: 'faq',
    name: 'a question',
    list: '/api/faqs',
    one: (slug: string) => `/api/faq/${slug}`,
    title: 'question',
    body: { question: 'When is Form 67 due?', answer: '<p>Before the return is verified.</p>' },
  },
  {
    kind: 'post',
    name: 'a post',
    list: '/api/blog/posts',
    one: (slug: string) => `/api/blog/posts/${slug}`,
    title: 'title',
    body: {
      title: 'When Form 67 is due',
      excerpt: 'Before the return is verified.',
      content: '<p>Form 67 tells of tax paid abroad, and is due with the return.</p>',
    },
  },
]

describe.each(kinds)('$name that was deleted', ({ kind, list, one, title, body }) => {
  let made = 0
  async function add(more: object = {}) {
    const slug = `deleted-${kind}-${++made}`
    const response = await ask('POST', list, { ...body, slug, published: true, ...more })
    expect(response.statusCode, response.body).toBe(201)
    return response.json()
  }
  const remove = async (id: number) =>
    expect((await ask('DELETE', `${list}/${id}`)).statusCode).toBe(200)
  const restore = (...ids: number[]) => ask('POST', '/api/trash/restore', { kind, ids })
  const inTrash = async () =>
    (await ask('GET', `/api/trash?kind=${kind}`)).json().map(({ id }: { id: number }) => id)

  test('lies in the trash, and comes back with its versions and its former address', async () => {
    const entry = await add()
    await ask('PATCH', `${list}/${entry.id}`, {
      slug: `${entry.slug}-new`,
      [title]: 'Form 67, and when',
    })
    await remove(entry.id)
    expect((await app.inject(one(`${entry.slug}-new`))).statusCode).toBe(404)
    expect(await inTrash()).toContain(entry.id)

    const answer = await restore(entry.id)
    expect(answer.json()).toEqual({
      entries: [{ id: entry.id, slug: `${entry.slug}-new`, slugChanged: false }],
    })
    expect((await app.inject(one(`${entry.slug}-new`))).json()).toMatchObject({
      id: entry.id,
      [title]: 'Form 67, and when',
    })
    expect((await app.inject(one(entry.slug))).statusCode).toBe(301)
    expect((await ask('GET', `${list}/${entry.id}/revisions`)).json()).toHaveLength(2)
    expect(await inTrash()).not.toContain(entry.id)
    expect((await restore(entry.id)).statusCode).toBe(404)
    expect((await ask('PATCH', `${list}/${entry.id}`, { published: false })).statusCode).toBe(200)
  })

  test('$name that was deleted leaves its slug to others at once, and comes back under another one', async () => {
    const entry = await add()
    await remove(entry.id)
    const other = await ask('POST', list, { ...body, slug: entry.slug, published: true })
    expect(other.statusCode).toBe(201)
    expect((await restore(entry.id)).json().entries).toEqual([
      { id: entry.id, slug: `${entry.slug}-2`, slugChanged: true },
    ])
    expect((await app.inject(one(entry.slug))).json().id).toBe(other.json().id)
    expect((await app.inject(one(`${entry.slug}-2`))).json().id).toBe(entry.id)
  })

  test('comes back with others, without a category that is gone', async () => {
    const categories = kind === 'faq' ? '/api/faq/categories' : '/api/blog/categories'
    const category = (await ask('POST', categories, { name: `Gone soon ${kind}` })).json()
    const [first, second] = [await add({ categoryId: category.id }), await add()]
    await ask('POST', `${list}/bulk`, { ids: [first.id, second.id], action: 'delete' })
    await ask('DELETE', `${categories}/${category.id}`)
    expect((await restore(first.id, second.id)).json().entries).toHaveLength(2)
    expect((await app.inject(one(first.slug))).json()).toMatchObject({ categoryId: null })
  })

  test('is gone for good after 30 days', async () => {
    const [old, recent] = [await add(), await add()]
    await remove(old.id)
    await remove(recent.id)
    const ago = (days: string, id: number) =>
      app.db.execute(
        sql`update ${trash} set deleted_at = now() - ${days}::interval where kind = ${kind} and entry_id = ${id}`,
      )
    await ago('30 days 1 minute', old.id)
    await ago('29 days 23 hours', recent.id)
    expect(await inTrash()).toContain(recent.id)
    expect(await inTrash()).not.toContain(old.id)
    expect((await restore(old.id)).statusCode).toBe(404)
    await deleteExpiredTrash(app.db)
    expect(await app.db.$count(trash, sql`kind = ${kind} and entry_id = ${old.id}`)).toBe(0)
    expect((await restore(recent.id)).statusCode).toBe(200)
  })
})

test('two related posts that were deleted are related again once both are back', async () => {
  const body = { ...kinds[1]?.body, published: true }
  const add = async (slug: string, more: object = {}) =>
    (await ask('POST', '/api/blog/posts', { ...body, slug, ...more })).json()
  const first = await add('related-first')
  const second = await add('related-second', { relatedIds: [first.id] })
  const ids = [first.id, second.id]
  for (const id of ids) await ask('DELETE', `/api/blog/posts/${id}`)
  await ask('POST', '/api/trash/restore', { kind: 'post', ids })
  const restored = await ask('GET', `/api/blog/posts/${second.id}/edit`)
  expect(restored.json()).toMatchObject({ relatedIds: [first.id] })

  for (const id of ids) await ask('DELETE', `/api/blog/posts/${id}`)
  for (const id of ids) {
    const one = await ask('POST', '/api/trash/restore', { kind: 'post', ids: [id] })
    expect(one.statusCode).toBe(200)
  }
})
