import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { conflicts } from '#app/enquiries/model/conflicts.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { savedViews, users } from '#app/platform/db/schema.ts'
import { AppError, NotFound } from '#app/platform/http/errors.ts'
import {
  type ListPreferences,
  type NewSavedView,
  SAVED_VIEWS_MAX,
  type SavedView,
  type SavedViewChange,
} from './personal-list.ts'

/** The saved views of an account, by name. */
export async function listSavedViews(db: Executor, userId: number): Promise<SavedView[]> {
  return db
    .select({ id: savedViews.id, name: savedViews.name, search: savedViews.search })
    .from(savedViews)
    .where(eq(savedViews.userId, userId))
    .orderBy(asc(sql`lower(${savedViews.name})`))
}

/** @throws AppError 409 when the name is taken or there are too many */
export async function saveView(
  db: Database,
  userId: number,
  { name, search }: NewSavedView,
): Promise<void> {
  await db.transaction(async (tx) => {
    const views = await lockViews(tx, userId)
    await assertNameIsFree(tx, userId, name)
    if (views.length >= SAVED_VIEWS_MAX) {
      throw new AppError(409, conflicts.tooManyViews(SAVED_VIEWS_MAX))
    }
    await tx.insert(savedViews).values({ userId, name, search })
  })
}

/** @throws NotFound, and AppError 409 when the name is taken */
export async function changeView(
  db: Database,
  userId: number,
  id: number,
  change: SavedViewChange,
): Promise<void> {
  await db.transaction(async (tx) => {
    const views = await lockViews(tx, userId)
    if (!views.some((view) => view.id === id)) throw unknownView()
    if (change.name !== undefined) await assertNameIsFree(tx, userId, change.name, id)
    await tx.update(savedViews).set(change).where(eq(savedViews.id, id))
  })
}

/** @throws NotFound */
export async function deleteView(db: Executor, userId: number, id: number): Promise<void> {
  const deleted = await db
    .delete(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.userId, userId)))
    .returning({ id: savedViews.id })
  if (deleted.length === 0) throw unknownView()
}

export async function listPreferencesOf(db: Executor, userId: number): Promise<ListPreferences> {
  const [user] = await db
    .select({ density: users.listDensity })
    .from(users)
    .where(eq(users.id, userId))
  return { density: user?.density ?? 'compact' }
}

export async function setListPreferences(
  db: Executor,
  userId: number,
  { density }: ListPreferences,
): Promise<void> {
  await db.update(users).set({ listDensity: density }).where(eq(users.id, userId))
}

/** The saved views, locked by their account, so that two tabs cannot save the same name at once. */
async function lockViews(tx: Executor, userId: number): Promise<{ id: number }[]> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  return tx.select({ id: savedViews.id }).from(savedViews).where(eq(savedViews.userId, userId))
}

/** Compared by the database, as its index does: which letters have a small one depends on its locale. */
async function assertNameIsFree(tx: Executor, userId: number, name: string, except = 0) {
  const same = and(
    eq(savedViews.userId, userId),
    ne(savedViews.id, except),
    sql`lower(${savedViews.name}) = lower(${name})`,
  )
  if ((await tx.$count(savedViews, same)) > 0) {
    throw new AppError(409, conflicts.viewNameTaken(name))
  }
}

function unknownView(): NotFound {
  return new NotFound('This view doesn’t exist. It may have been deleted.')
}
