import type { FastifyInstance, InjectOptions } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { leads } from '#app/platform/db/schema.ts'
import { enquiry, errorShape, send, testApp } from '../../../../test/app.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = await testApp()
})

const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

describe('an invalid body gets a response in the shape of every error:', () => {
  test.each<[string, number, InjectOptions['payload'], Record<string, string>?]>([
    ['nothing', 400, ''],
    ['an empty object', 400, '{}'],
    ['null', 400, 'null'],
    ['a number', 400, '42'],
    ['a text', 400, '"hello"'],
    ['true', 400, 'true'],
    ['an array', 400, '[]'],
    ['an array of enquiries', 400, [enquiry()]],
    ['half a JSON', 400, '{"name":"Asha"'],
    ['two JSONs', 400, '{}{}'],
    ['no JSON at all', 400, '<lead/>'],
    ['bytes', 400, Buffer.from([0, 255, 254, 128])],
    ['a field twice, the last one wrong', 400, '{"name":"Asha Rao","name":["x"]}'],
    ['__proto__', 400, '{"__proto__":{"admin":true},"name":"Asha"}'],
    ['constructor.prototype', 400, '{"constructor":{"prototype":{"admin":true}}}'],
    ['deep arrays', 400, deep(5_000)],
    ['a deep field', 400, `{"name":${deep(5_000)}}`],
    ['a deep object', 400, `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`],
    ['more than fits', 413, JSON.stringify(enquiry({ message: 'm'.repeat(1024 * 1024) }))],
    ['a message too long', 400, enquiry({ message: 'm'.repeat(5_001) })],
    ['XML', 415, '<lead/>', { 'content-type': 'application/xml' }],
    ['plain text', 415, 'name=Asha', { 'content-type': 'text/plain' }],
    ['a form with files', 415, '--x--', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['a made-up type', 415, '{}', { 'content-type': 'application/json5' }],
    ['an unreadable type', 415, '{}', { 'content-type': ';;;' }],
    ['an empty form', 400, '', form],
    ['a form of one field many times', 400, 'name=a&name=b&name=c', form],
    ['a form with broken escapes', 400, 'name=%E0%A4%A&email=%', form],
    ['a form with __proto__', 400, '__proto__=x&constructor=y&name=Asha', form],
    ['a form with NUL', 400, 'name=Asha%00Rao&email=asha@example.in', form],
    ['a form that is too large', 413, `message=${'m'.repeat(300_000)}`, form],
  ])('%s', async (_what, status, payload, headers = json) => {
    expectRejection(await send(app, payload, { headers }), status)
  })
})

describe('an invalid field is named in the response', () => {
  const wrong: unknown[] = [null, 42, true, [], ['Asha Rao'], {}, { $ne: null }, { toString: 'x' }]
  const fields = ['name', 'email', 'phone', 'message', 'service']
  const dialogFields = ['fullName', 'email', 'phoneNumber', 'incomeSource', 'message']
  const { name, email, phone, message } = enquiry()
  const dialog = { fullName: name, email, phoneNumber: phone, incomeSource: 'Other', message }

  test.each(fields)('%s of the contact form', async (field) => {
    for (const value of wrong) await expectNamed(enquiry({ [field]: value }), field)
  })

  test.each(dialogFields)('%s of the plan dialog', async (field) => {
    for (const value of wrong) await expectNamed({ ...dialog, [field]: value }, field)
  })

  test.each([
    ['NUL', 'Asha\u0000 Rao, Hyderabad'],
    ['an escape', 'Asha\u001b[31m Rao, Hyderabad'],
    ['a bell', 'Asha\u0007 Rao, Hyderabad'],
    ['half a character', 'Asha \ud83d Rao, Hyderabad'],
    ['the other half', 'Asha \ude00 Rao, Hyderabad'],
  ])('%s in any of them', async (_what, value) => {
    for (const field of fields) await expectNamed(enquiry({ [field]: value }), field)
    for (const field of dialogFields) await expectNamed({ ...dialog, [field]: value }, field)
  })

  async function expectNamed(body: object, field: string) {
    const response = await send(app, body)
    expectRejection(response, 400)
    const errors: { path: string }[] = response.json().errors
    expect(
      errors.map(({ path }) => path),
      JSON.stringify(body),
    ).toContain(field)
  }
})

test('a rejected body changes nothing, neither in the table nor in the program', async () => {
  await send(app, '{"__proto__":{"polluted":true}}', { headers: json })
  await send(app, '__proto__[polluted]=true', { headers: form })
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  expect(await app.db.$count(leads)).toBe(0)
})

describe('an invalid address gets a response in the shape of every error:', () => {
  test.each([
    ['/api/leads/%', 400],
    ['/api/leads/%ff', 400],
    ['/api/nothing', 404],
    ['/api/', 404],
    ['/api/leads/1/2', 404],
    ['/api/%2e%2e%2fetc%2fpasswd', 404],
  ])('%s', async (url, status) => {
    expectRejection(await app.inject({ url, headers: { accept: 'application/json' } }), status)
  })

  test('an enquiry whose number has 400 digits', async () => {
    expectRejection(await app.inject(`/api/leads/${'9'.repeat(400)}`), 404)
  })

  test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const)('%s', async (method) => {
    const response = await app.inject({ method, url: '/api/leads' } as InjectOptions)
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
    expect(response.statusCode).toBeLessThan(500)
    expect(response.json()).toMatchObject(errorShape)
  })
})

function expectRejection(response: Awaited<ReturnType<typeof send>>, status: number) {
  expect(response.statusCode, response.body.slice(0, 300)).toBe(status)
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  const body = response.json()
  expect(body).toMatchObject(errorShape)
  expect(
    Object.keys(body).filter((key) => !['message', 'errors', 'requestId'].includes(key)),
  ).toEqual([])
  for (const error of body.errors ?? []) {
    expect(error).toEqual({ path: expect.any(String), message: expect.any(String) })
  }
}
