import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { appointments } from '#app/platform/db/schema.ts'
import { testApp } from '../../../test/app.ts'
import { book, booking, freeTimes, makeCaller, openAlways, tokenIn } from '../../../test/calls.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = await testApp()
  await makeCaller(app, 'Meera')
  await makeCaller(app, 'Ravi')
})
beforeEach(async () => {
  await app.db.delete(appointments)
  await openAlways(app)
})
const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })

test('one visitor holds three calls at most, by the telephone or the email address, also at once', async () => {
  const slots = (await freeTimes(app)).filter((_, at) => at % 3 === 0)
  const phone = '+91 98765 00001'
  const responses = await Promise.all(
    slots.slice(0, 8).map((start, at) => book(app, booking(start, { phone, name: `Asha ${at}` }))),
  )
  const statuses = responses.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 201)).toHaveLength(3)
  expect(statuses.filter((status) => status === 409)).toHaveLength(5)
  const refused = responses.find(({ statusCode }) => statusCode === 409)
  expect(refused?.json().message).toMatch(/already have three calls booked/)
  const email = 'asha.home@example.in'
  const byMail: number[] = []
  for (const start of slots.slice(10, 15)) {
    byMail.push((await book(app, booking(start, { email }))).statusCode)
  }
  expect(byMail).toEqual([201, 201, 201, 409, 409])
  // A cancelled one makes room.
  const first = responses.find(({ statusCode }) => statusCode === 201)
  if (!first) throw new Error('no call was booked')
  await post(`/api/receipts/${tokenIn(first)}/appointment/cancel`, {})
  expect((await book(app, booking(slots[20] ?? '', { phone }))).statusCode).toBe(201)
})

test('one visitor changes a call so often and no more, but can always cancel it', async () => {
  const slots = await freeTimes(app)
  const address = `/api/receipts/${tokenIn(await book(app, booking(slots[0] ?? '')))}/appointment`
  const statuses: number[] = []
  for (let at = 1; at <= 15; at++) {
    const to = { start: slots[at], timeZone: 'Asia/Kolkata' }
    statuses.push((await post(`${address}/move`, to)).statusCode)
  }
  expect(statuses).toEqual([...Array(11).fill(200), ...Array(4).fill(409)])
  expect((await post(`${address}/cancel`, {})).statusCode).toBe(200)
  const again = await post(address, { start: slots[30], timeZone: 'Asia/Kolkata' })
  expect(again.statusCode).toBe(409)
})

test('one connection cannot take the times of everyone in a day', async () => {
  const limited = await testApp({ LIMIT_SCALE: '1', LIMIT_REQUESTS: '1000', LIMIT_LEADS: '6' })
  await makeCaller(limited, 'Meera')
  await openAlways(limited)
  const slots = await freeTimes(limited)
  const remoteAddress = '198.51.100.7'
  const statuses: number[] = []
  for (let at = 0; at < 6; at++) {
    statuses.push((await book(limited, booking(slots[at] ?? ''), { remoteAddress })).statusCode)
  }
  expect(statuses).toEqual(Array(6).fill(201))
  // Ten minutes later the count of enquiries starts again, and that of calls does not.
  await limited.pool.query("delete from rate_limits where key like 'leads:%'")
  const more = await book(limited, booking(slots[10] ?? ''), { remoteAddress })
  expect(more.statusCode).toBe(429)
  const other = await book(limited, booking(slots[10] ?? ''), { remoteAddress: '198.51.100.8' })
  expect(other.statusCode).toBe(201)
})
