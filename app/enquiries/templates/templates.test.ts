import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { templatesFor } from '#app/enquiries/replies/templates-for.ts'
import { seedDatabase } from '#app/writing/seeds/seed.ts'
import { serviceMenu } from '#content/services/menu.ts'
import { testApp } from '../../../test/app.ts'
import { atDesk, type Staff } from '../../../test/desk.ts'
import { SAMPLE_VALUES } from './labels.ts'
import { fillTemplate, gapsIn } from './placeholders.ts'
import type { Template } from './template.ts'

let app: FastifyInstance
let asha: Staff
let admin: Staff
beforeAll(async () => {
  app = await testApp()
  asha = await atDesk(app, 'asha')
  admin = await atDesk(app, 'meera', 'admin')
})

const body = { title: 'Documents', subject: 'About {service}', body: 'Dear {name},\n\n{receipt}' }
const make = async (changes = {}): Promise<Template> => {
  const answer = await admin.ask('POST', '/api/templates', { ...body, ...changes })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}

test('a new site has templates for email and WhatsApp, in English and in Hindi', async () => {
  const fresh = await testApp()
  await seedDatabase(fresh.db)
  const templates: Template[] = await (await atDesk(fresh, 'asha')).get('/api/templates')
  const of = (channel: string, language: string) =>
    templates.filter((one) => one.channel === channel && one.language === language)
  expect(of('email', 'en').length).toBeGreaterThanOrEqual(3)
  for (const language of ['en', 'hi']) {
    const services = of('whatsapp', language).map(({ service }) => service)
    expect(services).toEqual(expect.arrayContaining([null, ...serviceMenu.map(({ slug }) => slug)]))
  }
  for (const { subject, body } of templates) {
    expect(fillTemplate(subject + body, SAMPLE_VALUES)).not.toMatch(/[{}]/)
  }
})

test('every letter and message of a new site names who writes it', async () => {
  const fresh = await testApp()
  await seedDatabase(fresh.db)
  const templates: Template[] = await (await atDesk(fresh, 'asha')).get('/api/templates')
  const unsigned = templates.filter(
    ({ body }) => !fillTemplate(body, SAMPLE_VALUES).includes('Meera Rao'),
  )
  expect(unsigned.map(({ title }) => title)).toEqual([])
})

test('an enquiry about GST is offered a letter of its own first, without Form 16', async () => {
  const fresh = await testApp()
  await seedDatabase(fresh.db)
  const templates: Template[] = await (await atDesk(fresh, 'asha')).get('/api/templates')
  const offered = (service: string, language: 'en' | 'hi' = 'en') =>
    templatesFor({ service, message: '', language }, templates, 'email')
  const [first] = offered('GST Registration')
  expect(first?.title).toBe('GST registration: what we need')
  expect(first?.body).not.toMatch(/Form 16|AIS|26AS/)
  expect(offered('Capital Gains Filing')[0]?.title).toBe('Thank you, and what we need')
  expect(offered('Capital Gains Filing', 'hi')[0]?.title).toBe('धन्यवाद, और क्या चाहिए')
  const languages = offered('GST Registration', 'hi').map(({ language }) => language)
  expect(languages.lastIndexOf('hi')).toBe(languages.indexOf('en') - 1)
})

test('templates keep their order, however often each is used', async () => {
  const [one, two] = [await make({ title: 'Aaa' }), await make({ title: 'Bbb' })]
  const order = async () => {
    const all: Template[] = await asha.get('/api/templates')
    return all.map(({ id }) => id).filter((id) => [one.id, two.id].includes(id))
  }
  expect(await order()).toEqual([one.id, two.id])
  expect((await asha.ask('POST', `/api/templates/${two.id}/uses`)).statusCode).toBe(200)
  expect(await order()).toEqual([one.id, two.id])
  expect((await asha.ask('POST', '/api/templates/2147483647/uses')).statusCode).toBe(404)
  for (const { id } of [one, two]) await admin.ask('DELETE', `/api/templates/${id}`)
})

test('staff use templates, and only an admin changes them', async () => {
  const made = await make()
  for (const [method, url] of [
    ['POST', '/api/templates'],
    ['PATCH', `/api/templates/${made.id}`],
  ] as const) {
    expect((await asha.ask(method, url, body)).statusCode).toBe(403)
  }
  expect((await asha.ask('DELETE', `/api/templates/${made.id}`)).statusCode).toBe(403)
  await admin.ask('DELETE', `/api/templates/${made.id}`)
})

test('a template is made, changed and deleted', async () => {
  const made = await make()
  expect(made).toMatchObject({ ...body, version: 1 })
  const changed = await admin.ask('PATCH', `/api/templates/${made.id}`, {
    ...body,
    title: 'Proofs',
    version: 1,
  })
  expect(changed.json()).toMatchObject({ title: 'Proofs', version: 2 })
  const late = await admin.ask('PATCH', `/api/templates/${made.id}`, { ...body, version: 1 })
  expect(late.statusCode).toBe(409)
  const changes = { ...body, version: 3_000_000_000 }
  expect((await admin.ask('PATCH', `/api/templates/${made.id}`, changes)).statusCode).toBe(400)
  expect((await admin.ask('DELETE', `/api/templates/${made.id}`)).statusCode).toBe(200)
  expect((await admin.ask('DELETE', `/api/templates/${made.id}`)).statusCode).toBe(404)
  expect(await asha.get('/api/templates')).toEqual([])
})

describe('a template that makes no sense is refused, with what to do', () => {
  test.each([
    [{ title: '' }, 'title', 'The title is missing'],
    [{ title: 'x'.repeat(81) }, 'title', 'The title must be at most 80 characters'],
    [{ subject: '' }, 'subject', 'The subject is missing'],
    [{ subject: 'Two\nlines' }, 'subject', 'The subject must be one line'],
    [
      { body: 'Dear {vorname}' },
      'body',
      '{vorname} is not a placeholder. Use {name}, {first_name}, {service}, {plan}, {price}, {filing_year}, {staff}, {due}, {firm}, {receipt}, {client_page}',
    ],
    [{ body: 'a\u0000b' }, 'body', 'The text contains characters that cannot be stored'],
  ])('%j', async (changes, path, message) => {
    const answer = await admin.ask('POST', '/api/templates', { ...body, ...changes })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toContainEqual({ path, message })
  })

  test('a title that is taken', async () => {
    await make({ title: 'Taken' })
    const answer = await admin.ask('POST', '/api/templates', { ...body, title: 'Taken' })
    expect(answer.json().errors).toEqual([
      { path: 'title', message: 'Another template has this title.' },
    ])
  })
})

test('text that a visitor typed goes into a template as it is, and is not filled in again', () => {
  const values = { ...SAMPLE_VALUES, name: '{receipt} $& {x}', service: 'S' }
  expect(fillTemplate('{name}, {service}, {unknown}', values)).toBe(
    '{receipt} $& {x}, S, {unknown}',
  )
})

test('a placeholder is understood however it is typed', () => {
  for (const typed of ['{first_name}', '{firstName}', '{First Name}', '{ FIRST_NAME }']) {
    expect(fillTemplate(`Dear ${typed},`, SAMPLE_VALUES)).toBe('Dear Kavya,')
  }
})

test('a placeholder without a value is left as a gap and named', () => {
  const { plan: _, price: __, ...values } = SAMPLE_VALUES
  const text = fillTemplate('{plan} costs {price}, {first_name}. {plan}?', values)
  expect(text).toBe('[plan] costs [price], Kavya. [plan]?')
  expect(gapsIn(text)).toEqual(['[plan]', '[price]'])
})
