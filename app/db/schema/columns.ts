import { sql } from 'drizzle-orm'
import { check, customType, integer, text, timestamp } from 'drizzle-orm/pg-core'

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
export const now = (name: string) => moment(name).notNull().defaultNow()

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** What the search looks through: a title before a body, the body without its tags. */
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
