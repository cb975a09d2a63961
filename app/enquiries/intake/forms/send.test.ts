import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { activity, leadEvents, leads } from '#app/platform/db/schema.ts'
import { enquiry, errorShape, send, signIn, testApp } from '../../../../test/app.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = await testApp()
})

const dialog = (changes: Record<string, unknown> = {}) => {
  const { name: fullName, email, phone: phoneNumber, message } = enquiry()
  return { fullName, email, phoneNumber, incomeSource: 'Tax Planning', message, ...changes }
}

describe('an enquiry with a 201 response is on disk', () => {
  test('an enquiry with a 201 response is on disk from the contact form', async () => {
    const body = enquiry()
    const response = await send(app, body)
    expect(response.statusCode).toBe(201)
    const { id, receivedAt, dueAt, receiptUrl } = response.json()
    expect(response.json()).toEqual({ id, receivedAt, dueAt, receiptUrl })
    expect(Date.parse(dueAt) - Date.parse(receivedAt)).toBe(24 * 3_600_000)
    expect(receiptUrl).toMatch(/^http:\/\/localhost:3000\/receipt\/[\w-]{43}$/)
    expect(await stored(response.json().id)).toMatchObject({ ...body, source: 'contact-form' })
  })

  test('an enquiry with a 201 response is on disk from the contact form without a service', async () => {
    const { service: _service, ...body } = enquiry()
    const response = await send(app, body)
    expect(await stored(response.json().id)).toMatchObject({
      service: 'General Inquiry',
      source: 'contact-form',
    })
  })

  test('an enquiry with a 201 response is on disk from the plan dialog', async () => {
    const body = dialog()
    const response = await send(app, body)
    expect(response.statusCode).toBe(201)
    expect(await stored(response.json().id)).toMatchObject({
      name: body.fullName,
      email: body.email,
      phone: body.phoneNumber,
      service: body.incomeSource,
      message: body.message,
      source: 'plan-dialog',
    })
  })

  test('an enquiry with a 201 response is on disk from the plan dialog without a message', async () => {
    const response = await send(app, dialog({ message: undefined, fullName: 'Without Message' }))
    expect(await stored(response.json().id)).toMatchObject({ message: '' })
  })

  test.each(['Basic Plan', 'Professional Plan', 'Premium Plan', 'Custom'])(
    'from the pricing form: %s',
    async (service) => {
      const response = await send(app, enquiry({ service, message: '' }))
      expect(response.statusCode).toBe(201)
      expect(await stored(response.json().id)).toMatchObject({ service, source: 'pricing-form' })
    },
  )

  test('an enquiry is stored with the time when it was received', async () => {
    const before = Date.now()
    const { id, receivedAt } = (await send(app, enquiry())).json()
    expect(receivedAt).toBe(new Date(receivedAt).toISOString())
    expect((await stored(id))?.receivedAt.toISOString()).toBe(receivedAt)
    expect(Date.parse(receivedAt)).toBeGreaterThanOrEqual(before - 1000)
    expect(Date.parse(receivedAt)).toBeLessThanOrEqual(Date.now() + 1000)
  })

  test('an enquiry is stored with its first event, and is on the dashboard without a name', async () => {
    const { id } = (await send(app, enquiry({ name: 'Nobody Elsewhere' }))).json()
    const events = await app.db.select().from(leadEvents).where(eq(leadEvents.leadId, id))
    expect(events).toMatchObject([{ kind: 'received', actorId: null }])
    const entries = await app.db.select().from(activity).where(eq(activity.subjectId, id))
    expect(entries).toMatchObject([{ verb: 'received', subject: 'lead' }])
    expect(JSON.stringify(entries)).not.toContain('Nobody Elsewhere')
  })

  test('an enquiry is stored as it was typed, in whatever script', async () => {
    const body = enquiry({
      name: "आशा O'Rao",
      message: `<script>alert(1)</script>'; DROP TABLE leads; --\n👩‍👧 ₹1,00,000 ${'\u202e'}`,
    })
    const { id } = (await send(app, body)).json()
    expect(await stored(id)).toMatchObject({ name: body.name, message: body.message })
  })

  test('nothing but the known fields of an enquiry is stored', async () => {
    const response = await send(app, {
      ...enquiry(),
      id: 1,
      source: 'plan-dialog',
      receivedAt: '2001-01-01T00:00:00Z',
      acceptTerms: true,
    })
    const row = await stored(response.json().id)
    expect(row?.source).toBe('contact-form')
    expect(row?.receivedAt.getFullYear()).toBeGreaterThan(2001)
  })
})

describe('the same enquiry is stored once', () => {
  test('the same enquiry is stored once when it is sent again', async () => {
    const body = enquiry({ sendKey: 'a-random-key' })
    const first = await send(app, body)
    const second = await send(app, body)
    expect(second.statusCode).toBe(201)
    expect(second.json()).toEqual(first.json())
    expect(await countOf(body.message)).toBe(1)
  })

  test('the same enquiry is stored once when it is sent twenty times at once', async () => {
    const body = enquiry({ sendKey: 'k'.repeat(64) })
    const responses = await Promise.all(Array.from({ length: 20 }, () => send(app, body)))
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    expect(new Set(responses.map((response) => response.body)).size).toBe(1)
    expect(await countOf(body.message)).toBe(1)
    const events = await app.db
      .select()
      .from(leadEvents)
      .where(eq(leadEvents.leadId, responses[0]?.json().id))
    expect(events).toHaveLength(1)
  })

  test('the same enquiry is stored once when only spaces, case and the way the phone is written differ', async () => {
    const body = enquiry({ sendKey: '12345678' })
    const first = await send(app, body)
    const again = await send(app, {
      ...body,
      name: ' ASHA  rao ',
      email: 'Asha@Example.in',
      phone: '+91-98765-43210',
    })
    expect(again.json()).toEqual(first.json())
  })

  test.each([
    ['without a key', undefined],
    ['with a key of their own', 'somebody-else'],
    ['with one that is no key', '*'],
  ])(
    'somebody who repeats an enquiry %s sees no receipt, only its times',
    async (_how, sendKey) => {
      for (const first of [undefined, 'the-key-of-the-first']) {
        const body = enquiry()
        const { receivedAt, dueAt } = (await send(app, { ...body, sendKey: first })).json()
        const again = await send(app, { ...body, sendKey })
        expect(again.statusCode).toBe(201)
        expect(again.json()).toEqual({ receivedAt, dueAt })
        expect(await countOf(body.message)).toBe(1)
      }
    },
  )

  test('a form without script that repeats an enquiry leads to a page without its receipt', async () => {
    const body = enquiry()
    const { dueAt } = (await send(app, body)).json()
    const again = await send(app, new URLSearchParams({ ...body, acceptTerms: 'on' }).toString(), {
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    })
    expect(again.statusCode).toBe(303)
    expect(again.headers.location).toBe(`/enquiry-received/before/${Date.parse(dueAt)}`)
  })

  test('an enquiry with another message is stored a second time', async () => {
    const first = (await send(app, enquiry())).json()
    const second = (await send(app, enquiry())).json()
    expect(second.id).not.toBe(first.id)
  })

  test('the same enquiry is stored a second time once 24 hours have passed', async () => {
    const body = enquiry()
    const first = (await send(app, body)).json()
    await app.db
      .update(leads)
      .set({ receivedAt: sql`now() - interval '25 hours'` })
      .where(eq(leads.id, first.id))
    const second = (await send(app, body)).json()
    expect(second.id).not.toBe(first.id)
  })
})

describe('an invalid enquiry is rejected, with each message and its field', () => {
  test.each([
    [{ name: 'A' }, 'name', 'Name must be at least 2 characters'],
    [{ name: undefined }, 'name', 'Name must be at least 2 characters'],
    [{ email: 'asha.example.in' }, 'email', 'Please enter a valid email address'],
    [{ phone: '98765' }, 'phone', 'Phone number must be at least 10 digits'],
    [{ message: 'Call me' }, 'message', 'Message must be at least 10 characters'],
    [{ message: undefined }, 'message', 'Message must be at least 10 characters'],
  ])('contact form %j', async (changes, path, message) => {
    await expectRejected(enquiry(changes), [{ path, message }])
  })

  test.each([
    [{ fullName: 'A' }, 'fullName', 'Name must be at least 2 characters'],
    [{ email: '' }, 'email', 'Please enter a valid email address'],
    [{ phoneNumber: '98765' }, 'phoneNumber', 'Please enter a valid phone number'],
    [{ incomeSource: '' }, 'incomeSource', 'Please select a service'],
    [{ incomeSource: undefined }, 'incomeSource', 'Please select a service'],
  ])('plan dialog %j', async (changes, path, message) => {
    await expectRejected(dialog(changes), [{ path, message }])
  })

  test('an invalid enquiry is rejected, with each message and its field all at once', async () => {
    await expectRejected({ name: '', email: '', phone: '', message: '' }, [
      { path: 'name', message: 'Name must be at least 2 characters' },
      { path: 'email', message: 'Please enter a valid email address' },
      { path: 'phone', message: 'Phone number must be at least 10 digits' },
      { path: 'message', message: 'Message must be at least 10 characters' },
    ])
  })

  async function expectRejected(body: object, errors: { path: string; message: string }[]) {
    const before = await countAll()
    const response = await send(app, body)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ ...errorShape, message: errors[0]?.message, errors })
    expect(await countAll()).toBe(before)
  }
})

test('a member of staff may send an enquiry too, from our own pages', async () => {
  const response = await send(app, enquiry(), { headers: await signIn(app) })
  expect(response.statusCode).toBe(201)
})

async function stored(id: number) {
  const [row] = await app.db.select().from(leads).where(eq(leads.id, id))
  return row
}

async function countOf(message: string) {
  return app.db.$count(leads, eq(leads.message, message))
}

function countAll() {
  return app.db.$count(leads)
}

describe('Without script, a number that can’t be called from India is asked about once', () => {
  const submit = (url: string, fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      payload: new URLSearchParams(fields).toString(),
    })
  const QUESTION = 'We can’t call this number from India as it is.'
  const contact = () => ({ ...enquiry(), acceptTerms: 'on' }) as Record<string, string>

  test.each([
    ['the contact form', () => ({ ...contact(), phone: '98480 2233' })],
    ['the pricing form', () => ({ ...contact(), service: 'basic', phone: '050 123 4567' })],
    ['the plan dialog', () => ({ ...dialog({ phoneNumber: '(415) 555-2671' }) })],
    ['the callback form', () => ({ ...contact(), source: 'callback', phone: '050 123 4567' })],
  ])('%s', async (_form, fields) => {
    const typed = fields() as Record<string, string>
    const asked = await submit('/api/leads', typed)
    expect(asked.statusCode).toBe(400)
    expect(asked.body).toContain(QUESTION)
    const sent = await submit('/api/leads', { ...typed, phoneChecked: 'on' })
    expect(sent.statusCode).toBe(303)
  })

  test('The callback form refuses fewer than ten digits all the same', async () => {
    const typed = { ...contact(), source: 'callback', phone: '98480 2233', phoneChecked: 'on' }
    const refused = await submit('/api/leads', typed)
    expect(refused.statusCode).toBe(400)
    expect(refused.body).toContain('Phone number must be at least 10 digits')
  })

  test('A program is not asked', async () => {
    expect((await send(app, enquiry({ phone: '98480 2233' }))).statusCode).toBe(201)
  })
})
