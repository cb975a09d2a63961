import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { clientMailOf } from '#app/clients/access/write-to-client.server.ts'
import { addDays } from '#app/enquiries/office/office-hours.ts'
import { returns } from '#app/platform/db/schema.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { testApp } from '../../../test/app.ts'
import {
  formOf,
  makeReturn,
  okedReturn,
  pdf,
  type SignedInClient,
  sendDraft,
  signedInClient,
} from '../../../test/clients.ts'
import { atDesk, type Staff } from '../../../test/desk.ts'
import { remindOfRequests } from './reminders.server.ts'

let app: FastifyInstance
let meera: Staff
let ravi: Staff
beforeAll(async () => {
  app = await testApp()
  meera = await atDesk(app, 'meera')
  ravi = await atDesk(app, 'ravi')
})

interface Asked {
  id: number
  title: string
  state: string
  isAsked: boolean
}

const today = () => indianDate(new Date())
const detail = (id: number) => meera.get(`/api/returns/${id}`)
const ask = async (id: number, title: string): Promise<number> => {
  const body = { kind: 'document', title }
  return (await meera.ask('POST', `/api/returns/${id}/requests`, body)).json().id
}
const pageOf = async ({ browser, my }: SignedInClient) => (await browser.ask('GET', my)).json()
const openTitles = async (client: SignedInClient): Promise<string[]> => {
  const requests: Asked[] = (await pageOf(client)).returns[0].requests
  return requests.filter(({ state }) => state === 'open').map(({ title }) => title)
}
let acknowledgement = 100_000_000_000_000
const file = async (id: number) => {
  const body = { acknowledgement: String(++acknowledgement), filedOn: today() }
  expect((await ravi.ask('POST', `/api/returns/${id}/filed`, body)).statusCode).toBe(200)
}
const reminders = async (id: number) =>
  (await detail(id)).events.filter(({ kind }: { kind: string }) => kind === 'reminded').length
const remind = (day: string) =>
  remindOfRequests(clientMailOf(app), new Date(`${day}T10:00:00+05:30`))

test('what is open when a draft is sent stays on the page, and so does what is asked for then', async () => {
  const id = await makeReturn(meera)
  const client = await signedInClient(app, meera, id)
  const before = await openTitles(client)
  expect(before.length).toBeGreaterThan(0)
  expect((await sendDraft(app, meera, id)).statusCode).toBe(201)
  const asked = await ask(id, 'Rent receipts')
  expect(await openTitles(client)).toEqual([...before, 'Rent receipts'])
  expect(await pageOf(client)).toMatchObject({ needed: before.length + 1 })
  expect(await detail(id)).toMatchObject({ waitingOn: 'client', remindOn: expect.any(String) })
  const form = formOf('rent.pdf', pdf('Rent'), { requestId: String(asked) })
  const sent = await client.browser.ask('POST', `${client.my}/documents`, form)
  expect(sent.statusCode, sent.body).toBe(201)
  expect(await openTitles(client)).toEqual(before)
  expect(await detail(id)).toMatchObject({ stage: 'your-ok' })
})

test('what is asked for after the OK is reminded of after 3, 7 and 14 days, however old the return is', async () => {
  const { id, ...client } = await okedReturn(app, meera)
  await app.db
    .update(returns)
    .set({ createdAt: sql`now() - interval '60 days'` })
    .where(eq(returns.id, id))
  await ask(id, 'Rent receipts')
  expect(await openTitles(client)).toContain('Rent receipts')
  const days = []
  for (let day = 1; day <= 40; day++) {
    const before = await reminders(id)
    await remind(addDays(today(), day))
    if ((await reminders(id)) > before) days.push(day)
  }
  expect(days).toHaveLength(3)
  expect(await detail(id)).toMatchObject({ waitingOn: 'us', remindOn: null })
})

test('once a return is filed, only what was asked for since is shown and reminded of', async () => {
  const { id, ...client } = await okedReturn(app, meera)
  expect(await detail(id)).toMatchObject({ remindOn: expect.any(String) })
  await file(id)
  expect(await openTitles(client)).toEqual([])
  const { requests, ...left } = await detail(id)
  expect(left).toMatchObject({ remindOn: null, waitingOn: 'client' })
  expect(requests.filter(({ isAsked }: Asked) => isAsked)).toEqual([])
  const ids = { ids: [id], remind: true }
  expect((await meera.ask('PATCH', '/api/returns', ids)).json()).toMatchObject({ reminded: 0 })

  await ask(id, 'Form 26QB')
  expect(await openTitles(client)).toEqual(['Form 26QB'])
  expect(await pageOf(client)).toMatchObject({ needed: 1 })
  const reminded = { remindOn: expect.any(String) }
  expect(await detail(id)).toMatchObject(reminded)
  expect((await meera.ask('PATCH', '/api/returns', ids)).json()).toMatchObject({ reminded: 1 })

  const [leftover] = requests
  await meera.ask('POST', `/api/requests/${leftover.id}`, { state: 'open' })
  expect(await openTitles(client)).toEqual([leftover.title, 'Form 26QB'])
})

test('a date that is left from before is no next reminder of a filed return', async () => {
  const { id } = await okedReturn(app, meera)
  await file(id)
  const set = (remindOn: string) =>
    app.db.update(returns).set({ remindOn }).where(eq(returns.id, id))
  await set(addDays(today(), -20))
  expect(await detail(id)).toMatchObject({ remindOn: null })
  const { items } = await meera.get('/api/returns?view=to-verify')
  expect(items.find((one: { id: number }) => one.id === id)).toMatchObject({ remindOn: null })
  await ask(id, 'Form 26QB')
  const { remindOn } = await detail(id)
  expect(remindOn > today()).toBe(true)
})

test('a reminder on a past day, and a reminder or due date in no sensible year, are refused at their field', async () => {
  const id = await makeReturn(meera)
  const before = await detail(id)
  const yesterday = addDays(today(), -1)
  const refused = { remindOn: [yesterday, '0002-12-01', '2101-01-01'], dueOn: ['0202-07-31'] }
  for (const [field, days] of Object.entries(refused)) {
    for (const day of days) {
      const one = await meera.ask('PATCH', `/api/returns/${id}`, { [field]: day })
      expect(one.statusCode, one.body).toBe(400)
      expect(one.json().errors).toEqual([{ path: field, message: expect.any(String) }])
    }
  }
  const many = await meera.ask('PATCH', '/api/returns', { ids: [id], remindOn: yesterday })
  expect(many.statusCode, many.body).toBe(400)
  expect(await detail(id)).toEqual(before)
  const change = { remindOn: today(), dueOn: '2025-07-31' }
  const taken = await meera.ask('PATCH', `/api/returns/${id}`, change)
  expect(taken.json()).toMatchObject(change)
})

test('a filing that is removed brings back what was open', async () => {
  const { id, ...client } = await okedReturn(app, meera)
  const before = await openTitles(client)
  await file(id)
  const removed = await meera.ask('DELETE', `/api/returns/${id}/filed`)
  expect(removed.statusCode, removed.body).toBe(200)
  expect(await openTitles(client)).toEqual(before)
  expect(await detail(id)).toMatchObject({ remindOn: expect.any(String) })
})

test('a stopped return reminds of nothing, and of everything again once it is resumed', async () => {
  const id = await makeReturn(meera)
  await meera.ask('PATCH', `/api/returns/${id}`, { stage: 'stopped' })
  expect(await detail(id)).toMatchObject({ remindOn: null })
  await meera.ask('PATCH', `/api/returns/${id}`, { stage: 'documents' })
  expect(await detail(id)).toMatchObject({ remindOn: expect.any(String) })
})

test('a request that is sent again after a lost response asks the client once', async () => {
  const id = await makeReturn(meera)
  const ask = async (more = {}) => {
    const body = { kind: 'document', title: 'Rent receipts', ...more }
    return (await meera.ask('POST', `/api/returns/${id}/requests`, body)).json().id
  }
  const first = await ask()
  expect(await ask()).toBe(first)
  expect(await ask({ why: 'For the HRA.' })).not.toBe(first)
  await meera.ask('DELETE', `/api/requests/${first}`)
  expect(await ask()).not.toBe(first)
})
