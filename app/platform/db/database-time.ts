import { type SQL, sql } from 'drizzle-orm'

/**
 * A time by the database's clock. What is stored is compared by the same clock that stored it: those of
 * the site's machines may differ.
 */
export function fromNow(ms: number): SQL<Date> {
  return sql`now() + ${interval(ms)}`
}

export function interval(ms: number): SQL {
  return sql`make_interval(secs => ${ms / 1000})`
}
