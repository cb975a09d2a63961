import { randomUUID } from 'node:crypto'
import type { Database } from '#app/platform/db/database.ts'
import type { SessionUser } from '#app/team/auth/account.ts'
import { type Outbox, queueMail } from '../outbox.server.ts'
import { testMailCopy as copy } from './labels.ts'

/** Writes a test e-mail into the outbox, from where it takes the way of every other; returns its number. */
export async function queueTestMail(
  db: Database,
  outbox: Outbox,
  to: string,
  { id: actorId, name }: SessionUser,
): Promise<number> {
  await outbox.jobs.start()
  const domain = outbox.settings.from.slice(outbox.settings.from.lastIndexOf('@') + 1)
  const id = await db.transaction((tx) =>
    queueMail(tx, outbox, {
      event: `test:${randomUUID()}`,
      kind: 'test',
      to,
      actorId,
      content: {
        subject: copy.subject(outbox.firm.name),
        parts: [
          { is: 'title', text: copy.title },
          { is: 'text', text: copy.text(name, domain) },
          { is: 'small', text: copy.look },
        ],
      },
    }),
  )
  if (id === undefined) throw new Error('a test email was written but not returned')
  return id
}
