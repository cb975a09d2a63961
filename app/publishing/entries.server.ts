import { and, eq, inArray, sql } from 'drizzle-orm'
import { recordActivity } from '#app/audit/activity.server.ts'
import type { Database, Executor } from '#app/db/database.ts'
import { slugRedirects } from '#app/db/schema.ts'
import { AppError, InvalidInput, NotFound } from '#app/http/errors.ts'
import { belongsTo, type EntryRows, names, tableOf } from './content-types.server.ts'
import type { BulkBody, ContentType } from './entry.ts'
import { saveRevision } from './revisions.server.ts'

/** Who changes an entry, and on top of which version they did. */
export interface Edit {
  actorId: number
  version?: number
  note?: string
}

/**
 * Stores a new question or post with its first version.
 * @throws AppError 409 when its slug is taken, InvalidInput when its category does not exist
 */
export async function addEntry<K extends ContentType>(
  db: Database,
  kind: K,
  values: Omit<EntryRows[K], 'id' | 'version' | 'createdAt' | 'updatedAt' | 'search' | 'position'>,
  { actorId }: Edit,
): Promise<EntryRows[K]> {
  return explained(kind, () =>
    db.transaction(async (tx) => {
      const [row] = await tx
        .insert(tableOf(kind))
        .values(values as never)
        .returning()
      if (!row) throw new Error('an entry was inserted but not returned')
      const added = row as unknown as EntryRows[K]
      await freeSlug(tx, kind, added.slug)
      await saveRevision(tx, kind, added, { actorId })
      await recordActivity(tx, { actorId, verb: 'added', ...subject(kind, added) })
      return added
    }),
  )
}

/**
 * Changes a question or post: keeps a version, leaves a redirect where the slug was, and records who
 * did it. What changes nothing leaves no trace.
 * @param change what is to be different, told from what is stored
 * @throws NotFound, AppError 409 (somebody saved a newer version; the slug is taken), InvalidInput
 */
export async function changeEntry<K extends ContentType>(
  db: Database,
  kind: K,
  id: number,
  change: (stored: EntryRows[K]) => Partial<EntryRows[K]>,
  edit: Edit,
): Promise<EntryRows[K]> {
  return explained(kind, () => db.transaction((tx) => change_(tx, kind, id, change, edit)))
}

async function change_<K extends ContentType>(
  tx: Executor,
  kind: K,
  id: number,
  change: (stored: EntryRows[K]) => Partial<EntryRows[K]>,
  { actorId, version, note }: Edit,
): Promise<EntryRows[K]> {
  const stored = await lockEntry(tx, kind, id)
  if (version !== undefined && version !== stored.version) throw new SavedMeanwhile()
  const next = { ...stored, ...change(stored) }
  if (JSON.stringify(next) === JSON.stringify(stored)) return stored
  await saveRevision(tx, kind, stored, { actorId: null, at: stored.updatedAt })
  const { id: _id, search: _search, ...values } = next
  const [row] = await tx
    .update(tableOf(kind))
    .set({ ...values, version: stored.version + 1, updatedAt: new Date() } as never)
    .where(eq(tableOf(kind).id, id))
    .returning()
  const saved = row as unknown as EntryRows[K]
  if (saved.slug !== stored.slug) {
    await freeSlug(tx, kind, saved.slug)
    await tx.insert(slugRedirects).values({ ...belongsTo(kind, id), slug: stored.slug })
  }
  await saveRevision(tx, kind, saved, { actorId, note })
  await recordActivity(tx, {
    actorId,
    verb: note ? 'restored' : deed(stored, saved),
    ...subject(kind, saved),
  })
  return saved
}

/** @throws NotFound */
export async function deleteEntry(
  db: Database,
  kind: ContentType,
  id: number,
  { actorId }: Edit,
): Promise<void> {
  await db.transaction(async (tx) => {
    const stored = await lockEntry(tx, kind, id)
    await tx.delete(tableOf(kind)).where(eq(tableOf(kind).id, id))
    await recordActivity(tx, {
      actorId,
      verb: 'deleted',
      ...subject(kind, stored),
      subjectId: null,
    })
  })
}

/** Publishes, unpublishes or deletes several at once, all or none; those that are gone are passed over. */
export async function changeMany<K extends ContentType>(
  db: Database,
  kind: K,
  { ids, action }: BulkBody,
  publish: (published: boolean) => (stored: EntryRows[K]) => Partial<EntryRows[K]>,
  edit: Edit,
): Promise<number> {
  return db.transaction(async (tx) => {
    const table = tableOf(kind)
    // In the order of their ids, so that two such changes wait for one another and do not lock up.
    const found = await tx
      .select({ id: table.id })
      .from(table)
      .where(inArray(table.id, ids))
      .orderBy(table.id)
      .for('update')
    if (action === 'delete') {
      const gone = await tx.delete(table).where(inArray(table.id, ids)).returning()
      for (const row of gone) {
        const entry = row as unknown as EntryRows[K]
        await recordActivity(tx, {
          actorId: edit.actorId,
          verb: 'deleted',
          ...subject(kind, entry),
          subjectId: null,
        })
      }
      return gone.length
    }
    for (const { id } of found) await change_(tx, kind, id, publish(action === 'publish'), edit)
    return found.length
  })
}

/** @throws NotFound */
export async function findEntry<K extends ContentType>(
  db: Executor,
  kind: K,
  id: number,
): Promise<EntryRows[K]> {
  const [row] = await db
    .select()
    .from(tableOf(kind))
    .where(eq(tableOf(kind).id, id))
  if (!row) throw new NotFound(`There is no such ${names[kind]}. It may have been deleted.`)
  return row as unknown as EntryRows[K]
}

async function lockEntry<K extends ContentType>(tx: Executor, kind: K, id: number) {
  const table = tableOf(kind)
  await tx.execute(sql`select id from ${table} where ${table.id} = ${id} for update`)
  return findEntry(tx, kind, id)
}

/** A page lives at this slug now, so that nothing may lead away from it. */
async function freeSlug(tx: Executor, kind: ContentType, slug: string) {
  await tx
    .delete(slugRedirects)
    .where(and(eq(slugRedirects.kind, kind), eq(slugRedirects.slug, slug)))
}

/** A save on top of a version that somebody else has replaced. */
class SavedMeanwhile extends AppError {
  constructor() {
    const message = 'Somebody else saved a newer version meanwhile. Nothing was overwritten.'
    super(409, message, { errors: [{ path: 'version', message }] })
  }
}

/** Tells in words what a constraint of the database refused. */
async function explained<T>(kind: ContentType, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code, constraint = '' } = ((error as Error).cause ?? {}) as {
      code?: string
      constraint?: string
    }
    if (code === '23505' && constraint.endsWith('slug_unique')) {
      const message = `Another ${names[kind]} has this slug. Choose another.`
      throw new AppError(409, message, { errors: [{ path: 'slug', message }] })
    }
    if (code === '23503' && constraint.includes('category')) {
      throw new InvalidInput([
        { path: 'categoryId', message: 'This category does not exist any more. Choose another.' },
      ])
    }
    throw error
  }
}

type Publication = { published: boolean; publishedAt?: Date | null }

function deed(before: Publication, after: Publication): string {
  const scheduled = after.published && after.publishedAt && after.publishedAt > new Date()
  if (scheduled && String(after.publishedAt) !== String(before.publishedAt)) return 'scheduled'
  if (after.published && !before.published) return 'published'
  if (!after.published && before.published) return 'unpublished'
  return 'changed'
}

function subject(kind: ContentType, row: { id: number; question?: string; title?: string }) {
  return { subject: kind, subjectId: row.id, label: row.title ?? row.question ?? '' }
}
