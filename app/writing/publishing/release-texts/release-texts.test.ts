import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import { entries, replyTemplates } from '#app/platform/db/schema.ts'
import { seedDatabase } from '#app/writing/seeds/seed.ts'
import { testApp } from '../../../../test/app.ts'
import { atDesk, type Staff } from '../../../../test/desk.ts'
import { questionAt } from '../../../../test/entries.ts'
import { firstTexts } from './first-texts.ts'
import type { FirstText, OfferedText } from './release-text.ts'
import { applyReleaseTexts } from './release-texts.server.ts'

let app: FastifyInstance
let admin: Staff

/** The texts of this release as a next one would bring them: one question and one template say something else. */
const question = firstTexts.find(({ kind }) => kind === 'faq')!
const template = firstTexts.find(({ kind }) => kind === 'template')!
const changed = new Map<FirstText, FirstText>([
  [
    question,
    { ...question, words: { ...question.words, answer: '<p>The law is another now.</p>' } },
  ],
  [
    template,
    { ...template, words: { ...template.words, body: 'Dear {first_name}, other words.' } },
  ],
])
const nextTexts = firstTexts.map((text) => changed.get(text) ?? text)

beforeEach(async () => {
  app = await testApp()
  admin = await atDesk(app, 'meera', 'admin')
  await seedDatabase(app.db)
})

const applyThis = () => applyReleaseTexts(app.db, firstTexts)
const applyNext = () => applyReleaseTexts(app.db, nextTexts)
const storedQuestion = async () => {
  const [row] = await app.db.select().from(entries).where(questionAt(question.key))
  return row!
}
const storedTemplate = async () => {
  const [row] = await app.db
    .select()
    .from(replyTemplates)
    .where(eq(replyTemplates.title, template.key))
  return row!
}
const offered = (): Promise<OfferedText[]> => admin.get('/api/release-texts')
const edit = async (answer: string) => {
  const { id } = await storedQuestion()
  const reply = await admin.ask('PATCH', `/api/faqs/${id}`, { answer })
  expect(reply.statusCode, reply.body).toBe(200)
}

test('a question that no one edited has the words of the new release, and the old ones as a version', async () => {
  await applyThis()
  await applyNext()
  const { id, content: answer, version } = await storedQuestion()
  expect({ answer, version }).toEqual({ answer: '<p>The law is another now.</p>', version: 2 })
  const versions = await admin.get(`/api/faqs/${id}/revisions`)
  expect(versions.map((one: { version: number }) => one.version)).toEqual([2, 1])
  const first = await admin.get(`/api/faqs/${id}/revisions/1`)
  expect(first.snapshot.answer).toBe(question.words.answer)
  expect((await storedTemplate()).body).toBe('Dear {first_name}, other words.')
  expect(await offered()).toEqual([])
})

test('a database of a release that kept no list of first texts is brought up to date as well', async () => {
  await applyNext()
  expect((await storedQuestion()).content).toBe('<p>The law is another now.</p>')
})

test('a question that staff edited before releases kept a list keeps their words', async () => {
  await edit('<p>As our partner explains it.</p>')
  await applyNext()
  expect((await storedQuestion()).content).toBe('<p>As our partner explains it.</p>')
  expect((await offered()).map(({ kind }) => kind)).toEqual(['faq'])
})

test('a question that staff edited keeps their words, and the new ones are offered with both', async () => {
  await applyThis()
  await edit('<p>As our partner explains it.</p>')
  await applyNext()
  expect((await storedQuestion()).content).toBe('<p>As our partner explains it.</p>')
  const [text, ...more] = await offered()
  expect(more).toEqual([])
  expect(text).toMatchObject({
    kind: 'faq',
    name: question.words.question,
    stored: { answer: '<p>As our partner explains it.</p>' },
    offered: { answer: '<p>The law is another now.</p>' },
  })
})

test('staff use the offered words, which are then a version of their own', async () => {
  await applyThis()
  await edit('<p>As our partner explains it.</p>')
  await applyNext()
  const [text] = await offered()
  const decision = { kind: 'faq', id: text!.id, version: text!.version, use: true }
  expect((await admin.ask('POST', '/api/release-texts', decision)).statusCode).toBe(200)
  expect((await storedQuestion()).content).toBe('<p>The law is another now.</p>')
  expect(await offered()).toEqual([])
  expect((await admin.ask('POST', '/api/release-texts', decision)).statusCode).toBe(404)
})

test('words that staff keep are not asked about again, at the next start either', async () => {
  await applyThis()
  await edit('<p>As our partner explains it.</p>')
  await applyNext()
  const [text] = await offered()
  await admin.ask('POST', '/api/release-texts', {
    kind: 'faq',
    id: text!.id,
    version: text!.version,
    use: false,
  })
  await applyNext()
  expect(await offered()).toEqual([])
  expect((await storedQuestion()).content).toBe('<p>As our partner explains it.</p>')
})

test('a decision about a text that a colleague has just edited is refused', async () => {
  await applyThis()
  await edit('<p>As our partner explains it.</p>')
  await applyNext()
  const [text] = await offered()
  await edit('<p>As our partner explains it today.</p>')
  const decision = { kind: 'faq', id: text!.id, version: text!.version, use: true }
  expect((await admin.ask('POST', '/api/release-texts', decision)).statusCode).toBe(409)
  expect((await storedQuestion()).content).toBe('<p>As our partner explains it today.</p>')
})

test('an older release that starts after a newer one changes nothing back', async () => {
  await applyThis()
  await applyNext()
  await applyThis()
  expect((await storedQuestion()).content).toBe('<p>The law is another now.</p>')
  expect(await offered()).toEqual([])
})

test('a question that staff deleted does not come back', async () => {
  await applyThis()
  const { id } = await storedQuestion()
  await admin.ask('DELETE', `/api/faqs/${id}`)
  await applyNext()
  expect(await storedQuestion()).toBeUndefined()
  expect(await offered()).toEqual([])
})

test('a question that was only unpublished gets the new words and stays unpublished', async () => {
  await applyThis()
  const { id } = await storedQuestion()
  await admin.ask('PATCH', `/api/faqs/${id}`, { published: false })
  await applyNext()
  expect(await storedQuestion()).toMatchObject({
    content: '<p>The law is another now.</p>',
    published: false,
  })
})

test('an editor is not offered templates, which admins change', async () => {
  await applyThis()
  const { id, version, body } = await storedTemplate()
  const [row] = await app.db.select().from(replyTemplates).where(eq(replyTemplates.id, id))
  const { title, channel, language, service, subject } = row!
  const own = { title, channel, language, service, subject, body: `${body}\n\nRegards`, version }
  expect((await admin.ask('PATCH', `/api/templates/${id}`, own)).statusCode).toBe(200)
  await applyNext()
  expect((await offered()).map(({ kind }) => kind)).toEqual(['template'])
  const editor = await atDesk(app, 'arjun')
  expect(await editor.get('/api/release-texts')).toEqual([])
  const decision = { kind: 'template', id, version: version + 1, use: true }
  expect((await editor.ask('POST', '/api/release-texts', decision)).statusCode).toBe(403)
  expect((await admin.ask('POST', '/api/release-texts', decision)).statusCode).toBe(200)
  expect((await storedTemplate()).body).toBe('Dear {first_name}, other words.')
})
