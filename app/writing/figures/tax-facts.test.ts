import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { taxFacts } from '#content/facts/tax-facts.ts'
import { makeAccount, signIn, testApp } from '../../../test/app.ts'
import type { TaxFactList, TaxFactsToDo } from './tax-facts.ts'

let app: FastifyInstance
let staff: Awaited<ReturnType<typeof signIn>>
beforeAll(async () => {
  app = await testApp()
  await makeAccount(app, 'meera')
  staff = await signIn(app, 'meera')
})

const ask = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) =>
  app.inject({ method, url, headers: staff, ...(payload && { payload }) })
const list = async (): Promise<TaxFactList> => (await ask('GET', '/api/tax-facts')).json()
const toDo = async (): Promise<TaxFactsToDo> => (await ask('GET', '/api/tax-facts/to-do')).json()
const renew = (body: object) => ask('POST', '/api/tax-facts/renewals', body)
const listed = async (id: string) => (await list()).facts.find((fact) => fact.id === id)!
const old = async (kind: string, id: number) =>
  (await list()).oldTexts.find((text) => text.kind === kind && text.id === id)

const OLD =
  '<p>Read this. Deduct up to <data value="section80c2026">₹1,00,000</data> a year. End.</p>'
const MORE = '<p>Everybody may read on here, whatever they earn and deduct.</p>'
let made = 0

async function addPost(content: string, published = true) {
  const response = await ask('POST', '/api/blog/posts', {
    title: `What to deduct ${++made}`,
    slug: `what-to-deduct-${made}`,
    excerpt: 'What may be deducted, and how much of it.',
    content: content + MORE,
    published,
  })
  expect(response.statusCode, response.body).toBe(201)
  return response.json()
}

async function addFaq(answer: string) {
  const response = await ask('POST', '/api/faqs', {
    question: `What may be deducted, case ${++made}?`,
    slug: `what-may-be-deducted-${made}`,
    answer,
  })
  expect(response.statusCode, response.body).toBe(201)
  return response.json()
}

test('only staff see the register', async () => {
  expect((await app.inject('/api/tax-facts')).statusCode).toBe(401)
  expect((await app.inject('/api/tax-facts/to-do')).statusCode).toBe(401)
  const payload = { kind: 'faq', id: 1, version: 1, places: [0] }
  const renewal = await app.inject({ method: 'POST', url: '/api/tax-facts/renewals', payload })
  expect(renewal.statusCode).toBe(401)
})

test('the register has every fact with its law, its dates and the pages that say it', async () => {
  const { facts } = await list()
  expect(facts.map(({ id }) => id)).toEqual(Object.keys(taxFacts))
  expect(facts.find(({ id }) => id === 'dueDateAy2026')).toMatchObject({
    subject: 'Due dates',
    value: '31 July 2026',
    year: 'FY 2025-26 (AY 2026-27)',
    act1961: 'Section 139(1)',
    act2025: 'Section 263(1)',
    otherLaw: null,
    pages: expect.arrayContaining([{ href: '/', label: 'Home' }]),
  })
})

test('texts that name a fact are listed with it, drafts too', async () => {
  const figure = '<p>Own contributions count up to <data value="npsOwn2026">₹50,000</data>.</p>'
  const post = await addPost(figure, false)
  const faq = await addFaq(figure)
  const { texts } = await listed('npsOwn2026')
  expect(texts).toEqual([
    { kind: 'faq', id: faq.id, title: faq.question, status: 'published' },
    { kind: 'post', id: post.id, title: post.title, status: 'draft' },
  ])
  expect(await old('post', post.id)).toBeUndefined()
})

describe.each([
  ['post', addPost, 'content', '/api/blog/posts'],
  ['faq', addFaq, 'answer', '/api/faqs'],
] as const)('a %s with an old figure', (kind, add, field, address) => {
  const stored = async (id: number) =>
    (await ask('GET', kind === 'post' ? `/api/blog/posts/${id}/edit` : `/api/faqs/${id}`)).json()

  test('is listed with the sentence and the figure of today, on the dashboard too', async () => {
    const { id } = await add(OLD)
    expect(await old(kind, id)).toMatchObject({
      status: 'published',
      version: 1,
      changedBy: 'meera',
      figures: [
        {
          place: 0,
          factId: 'section80c2026',
          label: taxFacts.section80c2026.label,
          before: '₹1,00,000',
          after: '₹1,50,000',
          sentence: ['Deduct up to ', ' a year.'],
        },
      ],
    })
    expect((await toDo()).oldTexts.map((text) => text.id)).toContain(id)
  })

  test('is renewed as a new version that says who did it', async () => {
    const { id } = await add(OLD)
    const response = await renew({ kind, id, version: 1, places: [0] })
    expect(response.json()).toEqual({ id, version: 2 })
    const after = await stored(id)
    expect(after).toMatchObject({
      [field]: expect.stringContaining(OLD.replace('₹1,00,000', '₹1,50,000')),
      published: true,
    })
    expect(await old(kind, id)).toBeUndefined()
    const versions = (await ask('GET', `${address}/${id}/revisions`)).json()
    expect(versions[0]).toMatchObject({ version: 2, actor: 'meera', note: 'Tax figures updated' })
    const { recentActivity } = (await ask('GET', '/api/dashboard')).json()
    expect(recentActivity[0]).toMatchObject({ verb: 'renewed', subject: kind, subjectId: id })
  })

  test('is not renewed over what a colleague has changed meanwhile', async () => {
    const { id } = await add(OLD)
    const theirs = `${OLD}<p>A colleague’s words.</p>`
    await ask('PATCH', `${address}/${id}`, { [field]: theirs, version: 1 })
    const response = await renew({ kind, id, version: 1, places: [0] })
    expect(response.statusCode).toBe(409)
    expect(response.json().errors).toMatchObject([{ path: 'version' }])
    expect((await stored(id))[field]).toContain('₹1,00,000')
    expect((await renew({ kind, id, version: 2, places: [0] })).statusCode).toBe(200)
    expect((await stored(id))[field]).toContain('A colleague’s words.')
  })

  test('keeps the figures that were not chosen', async () => {
    const { id } = await add(`${OLD}${OLD}`)
    await renew({ kind, id, version: 1, places: [1] })
    expect((await old(kind, id))?.figures.map(({ place }) => place)).toEqual([0])
  })

  test('is not renewed where it says today’s figure, or names a fact that is gone', async () => {
    const gone = '<p>Up to <data value="goneForGood">₹1</data> a year.</p>'
    const { id } = await add(`${OLD}${gone}`)
    expect((await old(kind, id))?.figures[1]).toMatchObject({ label: null, after: null })
    for (const places of [[1], [0, 1], [7], []]) {
      expect((await renew({ kind, id, version: 1, places })).statusCode).toBe(400)
    }
  })
})

test('a draft that is renewed stays a draft', async () => {
  const { id } = await addPost(OLD, false)
  await renew({ kind: 'post', id, version: 1, places: [0] })
  const after = (await ask('GET', `/api/blog/posts/${id}/edit`)).json()
  expect(after).toMatchObject({ published: false, publishedAt: null })
  expect(after.content).toContain('₹1,50,000')
})

test('the texts that visitors read come first', async () => {
  const { id } = await addFaq(OLD)
  await addPost(OLD, false)
  const { oldTexts } = await list()
  const statuses = oldTexts.map(({ status }) => status)
  expect(statuses).toEqual([...statuses].sort().reverse())
  expect(oldTexts[0]).toMatchObject({ kind: 'faq', id, status: 'published' })
})

test('a text that was deleted meanwhile is reported as gone', async () => {
  expect((await renew({ kind: 'faq', id: 99_999, version: 1, places: [0] })).statusCode).toBe(404)
})
