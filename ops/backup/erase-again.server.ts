import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { eraseClientsAgain } from '#app/clients/records/erasing.server.ts'
import * as schema from '#app/platform/db/schema.ts'
import type { Erasure } from './erasure-list.server.ts'

/**
 * Erases again what was erased after a backup, in the transaction of its restore: enquiries, by the
 * hash of their receipt, reminders of due dates, by that of their token, and clients.
 */
export async function eraseAgain(
  client: pg.Client,
  erasures: Erasure[],
): Promise<{ enquiries: number; reminders: number; clients: number }> {
  const hashes = erasures.map(({ hash }) => hash)
  const enquiries = await client.query(
    `delete from leads where encode(sha256(convert_to(receipt_token, 'UTF8')), 'hex') = any($1)`,
    [hashes],
  )
  const reminders = await client.query(
    `delete from date_reminders where encode(sha256(convert_to(token, 'UTF8')), 'hex') = any($1)`,
    [hashes],
  )
  const clients = await eraseClientsAgain(drizzle(client, { schema }), hashes)
  await client.query(
    `insert into erasures (receipt_hash, how, at)
     select * from unnest($1::text[], $2::text[], $3::timestamptz[])
     on conflict do nothing`,
    [hashes, erasures.map(({ how }) => how), erasures.map(({ at }) => at)],
  )
  return { enquiries: enquiries.rowCount ?? 0, reminders: reminders.rowCount ?? 0, clients }
}
