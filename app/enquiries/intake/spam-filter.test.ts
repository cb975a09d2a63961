import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { leadEvents, leads } from '#app/platform/db/schema.ts'
import { enquiry, send, testApp } from '../../../test/app.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = await testApp()
})

const links = (count: number) => Array.from({ length: count }, (_, i) => `https://x${i}.example`)

describe('an enquiry that looks like spam is flagged, and its sender gets the usual response', () => {
  test.each([
    ['the hidden field is filled in', { website: 'https://cheap.example' }, 'hidden-field'],
    ['it was filled in at once', { tookMs: 120 }, 'too-fast'],
    [
      'it was sent within seconds and has a link',
      { tookMs: 2_000, message: `Look at ${links(1)}` },
      'too-fast',
    ],
    ['it is full of links', { message: `Buy ${links(3).join(' and ')}` }, 'links'],
    ['the name is an address', { name: 'Visit www.cheap.example' }, 'links'],
  ])('where %s', async (_why, changes, reason) => {
    const genuine = (await send(app, enquiry())).json()
    const response = await send(app, enquiry(changes))
    expect(response.statusCode).toBe(201)
    expect(Object.keys(response.json())).toEqual(Object.keys(genuine))
    const row = await stored(response.json().id)
    expect(row).toMatchObject({ status: 'spam', spamReason: reason })
    expect(row?.closedAt).toBeInstanceOf(Date)
    const events = await app.db.select().from(leadEvents).where(eq(leadEvents.leadId, row!.id))
    expect(events.map(({ kind }) => kind)).toEqual(['received', 'suspected'])
  })

  test('spam in the plan dialog and in a form without script is flagged, and gets the usual response', async () => {
    const { name: fullName, phone: phoneNumber, email, message } = enquiry()
    const dialog = { fullName, phoneNumber, email, message, incomeSource: 'Other' }
    const sent = (await send(app, { ...dialog, website: 'x' })).json()
    expect(await stored(sent.id)).toMatchObject({ spamReason: 'hidden-field' })

    const fields = { ...enquiry(), acceptTerms: 'on', website: 'x' }
    const form = await send(app, new URLSearchParams(fields as never).toString(), {
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    })
    expect(form.statusCode).toBe(303)
    const [row] = await app.db.select().from(leads).where(eq(leads.message, fields.message))
    expect(row).toMatchObject({ spamReason: 'hidden-field' })
  })
})

describe('a genuine enquiry is not flagged', () => {
  test.each([
    ['with the documented fields and nothing else', {}],
    ['whose honeypot is empty', { website: '' }],
    ['that took a while to write', { tookMs: 45_000 }],
    ['that was written quickly', { tookMs: 2_000 }],
    ['with a link or two', { message: `My broker says ${links(2).join(', ')}`, tookMs: 60_000 }],
    ['with invalid spam signals', { tookMs: 'soon', noticeVersion: { a: 1 } }],
  ])('%s', async (_what, changes) => {
    const { id } = (await send(app, enquiry(changes))).json()
    expect(await stored(id)).toMatchObject({ status: 'new', spamReason: null })
  })

  test('a genuine enquiry is stored with the version of the data notice', async () => {
    const sent = enquiry({ noticeVersion: '2026-11', tookMs: 31_415.9 })
    const { id } = (await send(app, sent)).json()
    expect(await stored(id)).toMatchObject({ noticeVersion: '2026-11', tookMs: 31_416 })
  })
})

test('more than the hourly limit from one person are flagged, however the contact details are written', async () => {
  const limited = await testApp({ LIMIT_SCALE: '1', LIMIT_CONTACT: '3', LIMIT_LEADS: '100' })
  const write = async (changes: Record<string, unknown>) => {
    const response = await send(limited, enquiry(changes))
    expect(response.statusCode).toBe(201)
    const [row] = await limited.db.select().from(leads).where(eq(leads.id, response.json().id))
    return row?.spamReason
  }
  const ways = [
    { email: 'meera@example.in', phone: '98480 22338' },
    { email: 'Meera@Example.in', phone: '98480 11111' },
    { email: 'other@example.in', phone: '+91-98480-22338' },
  ]
  for (const way of ways) expect(await write(way)).toBeNull()
  expect(await write({ email: 'meera+tax@example.in', phone: '0091 98480 22338' })).toBe('too-many')
  expect(await write({ email: 'somebody@example.in', phone: '90000 11111' })).toBeNull()
})

async function stored(id: number) {
  const [row] = await app.db.select().from(leads).where(eq(leads.id, id))
  return row
}
