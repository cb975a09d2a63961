import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { errorShape, testApp } from '../../../../test/app.ts'
import { atDesk, type Staff } from '../../../../test/desk.ts'

let app: FastifyInstance
let editor: Staff
let colleague: Staff
let entries = 0

beforeAll(async () => {
  app = await testApp()
  editor = await atDesk(app, 'editor')
  colleague = await atDesk(app, 'colleague')
})

const kinds = [
  {
    kind: 'post',
    list: '/api/blog/posts',
    text: 'content',
    body: () => ({
      title: 'Rent receipts',
      slug: `rent-receipts-${++entries}`,
      excerpt: 'Which receipts your employer wants.',
      content: '<p>Keep a receipt for every month in which you paid rent.</p>',
    }),
  },
  {
    kind: 'faq',
    list: '/api/faqs',
    text: 'answer',
    body: () => ({
      question: 'Which receipts do I keep?',
      slug: `which-receipts-${++entries}`,
      answer: '<p>One for every month.</p>',
    }),
  },
]

describe.each(kinds)('a draft of a $kind', ({ kind, list, text, body }) => {
  const address = `/api/drafts/${kind}`
  const save = (who: Staff, url: string, values: object, base: string | null, version?: number) =>
    who.ask('PUT', url, { values, base, ...(version && { version }) })
  const savedAt = async (...given: Parameters<typeof save>): Promise<string> => {
    const response = await save(...given)
    expect(response.statusCode, response.body).toBe(200)
    return response.json().at
  }
  const add = async () => (await editor.ask('POST', list, body())).json()

  test('is found on another device as it was left, however incomplete, but only by its writer', async () => {
    expect(await editor.get(address)).toEqual({ draft: null })
    const first = await savedAt(editor, address, { slug: '', [text]: '<p>Hal' }, null)
    const at = await savedAt(editor, address, { slug: 'Not a slug!', [text]: '<p>Half' }, first)
    const { draft } = await editor.get(address)
    expect(draft).toEqual({ values: { slug: 'Not a slug!', [text]: '<p>Half' }, version: null, at })
    expect(await colleague.get(address)).toEqual({ draft: null })
    await editor.ask('DELETE', address)
    expect(await editor.get(address)).toEqual({ draft: null })
  })

  test('does not replace a newer one from another device', async () => {
    const { id, version } = await add()
    const one = `${address}/${id}`
    const first = await savedAt(editor, one, { slug: 'first' }, null, version)
    const newer = await savedAt(editor, one, { slug: 'of-the-phone' }, first, version)
    for (const base of [first, null]) {
      const late = await save(editor, one, { slug: 'of-the-desk' }, base, version)
      expect(late.statusCode).toBe(409)
      expect(late.json()).toMatchObject(errorShape)
    }
    expect((await editor.get(one)).draft).toMatchObject({
      values: { slug: 'of-the-phone' },
      version,
    })
    await editor.ask('DELETE', `${one}?at=${first}`)
    expect((await editor.get(one)).draft.at).toBe(newer)
    await savedAt(editor, one, { slug: 'of-the-desk' }, newer, version)
  })

  test('is deleted once its entry is saved, and a colleague’s is not', async () => {
    const { id } = await add()
    const one = `${address}/${id}`
    await savedAt(editor, one, { slug: 'mine' }, null)
    await savedAt(colleague, one, { slug: 'theirs' }, null)
    expect((await editor.ask('PATCH', `${list}/${id}`, { published: true })).statusCode).toBe(200)
    expect(await editor.get(one)).toEqual({ draft: null })
    expect((await colleague.get(one)).draft.values).toEqual({ slug: 'theirs' })
  })

  test('needs a session, an entry that exists, and values that a form may have', async () => {
    const { id } = await add()
    const one = `${address}/${id}`
    for (const url of [address, one]) {
      for (const method of ['GET', 'PUT', 'DELETE'] as const) {
        const { origin } = editor.headers
        const response = await app.inject({ method, url, headers: { origin } })
        expect(response.statusCode, `${method} ${url}`).toBe(401)
      }
    }
    const tried = await Promise.all([
      save(editor, `${address}/999999`, { slug: 'gone' }, null),
      save(editor, one, { slug: 'a\u0000b' }, null),
      save(editor, one, { slug: 'x'.repeat(5_001) }, null),
      save(editor, one, { [text]: 'x'.repeat(400_001) }, null),
      save(editor, one, { slug: { of: 'an object' } }, null),
      save(editor, one, { slug: 'a' }, 'yesterday'),
      save(editor, one, { slug: 'a' }, null, 3_000_000_000),
      save(editor, address, { slug: 'a' }, null, 3_000_000_000),
    ])
    expect(tried.map(({ statusCode }) => statusCode)).toEqual([404, ...Array(7).fill(400)])
    await savedAt(editor, one, { slug: 'a', unknown: 'x', [text]: 'x'.repeat(400_000) }, null)
    expect(Object.keys((await editor.get(one)).draft.values).sort()).toEqual([text, 'slug'].sort())
  })
})
