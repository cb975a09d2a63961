import type { FastifyInstance } from 'fastify'
import { afterEach, vi } from 'vitest'
import { builtPages } from '#app/server/built-pages.ts'
import { seedDatabase } from '#app/writing/seeds/seed.ts'
import { testApp } from './app.ts'
import { testDatabase } from './database.ts'

const pages = await builtPages()

afterEach(() => void vi.useRealTimers())

/** The site on a day in India: with the clock of the process, and with that of the database, moved to its noon. */
export async function siteOn(
  day: string,
  settings: Record<string, string> = {},
): Promise<FastifyInstance> {
  vi.useRealTimers()
  const noon = noonOf(day)
  const ahead = (Date.now() - noon.getTime()) / 1000
  const database = await testDatabase()
  // `now()` is looked up by its name, in `moved` first.
  database.pool.on('connect', (client) => {
    void client.query('set search_path = moved, public, pg_catalog')
  })
  await database.pool.query(`create schema moved; create function moved.now() returns timestamptz
    language sql stable as $$ select pg_catalog.now() - make_interval(secs => ${ahead}) $$`)
  const app = await testApp(
    { PUBLIC_ORIGIN: 'https://www.firm.in', ...settings },
    { pages, database },
  )
  await seedDatabase(app.db)
  vi.useFakeTimers({ now: noon, toFake: ['Date'] })
  return app
}

export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00+05:30`)
}
