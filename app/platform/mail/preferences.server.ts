import { eq } from 'drizzle-orm'
import type { Executor } from '#app/platform/db/database.ts'
import { users } from '#app/platform/db/schema.ts'
import { NotFound } from '#app/platform/http/errors.ts'
import type { MailPreferences, MailPreferencesChange } from './mail.ts'

const columns = {
  email: users.email,
  mailNew: users.mailNew,
  mailAssigned: users.mailAssigned,
  mailMentioned: users.mailMentioned,
  mailDue: users.mailDue,
  mailDigest: users.mailDigest,
}

export async function findPreferences(db: Executor, userId: number): Promise<MailPreferences> {
  const [found] = await db.select(columns).from(users).where(eq(users.id, userId))
  if (!found) throw new NotFound('This account doesn’t exist.')
  return found
}

export async function changePreferences(
  db: Executor,
  userId: number,
  change: MailPreferencesChange,
): Promise<MailPreferences> {
  if (Object.keys(change).length === 0) return findPreferences(db, userId)
  const [changed] = await db
    .update(users)
    .set(change)
    .where(eq(users.id, userId))
    .returning(columns)
  if (!changed) throw new NotFound('This account doesn’t exist.')
  return changed
}
