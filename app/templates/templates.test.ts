import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedDatabase } from '#app/seeds/seed.ts'
import { testApp } from '../../test/app.ts'
import { atDesk, type Staff } from '../../test/desk.ts'
import { fillTemplate, type Template } from './template.ts'

let app: FastifyInstance
let asha: Staff
beforeAll(async () => {
  app = await testApp()
  asha = await atDesk(app, 'asha')
})

const body = { title: 'Documents', subject: 'About {service}', body: 'Dear {name},\n\n{receipt}' }
const make = async (changes = {}): Promise<Template> => {
  const answer = await asha.ask('POST', '/api/templates', { ...body, ...changes })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}

test('there are a few to begin with, and all of them can be filled in', async () => {
  const fresh = await testApp()
  await seedDatabase(fresh.db)
  const staff = await atDesk(fresh, 'asha')
  const templates: Template[] = await staff.get('/api/templates')
  expect(templates.length).toBeGreaterThanOrEqual(3)
  const values = {
    name: 'Meera Rao',
    firstName: 'Meera',
    service: 'the Basic Plan',
    price: '₹1,999',
    firm: 'The Firm',
    receipt: 'https://x',
  }
  for (const { subject, body } of templates) {
    expect(fillTemplate(subject + body, values)).not.toMatch(/[{}]/)
  }
})

test('one is made, changed and deleted', async () => {
  const made = await make()
  expect(made).toMatchObject({ ...body, version: 1 })
  const changed = await asha.ask('PATCH', `/api/templates/${made.id}`, {
    ...body,
    title: 'Proofs',
    version: 1,
  })
  expect(changed.json()).toMatchObject({ title: 'Proofs', version: 2 })
  const late = await asha.ask('PATCH', `/api/templates/${made.id}`, { ...body, version: 1 })
  expect(late.statusCode).toBe(409)
  expect((await asha.ask('DELETE', `/api/templates/${made.id}`)).statusCode).toBe(200)
  expect((await asha.ask('DELETE', `/api/templates/${made.id}`)).statusCode).toBe(404)
  expect(await asha.get('/api/templates')).toEqual([])
})

describe('one that makes no sense is refused, with what to do', () => {
  test.each([
    [{ title: '' }, 'title', 'The title is missing'],
    [{ title: 'x'.repeat(81) }, 'title', 'The title must be at most 80 characters'],
    [{ subject: 'Two\nlines' }, 'subject', 'The subject must be one line'],
    [
      { body: 'Dear {vorname}' },
      'body',
      '{vorname} is not a placeholder. Use {name}, {firstName}, {service}, {price}, {firm}, {receipt}',
    ],
    [{ body: 'a\u0000b' }, 'body', 'The text contains characters that cannot be stored'],
  ])('%j', async (changes, path, message) => {
    const answer = await asha.ask('POST', '/api/templates', { ...body, ...changes })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toContainEqual({ path, message })
  })

  test('a title that is taken', async () => {
    await make({ title: 'Taken' })
    const answer = await asha.ask('POST', '/api/templates', { ...body, title: 'Taken' })
    expect(answer.json().errors).toEqual([
      { path: 'title', message: 'Another template has this title.' },
    ])
  })
})

test('what a visitor typed is put in as it is, not filled in again', () => {
  const values = {
    name: '{receipt} $& {x}',
    firstName: 'N',
    service: 'S',
    price: 'P',
    firm: 'F',
    receipt: 'R',
  }
  expect(fillTemplate('{name}, {service}, {unknown}', values)).toBe(
    '{receipt} $& {x}, S, {unknown}',
  )
})
