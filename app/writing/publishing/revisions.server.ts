import { and, desc, eq } from 'drizzle-orm'
import type { Executor } from '#app/platform/db/database.ts'
import { revisions, users } from '#app/platform/db/schema.ts'
import { NotFound } from '#app/platform/http/errors.ts'
import { belongsTo, contentTypes, type EntryRows } from './content-types.server.ts'
import type { ContentType, Revision, RevisionSummary } from './entry.ts'
import { entryMessages } from './labels.ts'

const SNAPSHOT_FIELDS = {
  faq: ['question', 'answer', 'questionHi', 'answerHi', 'slug', 'categoryId', 'published'],
  post: [
    'title',
    'slug',
    'excerpt',
    'content',
    'categoryId',
    'published',
    'publishedAt',
    'featuredImage',
    'metaTitle',
    'metaDescription',
    'metaKeywords',
    'canonicalUrl',
    'ogTitle',
    'ogDescription',
    'ogImage',
    'twitterCard',
    'noIndex',
    'authorId',
    'reviewerId',
    'lawAsOn',
    'relatedIds',
  ],
} as const satisfies { [K in ContentType]: readonly (keyof EntryRows[K])[] }

/** The fields of an entry that staff edit, without those that the database sets. */
function snapshotOf<K extends ContentType>(kind: K, row: EntryRows[K]): Record<string, unknown> {
  const all = row as Record<string, unknown>
  return Object.fromEntries(SNAPSHOT_FIELDS[kind].map((field) => [field, all[field]]))
}

export async function saveRevision<K extends ContentType>(
  db: Executor,
  kind: K,
  row: EntryRows[K],
  { actorId, note = '', at }: { actorId: number | null; note?: string; at?: Date },
): Promise<void> {
  await db
    .insert(revisions)
    .values({
      ...belongsTo(kind, row.id),
      version: row.version,
      snapshot: snapshotOf(kind, row),
      actorId,
      note,
      ...(at && { at }),
    })
    .onConflictDoNothing()
}

/** The newest first. */
export async function listRevisions(
  db: Executor,
  kind: ContentType,
  id: number,
): Promise<RevisionSummary[]> {
  const rows = await select(db)
    .where(eq(contentTypes[kind].revisionOf, id))
    .orderBy(desc(revisions.version))
  return rows.map(({ snapshot: _snapshot, ...row }) => present(row))
}

/** @throws NotFound when this version was not saved */
export async function findRevision(
  db: Executor,
  kind: ContentType,
  id: number,
  version: number,
): Promise<Revision> {
  const [row] = await select(db).where(
    and(eq(contentTypes[kind].revisionOf, id), eq(revisions.version, version)),
  )
  if (!row) throw new NotFound(entryMessages.noVersion)
  return present(row)
}

function select(db: Executor) {
  return db
    .select({
      version: revisions.version,
      at: revisions.at,
      actor: users.name,
      note: revisions.note,
      snapshot: revisions.snapshot,
    })
    .from(revisions)
    .leftJoin(users, eq(users.id, revisions.actorId))
    .$dynamic()
}

function present<T extends { at: Date }>(row: T) {
  return { ...row, at: row.at.toISOString() }
}
