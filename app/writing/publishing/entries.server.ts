import { and, eq } from 'drizzle-orm'
import { explainViolations } from '#app/platform/db/constraint-errors.server.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { entries, slugRedirects } from '#app/platform/db/schema.ts'
import { AppError, InvalidInput, NotFound } from '#app/platform/http/errors.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import { imageKeysIn, lockImages } from '#app/writing/images/image-locks.server.ts'
import { removeDraft } from './drafts/drafts.server.ts'
import type { BulkBody, ContentType } from './entry.ts'
import {
  areEntries,
  type EntryChange,
  type EntryRow,
  entryNames,
  fieldsOf,
  findEntryRow,
  insertEntry,
  isEntry,
  isPublic,
  type NewEntry,
  updateEntry,
} from './entry-rows.server.ts'
import { entryMessages } from './labels.ts'
import { saveRevision } from './revisions.server.ts'
import { putInTrash } from './trash/trash.server.ts'

/** Who changes an entry, and on top of which version they did. */
export interface Edit {
  actorId: number
  version?: number
  /** about the new version, of a change that was not made in the form: the author’s draft stays */
  note?: string
  /** what the activity calls such a change */
  verb?: 'restored' | 'renewed' | 'released'
}

/** Returns the change, from what is stored; both in one transaction. */
type Change = (stored: EntryRow, tx: Executor) => EntryChange | Promise<EntryChange>

/**
 * Stores a new question or post with its first version.
 * @throws AppError 409 when its slug is taken, InvalidInput when its category, a related post or an
 * image that it shows does not exist
 */
export async function addEntry(
  db: Database,
  kind: ContentType,
  values: NewEntry,
  { actorId }: Edit,
): Promise<EntryRow> {
  return explained(kind, () =>
    db.transaction(async (tx) => {
      await keepImages(tx, kind, values)
      const added = await insertEntry(tx, kind, { ...values, updatedBy: actorId })
      if (!added) throw new Error('an entry was inserted but not returned')
      await freeSlug(tx, kind, added.slug)
      await saveRevision(tx, added, { actorId })
      await recordActivity(tx, { actorId, verb: 'added', ...subject(added) })
      return added
    }),
  )
}

/**
 * Changes a question or post: saves a version, leaves a redirect where the slug was, and records who
 * did it. What changes nothing leaves no trace. The draft that they saved while writing is removed.
 * @throws NotFound, AppError 409 (a newer version was saved meanwhile; the slug is taken), InvalidInput
 */
export async function changeEntry(
  db: Database,
  kind: ContentType,
  id: number,
  change: Change,
  edit: Edit,
): Promise<EntryRow> {
  return explained(kind, () =>
    db.transaction(async (tx) => {
      const changed = await changeEntryIn(tx, kind, id, change, edit)
      if (edit.note === undefined) await removeDraft(tx, { userId: edit.actorId, kind, id })
      return changed
    }),
  )
}

/**
 * The same within a transaction, for a release too, which no one is the author of: then it leaves no entry
 * in the activity.
 */
export async function changeEntryIn(
  tx: Executor,
  kind: ContentType,
  id: number,
  change: Change,
  { actorId, version, note, verb }: Omit<Edit, 'actorId'> & { actorId: number | null },
): Promise<EntryRow> {
  const stored = await lockEntry(tx, kind, id)
  if (version !== undefined && version !== stored.version) throw new NewerVersionExists()
  const changed = await change(stored, tx)
  if (JSON.stringify({ ...stored, ...changed }) === JSON.stringify(stored)) return stored
  await keepImages(tx, kind, changed, stored)
  await saveRevision(tx, stored, { actorId: null, at: stored.updatedAt })
  const saved = await updateEntry(tx, kind, id, {
    ...changed,
    version: stored.version + 1,
    updatedBy: actorId,
    updatedAt: new Date(),
  })
  if (!saved) throw new NotFound()
  if (saved.slug !== stored.slug) {
    await freeSlug(tx, kind, saved.slug)
    await tx.insert(slugRedirects).values({ kind, entryId: id, slug: stored.slug })
  }
  await saveRevision(tx, saved, { actorId, note })
  if (actorId !== null) {
    await recordActivity(tx, {
      actorId,
      verb: verb ?? verbFor(stored, saved),
      ...subject(saved),
    })
  }
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
    await lockEntry(tx, kind, id)
    await removeEntries(tx, kind, [id], actorId)
  })
}

/** Publishes, unpublishes or deletes several at once, all or none; those that are gone are skipped. */
export async function changeMany(
  db: Database,
  kind: ContentType,
  { ids, action }: BulkBody,
  publish: (published: boolean) => (stored: EntryRow) => EntryChange,
  edit: Edit,
): Promise<number> {
  return db.transaction(async (tx) => {
    // In the order of their ids, so that two such changes wait for one another without a deadlock.
    const found = await tx
      .select({ id: entries.id })
      .from(entries)
      .where(areEntries(kind, ids))
      .orderBy(entries.id)
      .for('no key update')
    if (action === 'delete') return removeEntries(tx, kind, ids, edit.actorId)
    for (const { id } of found)
      await changeEntryIn(tx, kind, id, publish(action === 'publish'), edit)
    return found.length
  })
}

async function removeEntries(
  tx: Executor,
  kind: ContentType,
  ids: number[],
  actorId: number,
): Promise<number> {
  await putInTrash(tx, kind, ids, actorId)
  const removed = await tx.delete(entries).where(areEntries(kind, ids)).returning()
  for (const entry of removed) {
    await recordActivity(tx, {
      actorId,
      verb: 'deleted',
      ...subject(entry),
      subjectId: null,
    })
  }
  return removed.length
}

/**
 * Keeps the images that a text newly shows from being deleted until the transaction ends.
 * @throws InvalidInput where one has been deleted
 */
async function keepImages(
  tx: Executor,
  kind: ContentType,
  written: object,
  stored: object = {},
): Promise<void> {
  const before = imageKeysIn(Object.values(stored).join(' '))
  for (const [path, value] of Object.entries(fieldsOf(kind, written))) {
    if (typeof value !== 'string') continue
    const shown = [...imageKeysIn(value)].filter((key) => !before.has(key))
    if (!(await lockImages(tx, shown))) {
      throw new InvalidInput([{ path, message: entryMessages.imageDeleted }])
    }
  }
}

/** @throws NotFound */
export async function findEntry(db: Executor, kind: ContentType, id: number): Promise<EntryRow> {
  const row = await findEntryRow(db, kind, id)
  if (!row) throw new NotFound(entryMessages.notFound(entryNames[kind]))
  return row
}

/** Where a public one went whose slug was changed. */
export async function findRedirected(
  db: Executor,
  kind: ContentType,
  slug: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ slug: entries.slug })
    .from(slugRedirects)
    .innerJoin(
      entries,
      and(eq(entries.kind, slugRedirects.kind), eq(entries.id, slugRedirects.entryId)),
    )
    .where(and(eq(slugRedirects.slug, slug), isPublic(kind)))
  return row?.slug
}

/** Other posts may still be related to a locked one. */
export async function lockEntry(tx: Executor, kind: ContentType, id: number): Promise<EntryRow> {
  await tx.select({ id: entries.id }).from(entries).where(isEntry(kind, id)).for('no key update')
  return findEntry(tx, kind, id)
}

/** Removes a redirect from a slug at which there is a page now. */
async function freeSlug(tx: Executor, kind: ContentType, slug: string) {
  await tx
    .delete(slugRedirects)
    .where(and(eq(slugRedirects.kind, kind), eq(slugRedirects.slug, slug)))
}

/** A save on top of a version that a colleague has replaced. */
export class NewerVersionExists extends AppError {
  constructor() {
    const message = entryMessages.newerVersion
    super(409, message, { errors: [{ path: 'version', message }] })
  }
}

function explained<T>(kind: ContentType, work: () => Promise<T>): Promise<T> {
  return explainViolations(work, (violation, constraint) => {
    if (violation === 'unique' && constraint.endsWith('slug_unique')) {
      const message = entryMessages.slugTaken(entryNames[kind])
      return new AppError(409, message, { errors: [{ path: 'slug', message }] })
    }
    if (violation === 'foreign-key' && constraint.includes('category')) {
      return new InvalidInput([{ path: 'categoryId', message: entryMessages.noCategory }])
    }
    if (violation === 'foreign-key' && constraint.startsWith('related_posts')) {
      return new InvalidInput([{ path: 'relatedIds', message: entryMessages.noRelated }])
    }
  })
}

type Publication = { published: boolean; publishedAt?: Date | null }

function verbFor(before: Publication, after: Publication): string {
  const scheduled = after.published && after.publishedAt && after.publishedAt > new Date()
  if (scheduled && String(after.publishedAt) !== String(before.publishedAt)) return 'scheduled'
  if (after.published && !before.published) return 'published'
  if (!after.published && before.published) return 'unpublished'
  return 'changed'
}

function subject({ kind, id, title }: Pick<EntryRow, 'kind' | 'id' | 'title'>) {
  return { subject: kind, subjectId: id, label: title }
}
