import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnv } from '#app/platform/config/env.ts'
import { openDatabase } from '#app/platform/db/database.ts'
import { migrateDatabase } from '#app/platform/db/migrate.ts'
import { buildApp } from '#app/server/app.ts'
import { createFirstAccount } from '#app/team/auth/first-account.server.ts'

const TIMES = 25

/** In milliseconds. On a machine that does other work too, the quickest says more than the median. */
export interface Timing {
  median: number
  quickest: number
  slowest: number
}
/** Times an address many times, one request after another; with something to send, by POST. */
export type Time = (url: string, asks?: { cookie?: string; payload?: object }) => Promise<Timing>

/** A site in this process, with a database of its own that is filled by statements. */
export async function onFilledSite(
  statements: readonly string[],
  work: (time: Time) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-site-'))
  const password = randomBytes(18).toString('base64url')
  const env = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    LIMIT_SCALE: '100000',
    DATA_DIR: dataDir,
  })
  const silent = { info() {}, warn() {}, error: console.error }
  const database = await openDatabase(env, silent)
  try {
    await migrateDatabase(database.connection)
    await createFirstAccount(database.db, { username: 'bench', password }, env.firm.name, () => {})
    await database.pool.query('set statement_timeout = 0')
    for (const statement of statements) await database.pool.query(statement)
    const pages = {
      render: async () => ({ status: 200, html: '' }),
      assets: { script: '', enhance: '', tools: {}, styles: [], fonts: [] },
    }
    const app = await buildApp({ env, ...database, pages })
    const login = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { username: 'bench', password },
    })
    const ofStaff = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    await work(async (url, { cookie = ofStaff, payload } = {}) => {
      const times: number[] = []
      for (let i = 0; i < TIMES; i++) {
        const start = performance.now()
        const response = await app.inject({
          url,
          headers: { cookie, origin: env.publicOrigin },
          ...(payload && { method: 'POST', payload }),
        })
        if (response.statusCode !== 200) throw new Error(`${url}: ${response.body}`)
        times.push(performance.now() - start)
      }
      const sorted = times.toSorted((a, b) => a - b)
      const at = (place: number) => sorted.at(place) ?? Number.NaN
      return { median: at(Math.floor(TIMES / 2)), quickest: at(0), slowest: at(-1) }
    })
    await app.close()
  } finally {
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
