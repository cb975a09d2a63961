import { asc, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { mails } from '#app/platform/db/schema.ts'
import { rendered } from '#app/platform/mail/rendering.server.ts'

/** The stored mails in their order, as they are sent. */
export async function mailsToSend(app: FastifyInstance, where?: SQL) {
  const found = await app.db.select().from(mails).where(where).orderBy(asc(mails.id))
  return found.map((mail) => ({ ...mail, ...rendered(mail, app.env.firm) }))
}
