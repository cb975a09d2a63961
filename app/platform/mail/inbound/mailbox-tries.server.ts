import { eq, sql } from 'drizzle-orm'
import type { Executor } from '#app/platform/db/database.ts'
import { mailboxTries } from '#app/platform/db/schema.ts'

/** How often an e-mail is read, a minute or more apart, before it is given up. */
export const MAX_TRIES = 3

/** Counted before it is read, so that an attempt that ends the process counts too. */
export async function countTry(db: Executor, email: string): Promise<number> {
  const [counted] = await db
    .insert(mailboxTries)
    .values({ email })
    .onConflictDoUpdate({
      target: mailboxTries.email,
      set: { tries: sql`${mailboxTries.tries} + 1` },
    })
    .returning({ tries: mailboxTries.tries })
  return counted?.tries ?? 1
}

export async function forgetTries(db: Executor, email: string): Promise<void> {
  await db.delete(mailboxTries).where(eq(mailboxTries.email, email))
}
