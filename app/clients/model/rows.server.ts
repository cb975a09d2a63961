import { eq } from 'drizzle-orm'
import type { Executor } from '#app/platform/db/database.ts'
import { returns } from '#app/platform/db/schema.ts'
import { NotFound } from '#app/platform/http/errors.ts'

export type ReturnRow = typeof returns.$inferSelect

/**
 * A transaction may lock a return after adding a row that refers to it: another one that did the same doesn't
 * wait for it.
 * @throws NotFound
 */
export async function lockReturn(tx: Executor, id: number): Promise<ReturnRow> {
  const [row] = await tx.select().from(returns).where(eq(returns.id, id)).for('no key update')
  if (!row) throw new NotFound('This return doesn’t exist. It may have been erased.')
  return row
}
