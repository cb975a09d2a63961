import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { entries, faqTranslations, seeds } from '#app/platform/db/schema.ts'
import { firstTexts } from '#app/writing/publishing/release-texts/first-texts.ts'
import { applyReleaseTexts } from '#app/writing/publishing/release-texts/release-texts.server.ts'
import { faqSeeds, hindiFaqSeeds } from '#app/writing/seeds/questions.ts'
import { seedDatabase } from '#app/writing/seeds/seed.ts'
import { testApp } from '../../../test/app.ts'
import { atDesk, type Staff } from '../../../test/desk.ts'
import { questionAt } from '../../../test/entries.ts'
import type { Faq } from './faq.ts'

let app: FastifyInstance
let staff: Staff

beforeAll(async () => {
  app = await testApp()
  await seedDatabase(app.db)
  staff = await atDesk(app, 'meera', 'admin')
})

const IN_HINDI = { questionHi: 'रिटर्न कब भरें?', answerHi: '<p>जुलाई में भरें।</p>' }
let written = 0

async function add(fields: Record<string, string | boolean> = IN_HINDI): Promise<Faq> {
  const number = ++written
  const reply = await staff.ask('POST', '/api/faqs', {
    question: `When is return ${number} due?`,
    answer: '<p>It is due in July.</p>',
    slug: `return-${number}`,
    ...fields,
  })
  expect(reply.statusCode, reply.body).toBe(201)
  return reply.json()
}

async function change({ id }: Faq, fields: Record<string, string | boolean>): Promise<Faq> {
  const reply = await staff.ask('PATCH', `/api/faqs/${id}`, fields)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json()
}

const seen = async ({ slug }: Faq, lang = 'hi') =>
  (await app.inject(`/api/faq/${slug}?lang=${lang}`)).json()
const toReview = async (): Promise<number[]> =>
  (await staff.get('/api/faqs?status=all&hindi=to-review')).map(({ id }: Faq) => id)

describe('the first questions in Hindi', () => {
  const inHindi = hindiFaqSeeds()
  const figuresIn = (html: string) =>
    [...html.matchAll(/<data value="(\w+)">/g)].map(([, id]) => id).toSorted()
  const linksIn = (html: string) =>
    [...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address).toSorted()
  const numbersIn = (html: string) => (html.match(/\d[\d,.]*/g) ?? []).toSorted()

  test('the first questions in Hindi are all those of getting started, documents and notices, salary and pension', () => {
    const wanted = faqSeeds.filter(({ category }) =>
      ['getting-started', 'documents', 'salary-and-rent'].includes(category),
    )
    expect(wanted.length).toBeGreaterThan(25)
    expect(inHindi.map(({ slug }) => slug).toSorted()).toEqual(
      wanted.map(({ slug }) => slug).toSorted(),
    )
  })

  test.each(inHindi)('$slug has the figures, links and law of the English text', (seed) => {
    const english = faqSeeds.find(({ slug }) => slug === seed.slug)!
    expect(figuresIn(seed.answer)).toEqual(figuresIn(english.answer))
    expect(linksIn(seed.answer)).toEqual(linksIn(english.answer))
    const law = (html: string) => html.split('\n').at(-1) ?? ''
    if (/Law as on/.test(english.answer))
      expect(numbersIn(law(seed.answer))).toEqual(numbersIn(law(english.answer)))
  })

  test.each(inHindi)(
    '$slug is Hindi to read, within the limits of the form',
    ({ question, answer }) => {
      const text = `${question} ${answer.replace(/<[^>]*>/g, ' ')}`
      expect(question.length).toBeLessThanOrEqual(300)
      expect(text).not.toMatch(/[०-९]|\b(lakh|crore|section|rule|Act)\b/)
      expect(text).not.toMatch(/ता हूँ|ती हूँ|आख़री|करें गे/)
      const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word))
      const inDevanagari = words.filter((word) => /\p{Script=Devanagari}/u.test(word))
      expect(inDevanagari.length / words.length).toBeGreaterThan(0.8)
    },
  )

  test('translate what the English questions of the same release say', async () => {
    const list = await staff.get('/api/faqs?status=all&hindi=current')
    expect(list.length).toBeGreaterThanOrEqual(inHindi.length)
    expect(await toReview()).toEqual([])
  })
})

test('a question with a text in Hindi is in Hindi where that is asked for, and else as it was', async () => {
  const faq = await add()
  expect(await seen(faq)).toMatchObject({
    question: IN_HINDI.questionHi,
    answer: IN_HINDI.answerHi,
    language: 'hi',
  })
  const { language, ...english } = await seen(faq, 'en')
  expect(language).toBe('en')
  expect((await app.inject(`/api/faq/${faq.slug}`)).json()).toEqual(english)
  expect(english).not.toHaveProperty('hindi')
})

test('a question with a text in Hindi without one is in English, which it says', async () => {
  expect(await seen(await add({}))).toMatchObject({ language: 'en' })
})

test.each([
  [{ questionHi: IN_HINDI.questionHi }, 'answerHi'],
  [{ answerHi: IN_HINDI.answerHi }, 'questionHi'],
  [{ questionHi: 'कब', answerHi: IN_HINDI.answerHi }, 'questionHi'],
  [{ ...IN_HINDI, questionHi: 'क'.repeat(301) }, 'questionHi'],
  [{ ...IN_HINDI, answerHi: '<script>कब भरें रिटर्न</script>' }, 'answerHi'],
])(
  'a question with a text in Hindi is refused with half of it, or beyond the limits: %j',
  async (fields, path) => {
    const { id } = await add({})
    const reply = await staff.ask('PATCH', `/api/faqs/${id}`, fields)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors).toMatchObject([{ path }])
  },
)

test('a question with a text in Hindi is cleaned as the English answer is', async () => {
  const faq = await add({
    ...IN_HINDI,
    answerHi: '<p onclick="x()">जुलाई में।</p><script></script>',
  })
  expect(faq.answerHi).toBe('<p>जुलाई में।</p>')
})

test('a question with a text in Hindi loses it when both fields are emptied', async () => {
  const faq = await change(await add(), { questionHi: '', answerHi: '' })
  expect(faq).toMatchObject({ questionHi: '', answerHi: '', hindi: 'none' })
})

test('a question with a text in Hindi takes it into the trash and back', async () => {
  const faq = await add()
  expect((await staff.ask('DELETE', `/api/faqs/${faq.id}`)).statusCode).toBe(200)
  const left = await app.db.select().from(faqTranslations).where(eq(faqTranslations.faqId, faq.id))
  expect(left).toEqual([])
  const back = { kind: 'faq', ids: [faq.id] }
  expect((await staff.ask('POST', '/api/trash/restore', back)).statusCode).toBe(200)
  expect(await staff.get(`/api/faqs/${faq.id}`)).toMatchObject({ ...IN_HINDI, hindi: 'current' })
})

test('a question with a text in Hindi has it in its versions, and an earlier one comes back with it', async () => {
  const faq = await add()
  await change(faq, { answerHi: '<p>अगस्त में भरें।</p>' })
  const { snapshot } = await staff.get(`/api/faqs/${faq.id}/revisions/1`)
  expect(snapshot).toMatchObject(IN_HINDI)
  await staff.ask('POST', `/api/faqs/${faq.id}/revisions/1/restore`, {})
  expect(await staff.get(`/api/faqs/${faq.id}`)).toMatchObject(IN_HINDI)
})

test('a question with a text in Hindi keeps it when a version of a release that knew none comes back', async () => {
  const faq = await add()
  await change(faq, { question: 'When is it due at last?' })
  await app.db.execute(
    sql`update revisions set snapshot = snapshot - 'questionHi' - 'answerHi' where kind = 'faq' and entry_id = ${faq.id} and version = 1`,
  )
  await staff.ask('POST', `/api/faqs/${faq.id}/revisions/1/restore`, {})
  expect(await staff.get(`/api/faqs/${faq.id}`)).toMatchObject(IN_HINDI)
})

test('a text in Hindi is to be reviewed once the English question or answer has changed, and no longer once it is saved', async () => {
  const faq = await add()
  expect(faq.hindi).toBe('current')
  const changed = await change(faq, { answer: '<p>It is due in August.</p>' })
  expect(changed.hindi).toBe('to-review')
  expect(await toReview()).toEqual([faq.id])
  const saved = await change(faq, { answerHi: '<p>अगस्त में भरें।</p>' })
  expect(saved.hindi).toBe('current')
  expect(await toReview()).toEqual([])
})

test('a text in Hindi is to be reviewed not by another address, category or state of the question', async () => {
  const faq = await change(await add(), { slug: `moved-${written}`, published: false })
  expect(faq.hindi).toBe('current')
})

test('a text in Hindi is to be reviewed not where both are changed at once', async () => {
  const faq = await change(await add(), {
    answer: '<p>It is due in August.</p>',
    answerHi: '<p>अगस्त में भरें।</p>',
  })
  expect(faq.hindi).toBe('current')
})

test('a text in Hindi is to be reviewed until staff say that it is still right', async () => {
  const faq = await change(await add(), { question: 'When do I have to file it?' })
  const confirm = (version: number) =>
    staff.ask('POST', `/api/faqs/${faq.id}/hindi/confirm`, { version })
  expect((await confirm(faq.version - 1)).statusCode).toBe(409)
  const reply = await confirm(faq.version)
  expect(reply.json()).toMatchObject({ hindi: 'current', version: faq.version })
  expect(await toReview()).toEqual([])
})

test('editors can’t confirm the Hindi of a question that has none', async () => {
  const { id } = await add({})
  expect((await staff.ask('POST', `/api/faqs/${id}/hindi/confirm`, {})).statusCode).toBe(404)
})

describe('a site of an earlier release', () => {
  const seed = hindiFaqSeeds()[0]!
  let old: FastifyInstance
  let desk: Staff

  beforeAll(async () => {
    old = await testApp()
    desk = await atDesk(old, 'arjun')
    await seedDatabase(old.db)
    await applyReleaseTexts(
      old.db,
      firstTexts.filter(({ kind }) => kind !== 'faq-hi'),
    )
    await old.db.delete(faqTranslations)
    await old.db.delete(seeds).where(eq(seeds.name, 'hindi-faqs'))
  })

  const hindiOf = async (slug: string) => {
    const { id } = (await old.inject(`/api/faq/${slug}`)).json()
    return desk.get(`/api/faqs/${id}`)
  }

  test('a site of an earlier release gets the texts in Hindi, to be reviewed where staff had edited the English one', async () => {
    const edited = '<p>As our partner explains it.</p>'
    const [own] = await old.db
      .update(entries)
      .set({ content: edited, version: 2 })
      .where(questionAt(seed.slug))
      .returning()
    await seedDatabase(old.db)
    await applyReleaseTexts(old.db, firstTexts)
    expect(await hindiOf(own!.slug)).toMatchObject({
      answer: edited,
      questionHi: seed.question,
      hindi: 'to-review',
    })
    const other = hindiFaqSeeds()[1]!
    expect(await hindiOf(other.slug)).toMatchObject({
      questionHi: other.question,
      hindi: 'current',
      version: 1,
    })
  })

  test('a site of an earlier release gets other words of a later release where no one has edited them', async () => {
    const key = hindiFaqSeeds()[2]!.slug
    const next = firstTexts.map((text) =>
      text.kind === 'faq-hi' && text.key === key
        ? { ...text, words: { ...text.words, answerHi: '<p>अब कानून दूसरा है।</p>' } }
        : text,
    )
    await applyReleaseTexts(old.db, next)
    expect(await hindiOf(key)).toMatchObject({
      answerHi: '<p>अब कानून दूसरा है।</p>',
      hindi: 'current',
      version: 2,
    })
  })
})
