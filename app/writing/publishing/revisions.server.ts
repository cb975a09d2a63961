import { and, desc, eq } from 'drizzle-orm'
import type { Executor } from '#app/platform/db/database.ts'
import { revisions, users } from '#app/platform/db/schema.ts'
import { NotFound } from '#app/platform/http/errors.ts'
import type { ContentType, Revision, RevisionSummary } from './entry.ts'
import { type EntryRow, fieldsOf } from './entry-rows.server.ts'
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
} as const satisfies Record<ContentType, readonly string[]>

/** The fields of an entry that staff edit, without those that the database sets. */
function snapshotOf(row: EntryRow): Record<string, unknown> {
  const all = fieldsOf(row.kind, row)
  return Object.fromEntries(SNAPSHOT_FIELDS[row.kind].map((field) => [field, all[field]]))
}

export async function saveRevision(
  db: Executor,
  row: EntryRow,
  { actorId, note = '', at }: { actorId: number | null; note?: string; at?: Date },
): Promise<void> {
  await db
    .insert(revisions)
    .values({
      kind: row.kind,
      entryId: row.id,
      version: row.version,
      snapshot: snapshotOf(row),
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
  const rows = await select(db).where(isRevisionOf(kind, id)).orderBy(desc(revisions.version))
  return rows.map(({ snapshot: _snapshot, ...row }) => present(row))
}

/** @throws NotFound when this version was not saved */
export async function findRevision(
  db: Executor,
  kind: ContentType,
  id: number,
  version: number,
): Promise<Revision> {
  const [row] = await select(db).where(and(isRevisionOf(kind, id), eq(revisions.version, version)))
  if (!row) throw new NotFound(entryMessages.noVersion)
  return present(row)
}

export function isRevisionOf(kind: ContentType, id: number) {
  return and(eq(revisions.kind, kind), eq(revisions.entryId, id))
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
