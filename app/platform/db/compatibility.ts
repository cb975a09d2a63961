import type pg from 'pg'
import { isOlder, VERSION } from '#app/platform/config/version.ts'

/**
 * Migrations that took something away which earlier versions use, each with the oldest version that
 * works with what is left. During an update, and after a roll-back, the version before the newest one
 * runs on the same database: take away only what that version does without.
 */
export const REMOVALS: Record<string, Removal> = {
  // A mail may wait without its text, which is made when it is sent.
  '0014_operations': { oldest: '0.2.0', since: '0013_tools' },
  // Questions and posts have one table; an older version finds them in views.
  '0043_entries': { oldest: '0.3.0', since: '0015_accounts_and_appointments' },
  // What the two migrations before kept for 0.3.
  '0044_old_names_removed': { oldest: '0.4.0', since: '0043_entries' },
}

export interface Removal {
  /** the oldest version that works with what is left */
  oldest: string
  /** a migration that its database has made, and that of an older version has not */
  since: string
}

export const OLDEST_VERSION_SERVED = Object.values(REMOVALS)
  .map(({ oldest }) => oldest)
  .reduce(newer, '0.1.0')

type Queryable = Pick<pg.Pool, 'query'>

/**
 * Refuses to work on a database that does not serve this version any more.
 * @throws an error that names both versions and says what to do
 */
export async function assertServed(client: Queryable, version = VERSION): Promise<void> {
  const oldest = await oldestServed(client)
  if (oldest === undefined || !isOlder(version, oldest)) return
  throw new Error(
    `This is version ${version} of the site, and the database serves version ${oldest} and newer: a newer ` +
      `version has removed what this one needs. Start version ${oldest} or newer here, or restore a backup ` +
      'from before that update into an empty place and start this version there.',
  )
}

/** Records after the migrations which versions they no longer serve. Never lowers the version. */
export async function raiseOldestServed(
  client: pg.ClientBase,
  oldest = OLDEST_VERSION_SERVED,
): Promise<void> {
  const known = await oldestServed(client)
  if (known !== undefined && !isOlder(known, oldest)) return
  await client.query(
    `insert into schema_compatibility (oldest_version) values ($1)
     on conflict ("only") do update set oldest_version = excluded.oldest_version, changed_at = now()`,
    [oldest],
  )
}

async function oldestServed(client: Queryable): Promise<string | undefined> {
  const { rows } = await client.query("select to_regclass('schema_compatibility') as found")
  if (rows[0].found === null) return undefined
  const stored = await client.query('select oldest_version as oldest from schema_compatibility')
  return stored.rows[0]?.oldest
}

function newer(one: string, other: string) {
  return isOlder(one, other) ? other : one
}
