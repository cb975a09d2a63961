import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { EnvError } from '#app/platform/config/env.ts'

type Log = { warn(fields: object, message: string): void }

/** Within 5 seconds the operator knows. */
const UNREACHABLE_LIMIT_MS = 4_000
/** A server that answers that it is just starting, or has no connection left, gets longer. */
const BUSY_LIMIT_MS = 30_000
const RETRY_MS = 500
const OLDEST_SERVER = 15

/**
 * Connects to the given PostgreSQL for the first time, and finds out whether the site can run on it.
 * @throws EnvError naming DATABASE_URL and why not
 */
export async function meetDatabase(connection: pg.ClientConfig, log: Log): Promise<void> {
  const began = Date.now()
  for (let attempt = 1; ; attempt++) {
    try {
      return await meet(connection)
    } catch (error) {
      if (error instanceof EnvError) throw error
      const reason = `${placeOf(connection)} ${explain(error as Error)}`
      const passed = Date.now() - began
      if (passed + RETRY_MS > patienceWith(error as Error)) throw refusal(reason)
      if (attempt === 1) log.warn({ setting: 'DATABASE_URL' }, `${reason}, trying again`)
    }
    await sleep(RETRY_MS)
  }
}

/** What a start says when the database lets it in, but not do what it needs: the error itself otherwise. */
export function explainRefusal(error: unknown, { connectionString }: pg.ClientConfig): unknown {
  if (!connectionString) return error
  const causes = causesOf(error)
  const missing = causes.find(({ message }) => /^extension .* is not available/.test(message))
  if (missing) {
    return refusal(
      `${placeOf({ connectionString })} lacks an extension (${missing.message}). Install the contributed modules of that PostgreSQL, such as the package postgresql-contrib`,
    )
  }
  const denied = causes.find((cause) => codeOf(cause) === INSUFFICIENT_PRIVILEGE)
  if (!denied) return error
  return refusal(
    `${placeOf({ connectionString })} lacks a right (${denied.message}). The role has to own the database, see docs/operations/database.md`,
  )
}

async function meet(connection: pg.ClientConfig) {
  const client = new pg.Client({
    ...connection,
    connectionTimeoutMillis: UNREACHABLE_LIMIT_MS,
    query_timeout: UNREACHABLE_LIMIT_MS,
    application_name: 'tax-expert start',
  })
  client.on('error', () => {}) // of a connection that is being given up
  try {
    await client.connect()
    const { rows } = await client.query(FACTS)
    const problem = problemWith(rows[0])
    if (problem) throw refusal(`${placeOf(connection)} ${problem}`)
  } finally {
    void client.end().catch(() => {})
  }
}

const FACTS = `select current_setting('server_version_num')::int as version,
  current_setting('server_version') as shown, pg_is_in_recovery() as replica,
  current_setting('server_encoding') as encoding`

interface Facts {
  version: number
  shown: string
  replica: boolean
  encoding: string
}

function problemWith({ version, shown, replica, encoding }: Facts): string | undefined {
  if (version < OLDEST_SERVER * 10_000) {
    return `is PostgreSQL ${shown}; ${OLDEST_SERVER} or newer is needed`
  }
  if (replica) return 'is a read-only replica; name the primary'
  if (encoding !== 'UTF8') return `is encoded in ${encoding}; UTF8 is needed`
  return undefined
}

function patienceWith(error: Error): number {
  const code = codeOf(error)
  if (/^(57P03|53300)$/.test(code)) return BUSY_LIMIT_MS
  // With others, such as a wrong password, trying again does not help.
  return /^(E[A-Z_]+|57P..)$/.test(code) || isSilent(error) ? UNREACHABLE_LIMIT_MS : 0
}

function explain(error: Error): string {
  const code = codeOf(error)
  const known = CAUSES[code]
  if (known) return known
  if (isSilent(error))
    return 'gave no answer in time: is it the right host and port, and is there a firewall?'
  if (/does not support SSL/.test(error.message))
    return 'does not offer TLS, which sslmode requires'
  if (/CERT|ERR_TLS|ERR_SSL/.test(`${code} ${error.message}`)) {
    return `could not be reached over TLS (${error.message}). Put the certificate of a private authority into NODE_EXTRA_CA_CERTS or sslrootcert`
  }
  if (/password must be a string/.test(error.message)) return CAUSES['28P01']!
  return `cannot be used (${code || error.message})`
}

const INSUFFICIENT_PRIVILEGE = '42501'

const CAUSES: Record<string, string> = {
  ECONNREFUSED: 'is unreachable: nothing is listening there',
  ECONNRESET: 'closed the connection: is it a PostgreSQL server?',
  EHOSTUNREACH: 'is unreachable: there is no route to that host',
  ENETUNREACH: 'is unreachable: there is no route to that network',
  ENOTFOUND: 'is unreachable: that host name is unknown',
  EAI_AGAIN: 'is unreachable: that host name could not be resolved',
  ENOENT: 'is unreachable: there is no such socket',
  EACCES: 'is unreachable: this user may not use that socket',
  '28P01': 'does not accept the password',
  '28000': 'does not let this user in (no such role, no entry in pg_hba.conf, or TLS is required)',
  '3D000': 'has no database of that name',
  [INSUFFICIENT_PRIVILEGE]: 'does not let this user into that database',
  '53300': 'has no free connections',
  '57P03': 'is just starting',
}

function isSilent(error: Error): boolean {
  return /timeout expired|read timeout|Connection terminated/i.test(error.message)
}

/** Whom it is called as and where, without the password. */
function placeOf(connection: pg.ClientConfig): string {
  const { user, host, port, database } = new pg.Client(connection)
  return `${user}@${host}:${port}/${database}`
}

function refusal(reason: string): EnvError {
  return new EnvError([`DATABASE_URL: ${reason}`])
}

function codeOf(error: Error): string {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : ''
}

function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}
