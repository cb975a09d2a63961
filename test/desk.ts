import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import type { ChangedLead, LeadDetail } from '#app/enquiries/desk/desk.ts'
import { phoneKey } from '#app/enquiries/model/contact-keys.server.ts'
import { leads } from '#app/platform/db/schema.ts'
import type { Role } from '#app/team/auth/account.ts'
import type { StoredRights } from '#app/team/auth/roles.ts'
import { emailKey } from '#app/ui/text/email-key.ts'
import { HOUR_MS } from '#app/ui/time/durations.ts'
import { enquiry, makeAccount, signIn } from './app.ts'

type Rights = Partial<Omit<StoredRights, 'role'>>
type Columns = Partial<typeof leads.$inferInsert>
type Json = Record<string, unknown>

/** A time that many hours from now; negative for the past. */
export const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS)

/** Inserts an enquiry with the given columns, received that many hours ago. */
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
    dueAt: new Date(received.getTime() + 24 * HOUR_MS),
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

/** A signed-in member of staff, with the actions of the desk. */
export async function atDesk(app: FastifyInstance, ...account: [string, Role?, Rights?]) {
  const [username, role, rights] = account
  const { id } = await makeAccount(app, username, role, rights)
  const headers = await signIn(app, username)
  const ask = (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string, payload?: Json) =>
    app.inject({ method, url, headers, ...(payload && { payload }) })
  const succeed = async (...given: Parameters<typeof ask>) => {
    const response = await ask(...given)
    expect(response.statusCode, response.body).toBe(200)
    return response.json()
  }
  return {
    id,
    headers,
    ask,
    see: (leadId: number): Promise<LeadDetail> => succeed('GET', `/api/leads/${leadId}`),
    get: (url: string) => succeed('GET', url),
    change: (leadId: number, change: Json): Promise<ChangedLead> =>
      succeed('PATCH', `/api/leads/${leadId}`, change),
    act: (leadId: number, action: string, body?: Json): Promise<ChangedLead> =>
      succeed('POST', `/api/leads/${leadId}/${action}`, body),
  }
}
export type Staff = Awaited<ReturnType<typeof atDesk>>
