import pg from 'pg'
import { MAINTENANCE_DATABASE, SUPERUSER } from './cluster.ts'
import { parsePidFile } from './processes.ts'
import { Refusal } from './refusal.ts'
import type { RunningServer } from './server.ts'
import { PORT } from './socket.ts'

/** A connection as superuser to a server that has shown who it is. */
export type KnownServer = {
  client: pg.Client
  /** Distinguishes one running server from any other, a copy included; every user may read it. */
  startedAt: string
}

/**
 * Connects to this server, and to no other one that took its socket: files and system identifier
 * are the same in a copy, the process is not.
 * @throws WrongServer
 */
export async function connectToServer(
  { pid, socketDir }: RunningServer,
  applicationName: string,
): Promise<KnownServer> {
  const client = new pg.Client({
    host: socketDir,
    port: PORT,
    user: SUPERUSER,
    database: MAINTENANCE_DATABASE,
    application_name: applicationName,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  })
  client.on('error', () => {}) // the end of the connection says the same
  try {
    await client.connect()
    const { rows } = await client.query("SELECT pg_read_file('postmaster.pid') AS file")
    const responding = parsePidFile(rows[0].file)
    if (responding.pid !== pid) throw new WrongServer(pid, socketDir, responding)
    return { client, startedAt: await startOf(client) }
  } catch (error) {
    disconnect(client)
    throw error
  }
}

/** Without waiting: a server in trouble may never respond. */
export function disconnect(client: pg.Client) {
  client.end().catch(() => {})
}

/** When the server behind a connection was started, to the microsecond. */
export async function startOf(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query(
    'SELECT extract(epoch FROM pg_postmaster_start_time())::text AS started_at',
  )
  return rows[0].started_at
}

/** Another server has taken the socket of this one. */
export class WrongServer extends Refusal {
  constructor(pid: number, socketDir: string, other: { pid?: number; directory?: string }) {
    super(
      `The socket of this database (process ${pid}) in ${socketDir} was taken by another one: ` +
        `process ${other.pid} answers there, for ${other.directory}. Stop whatever runs that one. ` +
        `If this site does not start then, run "kill -INT ${pid}" and start it again.`,
    )
  }
}
