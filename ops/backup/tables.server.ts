import type pg from 'pg'
import { to } from 'pg-copy-streams'
import type { ArchivedTable, TableSum } from './archive/format.server.ts'
import { RowHash } from './archive/row-hash.server.ts'

/**
 * What an archive leaves out. Sessions and everything that belongs to one: after a restore everybody
 * signs in again. Counters and presence, which are worth minutes. What is about this machine and not
 * about the practice. The schema itself, which the migrations make, and jobs, which are made again
 * from the rows that they are about.
 */
export const LEFT_OUT: ReadonlySet<string> = new Set([
  'sessions',
  'client_sessions',
  'client_codes',
  'client_tries',
  'devices',
  'push_subscriptions',
  'login_challenges',
  'account_links',
  'attachment_refusals',
  'login_attempts',
  'rate_limits',
  'lead_presence',
  'backups',
  'restore_drills',
  'operator_alerts',
  'schema_compatibility',
])

const PART_BYTES = 4 * 1024 * 1024

/** The tables of an archive with their columns, without those that the database works out itself. */
export async function describeTables(client: pg.ClientBase): Promise<ArchivedTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; counters: string[] }>(
    `select c.relname as name,
            array_agg(a.attname::text order by a.attnum) as columns,
            coalesce(array_agg(a.attname::text) filter (where a.attidentity <> ''), '{}') as counters
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
  )
  const tables: ArchivedTable[] = []
  for (const { name, columns, counters } of rows) {
    if (LEFT_OUT.has(name)) continue
    const values = []
    for (const column of counters) values.push(await readCounter(client, name, column))
    tables.push({ name, columns, counters: values })
  }
  return tables
}

async function readCounter(client: pg.ClientBase, table: string, column: string) {
  const { rows: found } = await client.query('select pg_get_serial_sequence($1, $2) as name', [
    table,
    column,
  ])
  const { rows } = await client.query(
    `select last_value::float8 as last, is_called as used from ${found[0].name}`,
  )
  return { column, last: Number(rows[0].last), used: Boolean(rows[0].used) }
}

/** How values are written in an archive, whatever the server's own settings are. */
export async function setTextFormat(client: pg.ClientBase): Promise<void> {
  await client.query(
    `set datestyle to 'ISO'; set intervalstyle to 'postgres'; set timezone to 'UTC';
     set extra_float_digits to 1; set bytea_output to 'hex'; set client_encoding to 'UTF8'`,
  )
}

/** Reads a table through COPY, in parts that end with a row, and answers what all of it adds up to. */
export async function readTable(
  client: pg.ClientBase,
  { name, columns }: ArchivedTable,
  onPart: (part: Buffer, number: number) => Promise<void> = async () => {},
): Promise<TableSum> {
  const rows = client.query(to(`copy ${quote(name)} (${columns.map(quote)}) to stdout`))
  const hash = new RowHash()
  let pieces: Buffer[] = []
  let size = 0
  let parts = 0
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    hash.add(chunk)
    pieces.push(chunk)
    size += chunk.length
    if (size < PART_BYTES) continue
    const data = Buffer.concat(pieces)
    const end = data.lastIndexOf(NEWLINE) + 1
    if (end === 0) continue // one row that is larger than a part
    await onPart(data.subarray(0, end), ++parts)
    pieces = [data.subarray(end)]
    size = data.length - end
  }
  if (size > 0) await onPart(Buffer.concat(pieces), ++parts)
  return { rows: hash.rows, bytes: hash.bytes, hash: hash.digest() }
}
const NEWLINE = 10

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
