import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { leads } from '#app/db/schema.ts'
import { emailKey, phoneKey } from '#app/leads/contact-keys.server.ts'
import type { ChangedLead, LeadDetail } from '#app/leads/desk.ts'
import { enquiry, makeAccount, signIn } from './app.ts'

type Columns = Partial<typeof leads.$inferInsert>
type Json = Record<string, unknown>
const HOUR = 3_600_000

/** So many hours from now; negative for the past. */
export const inHours = (hours: number) => new Date(Date.now() + hours * HOUR)

/** Puts an enquiry into the database as it may have become, received so many hours ago. */
export async function makeLead(
  app: FastifyInstance,
  columns: Columns & { hoursAgo?: number } = {},
) {
  const { hoursAgo = 0, ...given } = columns
  const received = given.receivedAt ?? inHours(-hoursAgo)
  const { name, phone, message, service } = enquiry()
  const row = {
    name,
    email: `${randomUUID()}@example.in`,
    phone,
    message,
    service,
    source: 'contact-form' as const,
    fingerprint: randomUUID(),
    receivedAt: received,
    dueAt: new Date(received.getTime() + 24 * HOUR),
    ...given,
  }
  const [made] = await app.db
    .insert(leads)
    .values({
      emailKey: emailKey(row.email),
      phoneKey: columns.phone ? phoneKey(row.phone) : null,
      ...row,
    })
    .returning()
  if (!made) throw new Error('the enquiry was not made')
  return made
}

/** Somebody at the desk, with what they can do there. */
export async function atDesk(app: FastifyInstance, username: string, role?: 'admin' | 'staff') {
  const { id } = await makeAccount(app, username, role)
  const headers = await signIn(app, username)
  const ask = (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string, payload?: Json) =>
    app.inject({ method, url, headers, ...(payload && { payload }) })
  const done = async (...given: Parameters<typeof ask>) => {
    const answer = await ask(...given)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  return {
    id,
    headers,
    ask,
    see: (leadId: number): Promise<LeadDetail> => done('GET', `/api/leads/${leadId}`),
    get: (url: string) => done('GET', url),
    change: (leadId: number, change: Json): Promise<ChangedLead> =>
      done('PATCH', `/api/leads/${leadId}`, change),
    act: (leadId: number, deed: string, body?: Json): Promise<ChangedLead> =>
      done('POST', `/api/leads/${leadId}/${deed}`, body),
  }
}
export type Staff = Awaited<ReturnType<typeof atDesk>>
