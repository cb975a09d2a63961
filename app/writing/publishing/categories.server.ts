import { and, asc, eq, isNull, max, type SQL, sql } from 'drizzle-orm'
import { explainViolations } from '#app/platform/db/constraint-errors.server.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { categories, entries } from '#app/platform/db/schema.ts'
import { AppError, InvalidInput, NotFound } from '#app/platform/http/errors.ts'
import type { ListQuery } from '#app/platform/http/lists.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import type {
  Category,
  CategoryBody,
  CategoryChange,
  ContentType,
  OrderBody,
  RemovedCategory,
} from './entry.ts'
import { areEntries, isPublic, searchEntries } from './entry-rows.server.ts'
import { categoryMessages } from './labels.ts'
import { slugify, slug as slugRule } from './rules.ts'
import { findOrCorrect } from './spelling.server.ts'

interface Row {
  id: number
  name: string
  slug: string
}

/**
 * Categories in their order, each with the number of its entries that match the search, spelt as the
 * lists spell it: of the public ones, or of all for staff.
 */
export async function listCategories(
  db: Executor,
  kind: ContentType,
  { status, q }: Pick<ListQuery, 'status' | 'q'>,
): Promise<Category[]> {
  return findOrCorrect(
    db,
    kind,
    { status, q },
    {
      find: (search) => countEntries(db, kind, search),
      isEmpty: (found) => found.every(({ count }) => count === 0),
    },
  )
}

function countEntries(
  db: Executor,
  kind: ContentType,
  { status, q }: Pick<ListQuery, 'status' | 'q'>,
): Promise<Category[]> {
  const counted = and(
    isCategoryOfEntry,
    status === 'all' ? undefined : isPublic(kind),
    searchEntries(kind, q)?.where,
  )
  return db
    .select({
      id: categories.id,
      name: categories.name,
      slug: categories.slug,
      count: db.$count(entries, counted),
    })
    .from(categories)
    .where(eq(categories.kind, kind))
    .orderBy(asc(categories.position), asc(categories.id))
}

/** @throws InvalidInput when no slug can be made from the name, AppError 409 when it is taken */
export async function addCategory(
  db: Database,
  kind: ContentType,
  { name, slug = slugify(name) }: CategoryBody,
  actorId: number,
): Promise<Category> {
  if (!slugRule.safeParse(slug).success) {
    throw new InvalidInput([{ path: 'slug', message: categoryMessages.noSlugFromName }])
  }
  return explained(() =>
    db.transaction(async (tx) => {
      const [last] = await tx
        .select({ position: max(categories.position) })
        .from(categories)
        .where(eq(categories.kind, kind))
      const [row] = await tx
        .insert(categories)
        .values({ kind, name, slug, position: (last?.position ?? -1) + 1 })
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
  return explained(() =>
    db.transaction(async (tx) => {
      const stored = await find(tx, kind, id)
      const next = { name: change.name ?? stored.name, slug: change.slug ?? stored.slug }
      const [row] = await tx.update(categories).set(next).where(isCategory(kind, id)).returning()
      if (!row) throw new NotFound()
      await record(tx, kind, 'renamed', row, actorId)
      return present(row, await tx.$count(entries, isInCategory(kind, id)))
    }),
  )
}

/** Removes a category; its entries are uncategorised from then on. Returns what brings it back. */
export async function deleteCategory(
  db: Database,
  kind: ContentType,
  id: number,
  actorId: number,
): Promise<RemovedCategory> {
  return db.transaction(async (tx) => {
    const { name, slug, position } = await find(tx, kind, id)
    const inIt = await tx
      .select({ id: entries.id })
      .from(entries)
      .where(isInCategory(kind, id))
      .orderBy(asc(entries.id))
    await tx.delete(categories).where(isCategory(kind, id))
    await record(tx, kind, 'deleted', { id, name, slug }, actorId)
    return { id, name, slug, position, entryIds: inIt.map((entry) => entry.id) }
  })
}

/**
 * Brings a category back as it was, with those of its entries that are in no other one now.
 * @throws NotFound for an id that no category had, AppError 409 when its slug is taken
 */
export async function restoreCategory(
  db: Database,
  kind: ContentType,
  { id, name, slug, position, entryIds }: RemovedCategory,
  actorId: number,
): Promise<Category> {
  const wasGiven = sql`${id} <= pg_sequence_last_value(pg_get_serial_sequence('categories', 'id')::regclass)`
  return explained(() =>
    db.transaction(async (tx) => {
      const { rowCount } = await tx.execute(sql`
        insert into ${categories} (kind, id, name, slug, position) overriding system value
        select ${kind}, ${id}, ${name}, ${slug}, ${position} where ${wasGiven}`)
      if (rowCount === 0) throw new NotFound(categoryMessages.notFound)
      const back = await tx
        .update(entries)
        .set({ categoryId: id })
        .where(and(areEntries(kind, entryIds), isNull(entries.categoryId)))
        .returning({ id: entries.id })
      await record(tx, kind, 'undeleted', { id, name, slug }, actorId)
      return present({ id, name, slug }, back.length)
    }),
  )
}

/** Puts categories into an order; those that are not named come after, as they were. */
export async function orderCategories(
  db: Database,
  kind: ContentType,
  order: OrderBody,
  actorId: number,
) {
  await db.transaction(async (tx) => {
    await placeInOrder(tx, categories, kind, order)
    await recordActivity(tx, { actorId, verb: 'ordered', subject: `${kind}-category` })
  })
}

/**
 * Numbers rows in the order of the given ids; those that are not named come after, as
 * they were.
 * @param among the rows of the kind that the order is about; all of them by default
 * @returns the ids of those that have moved
 */
export async function placeInOrder(
  tx: Executor,
  table: typeof categories | typeof entries,
  kind: ContentType,
  { ids }: OrderBody,
  among?: SQL,
): Promise<number[]> {
  const stored = await tx
    .select({ id: table.id, position: table.position })
    .from(table)
    .where(and(eq(table.kind, kind), among))
    .orderBy(table.id)
    .for('update')
  const positions = new Map(stored.map(({ id, position }) => [id, position]))
  const previousOrder = stored.sort((a, b) => a.position - b.position || a.id - b.id)
  const order = new Set([
    ...ids.filter((id) => positions.has(id)),
    ...previousOrder.map(({ id }) => id),
  ])
  const moved: number[] = []
  for (const [position, id] of [...order].entries()) {
    if (positions.get(id) === position) continue
    moved.push(id)
    await tx
      .update(table)
      .set({ position })
      .where(and(eq(table.kind, kind), eq(table.id, id)))
  }
  return moved
}

/** The category of the entry in the same row. */
export const isCategoryOfEntry = and(
  eq(categories.kind, entries.kind),
  eq(categories.id, entries.categoryId),
)

function isCategory(kind: ContentType, id: number) {
  return and(eq(categories.kind, kind), eq(categories.id, id))
}

function isInCategory(kind: ContentType, id: number) {
  return and(eq(entries.kind, kind), eq(entries.categoryId, id))
}

async function find(
  tx: Executor,
  kind: ContentType,
  id: number,
): Promise<Row & { position: number }> {
  const [row] = await tx.select().from(categories).where(isCategory(kind, id)).for('update')
  if (!row) throw new NotFound(categoryMessages.notFound)
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

function explained<T>(work: () => Promise<T>): Promise<T> {
  return explainViolations(work, (violation) => {
    if (violation !== 'unique') return
    const message = categoryMessages.slugTaken
    return new AppError(409, message, { errors: [{ path: 'slug', message }] })
  })
}
