import { sql } from 'drizzle-orm'
import type { Executor } from './database.ts'

/**
 * The advisory locks of the site's database, by what waits for what. The numbers mean nothing, but
 * must differ, and stay: instances of two releases may run side by side. 7_264_511 was the
 * retention's.
 */
export const LOCKS = {
  migrations: 7_264_501,
  seeds: 7_264_502,
  firstAccount: 7_264_503,
  assignment: 7_264_510,
  templateTitles: 7_264_512,
  csvImport: 7_264_514,
  dateNotifications: 7_264_521,
  office: 7_264_522,
  backup: 7_264_531,
} as const

/** Waits for a lock, and holds it until the transaction ends. */
export async function lockInTransaction(
  tx: Executor,
  name: Exclude<keyof typeof LOCKS, 'migrations' | 'backup'>,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS[name]})`)
}

/** The same for a text, such as a fingerprint: equal texts wait for one another. */
export async function lockText(tx: Executor, text: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${text}, 0))`)
}
