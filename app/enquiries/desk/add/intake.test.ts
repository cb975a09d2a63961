import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import type { LeadReceipt } from '#app/enquiries/model/lead.ts'
import { leads } from '#app/platform/db/schema.ts'
import { errorShape, testApp } from '../../../../test/app.ts'
import { atDesk, makeLead, type Staff } from '../../../../test/desk.ts'

let app: FastifyInstance
let meera: Staff
let ravi: Staff
beforeAll(async () => {
  app = await testApp({ MAIL_STAFF: 'office@firm.example' })
  meera = await atDesk(app, 'meera')
  ravi = await atDesk(app, 'ravi')
})

const ADDRESS = '/api/leads/staff'
let calls = 0
const call = (changes: Record<string, unknown> = {}) => ({
  intake: 'call',
  name: 'Kavya Rao',
  phone: `98480 ${10_000 + ++calls}`,
  key: randomUUID(),
  ...changes,
})
async function added(changes: Record<string, unknown> = {}): Promise<LeadReceipt> {
  const response = await meera.ask('POST', ADDRESS, call(changes))
  expect(response.statusCode, response.body).toBe(201)
  return response.json()
}
const mailKinds = async (id: number) => (await meera.see(id)).mails.map(({ kind }) => kind)

test('an enquiry that staff add is stored with how it came in, an owner, the SLA and a receipt', async () => {
  const { id, receivedAt, dueAt, receiptUrl } = await added({ message: 'Sold a flat in May' })
  expect(new Date(dueAt).getTime() - new Date(receivedAt).getTime()).toBe(24 * 3_600_000)
  const seen = await meera.see(id)
  expect(seen).toMatchObject({
    name: 'Kavya Rao',
    email: '',
    source: 'staff',
    intake: 'call',
    service: 'General Inquiry',
    message: 'Sold a flat in May',
    status: 'new',
    owner: { name: 'meera' },
    unread: false,
    firstResponseAt: null,
    dueAt,
    receiptUrl,
    spamReason: null,
  })
  expect(seen.events).toMatchObject([
    { kind: 'received', actor: 'meera', detail: { intake: 'call' } },
    { kind: 'assigned', actor: 'meera' },
  ])
  const { pathname } = new URL(receiptUrl)
  expect((await app.inject(`/api/receipts/${pathname.split('/').at(-1)}`)).statusCode).toBe(200)
  expect((await meera.get('/api/leads?source=staff')).items[0]).toMatchObject({ intake: 'call' })
  const { recentActivity } = await meera.get('/api/dashboard')
  expect(
    recentActivity.filter(({ subjectId }: { subjectId: number }) => subjectId === id),
  ).toMatchObject([
    { actor: 'meera', verb: 'assigned' },
    { actor: 'meera', verb: 'received', label: '' },
  ])
  expect(await mailKinds(id)).toEqual(['new-enquiry'])
})

test('an enquiry that staff add may have links and come in quick succession without being taken for spam', async () => {
  const message = 'https://a.example https://b.example https://c.example'
  for (let sent = 0; sent < 12; sent++) {
    const { id } = await added({ phone: '90000 33333', message: `${message} ${sent}` })
    expect((await meera.see(id)).status).toBe('new')
  }
})

test('an enquiry that staff add from an email needs no phone number', async () => {
  const given = { intake: 'email', phone: '', email: 'only.mail@example.in' }
  const { id } = await added(given)
  const seen = await meera.see(id)
  expect(seen).toMatchObject({ phone: 'No phone number', email: given.email, duplicates: [] })
  expect(seen.mails[0]).toMatchObject({ kind: 'acknowledgement', to: given.email })
  const mail = await meera.get(`/api/mails/${seen.mails[0]?.id}`)
  expect(mail.text).toContain(given.email)
  expect(mail.text).not.toContain('No phone number')
  expect(mail.text).toContain('because you contacted us')
  expect(mail.text).not.toMatch(/You wrote|form on our website/)
  const other = await added({ ...given, email: 'another.mail@example.in' })
  expect((await meera.see(other.id)).duplicates).toEqual([])
})

test('an enquiry that staff add is acknowledged by email unless that is turned off or it is already answered', async () => {
  const email = 'kavya@example.in'
  expect(await mailKinds((await added({ email })).id)).toContain('acknowledgement')
  const quiet = await added({ email, acknowledge: false })
  expect(await mailKinds(quiet.id)).toEqual(['new-enquiry'])
  expect(await mailKinds((await added({ email, answered: true })).id)).toEqual([])
  const both = await added({ email, answered: true, acknowledge: true })
  expect(await mailKinds(both.id)).toEqual(['acknowledgement'])
})

test.each([
  ['call', 'call'],
  ['walk-in', 'call'],
  ['whatsapp', 'whatsapp'],
  ['email', 'email'],
  ['other', 'call'],
])(
  'an enquiry that staff add is answered at once when the client was, by %s',
  async (intake, channel) => {
    const { id } = await added({ intake, answered: true })
    const seen = await meera.see(id)
    expect(seen).toMatchObject({ status: 'contacted', firstResponseAt: seen.receivedAt })
    expect(seen.events.at(-1)).toMatchObject({
      kind: 'contact',
      actor: 'meera',
      detail: { channel, outcome: 'reached', intake },
    })
  },
)

test('an enquiry that staff add belongs to the chosen owner, and is unread if that is not its author', async () => {
  const { id } = await added({ owner: String(ravi.id) })
  expect(await meera.see(id)).toMatchObject({ owner: { name: 'ravi' }, unread: true })
  const unowned = await added({ owner: 'none' })
  expect(await meera.see(unowned.id)).toMatchObject({ owner: null, unread: true })
  await ravi.ask('PUT', '/api/desk/duty', { onDuty: true })
  const next = await added({ owner: 'next' })
  expect(await meera.see(next.id)).toMatchObject({ owner: { name: 'ravi' } })
  await ravi.ask('PUT', '/api/desk/duty', { onDuty: false })
  const before = await app.db.$count(leads)
  const refused = await meera.ask('POST', ADDRESS, call({ owner: 'next' }))
  expect(refused.statusCode).toBe(409)
  expect(refused.json().message).toBe('No one is available. Choose an owner yourself.')
  expect(await app.db.$count(leads)).toBe(before)
})

test('an enquiry that staff add is stored once if it is sent twice, but two calls are stored as two', async () => {
  const body = call()
  const responses = await Promise.all([1, 2].map(() => meera.ask('POST', ADDRESS, body)))
  const ids = responses.map((response) => response.json().id)
  expect(new Set(ids).size).toBe(1)
  expect((await meera.see(ids[0])).events).toHaveLength(2)
  expect((await added({ ...body, key: randomUUID() })).id).not.toBe(ids[0])
})

test.each([
  [{ phone: '', email: '' }, 'phone', 'Enter a phone number or an email address'],
  [{ phone: '12345', email: '' }, 'phone', 'Phone number must be at least 10 digits'],
  [{ email: 'kavya' }, 'email', 'Please enter a valid email address'],
  [{ name: '' }, 'name', 'Name must be at least 2 characters'],
  [{ intake: 'fax' }, 'intake', 'Choose how it came in'],
  [{ owner: 999_999 }, 'ownerId', 'This account doesn’t exist or is disabled.'],
])('an enquiry that staff add is rejected with %j', async (changes, path, message) => {
  const response = await meera.ask('POST', ADDRESS, call(changes))
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ ...errorShape, errors: [{ path, message }] })
})

test('an enquiry that staff add needs a session', async () => {
  for (const [method, url] of [
    ['POST', ADDRESS],
    ['GET', '/api/leads/same-person?phone=9848022338'],
  ] as const) {
    const response = await app.inject({
      method,
      url,
      ...(method === 'POST' && { payload: call() }),
    })
    expect(response.statusCode, url).toBe(401)
  }
})

test('earlier enquiries of the same person are found while they are typed in', async () => {
  const earlier = await makeLead(app, {
    name: 'Dev Nair',
    email: 'dev.nair@gmail.com',
    phone: '+91 90001 44444',
    hoursAgo: 2,
  })
  const found = (search: string) => meera.get(`/api/leads/same-person?${search}`)
  expect(await found('phone=090001-44444')).toMatchObject([
    { id: earlier.id, name: 'Dev Nair', status: 'new', same: ['phone'] },
  ])
  expect(await found('email=devnair%2Btax@gmail.com&phone=9000144444')).toMatchObject([
    { id: earlier.id, same: ['email', 'phone'] },
  ])
  expect(await found('phone=90001&email=dev')).toEqual([])
  expect(await found('')).toEqual([])
  await app.db.delete(leads).where(eq(leads.id, earlier.id))
  expect(await found('phone=9000144444')).toEqual([])
})
