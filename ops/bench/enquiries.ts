import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changeLeads } from '#app/enquiries/desk/changes/bulk.server.ts'
import { undo } from '#app/enquiries/desk/changes/undo.server.ts'
import { readEnv } from '#app/platform/config/env.ts'
import { openDatabase, visitDatabase } from '#app/platform/db/database.ts'
import { migrateDatabase } from '#app/platform/db/migrate.ts'
import { users } from '#app/platform/db/schema.ts'
import { buildApp } from '#app/server/app.ts'
import { queriesOf } from '../../test/round-trips.ts'

const MANY = 200
const SILENT = { info() {}, warn() {}, error: console.error }

/** How many bare rows of the same length a pool like the app's inserts in a second, each on disk. */
export async function bareInserts(dataDir: string, senders: number, seconds: number) {
  const { databasePool } = readEnv({})
  const { pool, close } = await visitDatabase(
    { databaseUrl: undefined, databasePool, dataDir },
    SILENT,
  )
  try {
    await pool.query('create table if not exists bare_rows (id serial primary key, text text)')
    const statement = { name: 'bare', text: 'insert into bare_rows (text) values ($1)' }
    const until = performance.now() + seconds * 1_000
    let stored = 0
    const sendOn = async () => {
      while (performance.now() < until) {
        await pool.query({ ...statement, values: ['An enquiry of its own'.repeat(10)] })
        stored++
      }
    }
    await Promise.all(Array.from({ length: senders }, sendOn))
    return stored / seconds
  } finally {
    await close()
  }
}

/** CPU time of a process so far, in ms; NaN where the system does not tell. */
export function cpuMs(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  const TICK_MS = 10
  return (Number(user) + Number(system)) * TICK_MS
}

interface Timing {
  what: string
  ms: number
  roundTrips: number
}

/** One enquiry, and changes of 200 at once: how long each takes, and in how many round trips. */
export async function timeChanges(): Promise<Timing[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-changes-'))
  const env = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    LIMIT_SCALE: '100000',
    DATA_DIR: dataDir,
  })
  const database = await openDatabase(env, SILENT)
  try {
    await migrateDatabase(database.connection)
    const pages = {
      render: async () => ({ status: 200, html: '' }),
      assets: { script: '', enhance: '', tools: {}, styles: [], fonts: [] },
    }
    const app = await buildApp({ env, ...database, pages })
    const timings = await timeWith(app)
    await app.close()
    return timings
  } finally {
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function timeWith(app: Awaited<ReturnType<typeof buildApp>>): Promise<Timing[]> {
  const account = { username: 'bench', name: 'Bench', role: 'staff', passwordHash: '' } as const
  const [staff] = await app.db.insert(users).values(account).returning({ id: users.id })
  const staffId = staff?.id ?? 0
  const timings: Timing[] = []
  const time = async (what: string, work: () => Promise<unknown>) => {
    const began = performance.now()
    const queries = await queriesOf(app.pool, work)
    timings.push({ what, ms: performance.now() - began, roundTrips: queries.length })
  }

  const ids: number[] = []
  for (let at = 0; at < MANY; at++) ids.push(await sendEnquiry(app, at))
  await time('one enquiry', () => sendEnquiry(app, MANY))
  const changes = {
    'status of 200': { status: 'spam' },
    'not spam': { notSpam: true },
    'owner of 200': { ownerId: staffId },
    'follow-up of 200': { followUpAt: new Date(Date.now() + 86_400_000).toISOString() },
  } as const
  for (const [what, change] of Object.entries(changes)) {
    let events: number[] = []
    await time(what, async () => {
      events = (await changeLeads(app.db, { ids, ...change }, staffId, app.env.roles)).changed
    })
    if ('status' in change) continue
    await time(`${what}, undone`, () => undo(app.db, events, staffId))
    await changeLeads(app.db, { ids, ...change }, staffId, app.env.roles)
  }
  return timings
}

async function sendEnquiry(app: Awaited<ReturnType<typeof buildApp>>, at: number): Promise<number> {
  const payload = {
    name: 'Bench Visitor',
    email: `bench${at}@example.com`,
    phone: `+91 98765 ${String(at).padStart(5, '0')}`,
    message: `The enquiry number ${at} of many`,
    service: 'General Inquiry',
  }
  const response = await app.inject({ method: 'POST', url: '/api/leads', payload })
  return response.json().id
}
