import { sql } from 'drizzle-orm'
import { check, customType, integer, timestamp as pgTimestamp, text } from 'drizzle-orm/pg-core'

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
export const timestamp = (name: string) => pgTimestamp(name, { withTimezone: true, mode: 'date' })
export const now = (name: string) => timestamp(name).notNull().defaultNow()

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** The text that a search matches: the title ranks above the body, which counts without its tags. */
export const searchable = (title: string, body: string) =>
  tsvector('search').generatedAlwaysAs(
    sql.raw(
      `setweight(to_tsvector('english', ${title}), 'A') || setweight(to_tsvector('english', regexp_replace(${body}, '<[^>]*>', ' ', 'g')), 'C')`,
    ),
  )

export const category = () => ({
  id: id(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  position: integer('position').notNull().default(0),
})

export function slugShape(table: string, slug: Parameters<typeof sql>[1]) {
  return check(`${table}_slug_shape`, sql`${slug} ~ '^[a-z0-9-]+$'`)
}
