import { randomUUID } from 'node:crypto'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { bookingRules, officeHours, users } from '#app/platform/db/schema.ts'

/** Office hours around the clock and no notice, so that tests don't depend on when they run. */
export async function openAlways(
  app: FastifyInstance,
  rules: Partial<typeof bookingRules.$inferInsert> = {},
) {
  const always = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    opens: '00:00',
    closes: '23:45',
  }))
  await app.db.delete(officeHours)
  await app.db.insert(officeHours).values(always)
  const values = { bufferMinutes: 0, maxPerDay: 40, noticeMinutes: 0, ...rules }
  await app.db.delete(bookingRules)
  await app.db.insert(bookingRules).values(values)
}

/** Somebody who takes calls. */
export async function makeCaller(
  app: FastifyInstance,
  name: string,
  more: Partial<typeof users.$inferInsert> = {},
) {
  const account = { username: name.toLowerCase(), name, role: 'staff' as const, passwordHash: '-' }
  const [made] = await app.db
    .insert(users)
    .values({ ...account, ...more })
    .returning()
  if (!made) throw new Error(`${name} was not made`)
  return made
}

export async function freeTimes(app: FastifyInstance): Promise<string[]> {
  const response = await app.inject('/api/appointments/slots')
  return response.json().slots
}

/** What the form of the page sends; who books differs each time. */
export function booking(start: string, changes: Record<string, unknown> = {}) {
  return {
    name: 'Asha Rao',
    phone: `+91 98${String(++bookings).padStart(8, '0')}`,
    email: `asha${bookings}@example.in`,
    message: 'About my two employers.',
    timeZone: 'Asia/Kolkata',
    sendKey: randomUUID(),
    start,
    ...changes,
  }
}
let bookings = 0

export function book(
  app: FastifyInstance,
  payload: InjectOptions['payload'],
  more: InjectOptions = {},
) {
  return app.inject({ method: 'POST', url: '/api/appointments', payload, ...more })
}

/** The token of the receipt that a response names. */
export function tokenIn(response: { json(): { receiptUrl: string } }): string {
  return response.json().receiptUrl.split('/').at(-1) ?? ''
}
