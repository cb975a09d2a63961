import { and, asc, count, eq, max, type SQL } from 'drizzle-orm'
import { recordActivity } from '#app/audit/activity.server.ts'
import type { Database, Executor } from '#app/db/database.ts'
import { searchBy } from '#app/db/search.ts'
import { AppError, InvalidInput, NotFound } from '#app/http/errors.ts'
import type { ListQuery } from '#app/http/lists.ts'
import { categoryTables, isPublic, tableOf, titles } from './content-types.server.ts'
import type { Category, CategoryBody, CategoryChange, ContentType, OrderBody } from './entry.ts'
import { slugify, slug as slugRule } from './rules.ts'

type Row = { id: number; name: string; slug: string }

/**
 * Categories in their order, each with how many entries it holds that fit the words: the public ones,
 * or all for staff.
 */
export async function listCategories(
  db: Executor,
  kind: ContentType,
  { status, q }: Pick<ListQuery, 'status' | 'q'>,
): Promise<Category[]> {
  const table = categoryTables[kind]
  const entries = tableOf(kind)
  const search = searchBy(q, entries.search, titles[kind])
  return db
    .select({ id: table.id, name: table.name, slug: table.slug, count: count(entries.id) })
    .from(table)
    .leftJoin(
      entries,
      and(
        eq(entries.categoryId, table.id),
        status === 'all' ? undefined : isPublic[kind],
        search?.where,
      ),
    )
    .groupBy(table.id)
    .orderBy(asc(table.position), asc(table.id))
}

/** @throws InvalidInput when no slug can be made from the name, AppError 409 when it is taken */
export async function addCategory(
  db: Database,
  kind: ContentType,
  { name, slug = slugify(name) }: CategoryBody,
  actorId: number,
): Promise<Category> {
  const table = categoryTables[kind]
  if (!slugRule.safeParse(slug).success) {
    throw new InvalidInput([
      { path: 'slug', message: 'No slug can be made from this name: write one yourself.' },
    ])
  }
  return explained(() =>
    db.transaction(async (tx) => {
      const [last] = await tx.select({ position: max(table.position) }).from(table)
      const [row] = await tx
        .insert(table)
        .values({ name, slug, position: (last?.position ?? -1) + 1 })
        .returning()
      if (!row) throw new Error('a category was inserted but not returned')
      await record(tx, kind, 'added', row, actorId)
      return present(row, 0)
    }),
  )
}

/** @throws NotFound, AppError 409 when its new slug is taken */
export async function changeCategory(
  db: Database,
  kind: ContentType,
  id: number,
  change: CategoryChange,
  actorId: number,
): Promise<Category> {
  const table = categoryTables[kind]
  return explained(() =>
    db.transaction(async (tx) => {
      const stored = await find(tx, kind, id)
      const next = { name: change.name ?? stored.name, slug: change.slug ?? stored.slug }
      const [row] = await tx.update(table).set(next).where(eq(table.id, id)).returning()
      if (!row) throw new NotFound()
      await record(tx, kind, 'renamed', row, actorId)
      const [held] = await tx
        .select({ entries: count() })
        .from(tableOf(kind))
        .where(eq(tableOf(kind).categoryId, id))
      return present(row, held?.entries ?? 0)
    }),
  )
}

/** Removes a category; what it held is uncategorised from then on. */
export async function deleteCategory(
  db: Database,
  kind: ContentType,
  id: number,
  actorId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const stored = await find(tx, kind, id)
    await tx.delete(categoryTables[kind]).where(eq(categoryTables[kind].id, id))
    await record(tx, kind, 'deleted', stored, actorId)
  })
}

/** Puts categories into an order; those that are not named come after, as they were. */
export async function orderCategories(db: Database, kind: ContentType, order: OrderBody) {
  await db.transaction((tx) => placeInOrder(tx, categoryTables[kind], order))
}

/**
 * Numbers rows by the order in which their ids are given; those that are not named come after, as
 * they were.
 * @param among the rows that stand in this order; all of them unless told
 */
export async function placeInOrder(
  tx: Executor,
  table: (typeof categoryTables)[ContentType] | ReturnType<typeof tableOf>,
  { ids }: OrderBody,
  among?: SQL,
): Promise<void> {
  const rows = table as (typeof categoryTables)[ContentType]
  const stored = await tx
    .select({ id: rows.id, position: rows.position })
    .from(rows)
    .where(among)
    .orderBy(rows.id)
    .for('update')
  const positions = new Map(stored.map(({ id, position }) => [id, position]))
  const asTheyWere = stored.sort((a, b) => a.position - b.position || a.id - b.id)
  const order = new Set([
    ...ids.filter((id) => positions.has(id)),
    ...asTheyWere.map(({ id }) => id),
  ])
  for (const [position, id] of [...order].entries()) {
    if (positions.get(id) === position) continue
    await tx.update(rows).set({ position }).where(eq(rows.id, id))
  }
}

async function find(tx: Executor, kind: ContentType, id: number): Promise<Row> {
  const table = categoryTables[kind]
  const [row] = await tx.select().from(table).where(eq(table.id, id)).for('update')
  if (!row) throw new NotFound('There is no such category. It may have been removed.')
  return row
}

function record(tx: Executor, kind: ContentType, verb: string, row: Row, actorId: number) {
  return recordActivity(tx, {
    actorId,
    verb,
    subject: `${kind}-category`,
    subjectId: verb === 'deleted' ? null : row.id,
    label: row.name,
  })
}

function present({ id, name, slug }: Row, entries: number): Category {
  return { id, name, slug, count: entries }
}

async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (((error as Error).cause as { code?: string } | undefined)?.code === '23505') {
      const message = 'Another category has this slug. Choose another.'
      throw new AppError(409, message, { errors: [{ path: 'slug', message }] })
    }
    throw error
  }
}
