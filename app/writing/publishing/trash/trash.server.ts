import { and, desc, eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database, Executor } from '#app/platform/db/database.ts'
import {
  categories,
  entries,
  faqTranslations,
  relatedPosts,
  revisions,
  slugRedirects,
  trash,
  users,
} from '#app/platform/db/schema.ts'
import { NotFound } from '#app/platform/http/errors.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import type { ContentType } from '../entry.ts'
import { areEntries, isAt } from '../entry-rows.server.ts'
import { trashLabels } from './labels.ts'
import { type RestoreBody, type Restored, TRASH_DAYS, type Trashed } from './trash.ts'

type Row = Record<string, unknown>

/** Copies questions or posts that are about to be deleted, with their versions and what refers to them. */
export async function putInTrash(tx: Executor, kind: ContentType, ids: number[], actorId: number) {
  const all = (rows: ReturnType<typeof sql>) =>
    sql`coalesce((select jsonb_agg(to_jsonb(kept)) from (${rows}) kept), '[]')`
  const ofEntry = (table: typeof revisions | typeof slugRedirects) =>
    sql`select * from ${table} where ${table.kind} = ${entries.kind} and ${table.entryId} = ${entries.id}`
  await tx.execute(sql`
    insert into ${trash} (kind, entry_id, title, kept, deleted_by)
    select ${entries.kind}, ${entries.id}, ${entries.title}, jsonb_build_object(
      'entry', to_jsonb(${entries}),
      'revisions', ${all(ofEntry(revisions))},
      'redirects', ${all(ofEntry(slugRedirects))},
      'translations', ${all(sql`select * from ${faqTranslations}
        where ${faqTranslations.kind} = ${entries.kind} and ${faqTranslations.faqId} = ${entries.id}`)},
      'related', ${all(sql`select * from ${relatedPosts}
        where ${relatedPosts.kind} = ${entries.kind} and ${entries.id} in (${relatedPosts.postId}, ${relatedPosts.relatedId})`)}), ${actorId}::int
    from ${entries} where ${areEntries(kind, ids)}`)
}

/** The newest first. */
export async function listTrash(db: Executor, kind: ContentType): Promise<Trashed[]> {
  const rows = await db
    .select({
      id: trash.entryId,
      title: trash.title,
      deletedAt: trash.deletedAt,
      deletedBy: users.name,
    })
    .from(trash)
    .leftJoin(users, eq(users.id, trash.deletedBy))
    .where(and(eq(trash.kind, kind), sql`not ${isExpired()}`))
    .orderBy(desc(trash.deletedAt), desc(trash.entryId))
  return rows.map((row) => ({ ...row, deletedAt: row.deletedAt.toISOString() }))
}

/**
 * Brings questions or posts back as they were, under another slug where theirs is in use.
 * @throws NotFound where none of them is in the trash any more
 */
export async function restoreFromTrash(
  db: Database,
  { kind, ids }: RestoreBody,
  actorId: number,
): Promise<Restored> {
  return db.transaction(async (tx) => {
    const found = await tx
      .delete(trash)
      .where(and(eq(trash.kind, kind), inArray(trash.entryId, ids), sql`not ${isExpired()}`))
      .returning()
    if (found.length === 0) throw new NotFound(trashLabels.gone)
    const restored: Restored['entries'] = []
    for (const { entryId, title, kept } of found) {
      const slug = await restoreOne(tx, kind, kept)
      restored.push({ id: entryId, slug, slugChanged: slug !== kept.entry.slug })
      await recordActivity(tx, {
        actorId,
        verb: 'undeleted',
        subject: kind,
        subjectId: entryId,
        label: title,
      })
    }
    // Once all of them are back, for they may refer to one another.
    await relateAgain(
      tx,
      found.flatMap(({ kept }) => kept.related),
    )
    return { entries: restored }
  })
}

export async function deleteExpiredTrash(db: Executor): Promise<void> {
  await db.delete(trash).where(isExpired())
}

function isExpired() {
  return lt(trash.deletedAt, sql`now() - make_interval(days => ${TRASH_DAYS})`)
}

async function restoreOne(
  tx: Executor,
  kind: ContentType,
  { entry, ...kept }: (typeof trash.$inferSelect)['kept'],
): Promise<string> {
  const slug = await freeSlug(tx, kind, String(entry.slug))
  const [category] = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.kind, kind), eq(categories.id, Number(entry.category_id))))
  await insertRows(tx, entries, [{ ...entry, kind, slug, category_id: category?.id ?? null }])
  await insertRows(tx, faqTranslations, kept.translations ?? [])
  await insertRows(tx, revisions, kept.revisions)
  await insertRows(tx, slugRedirects, kept.redirects)
  // A page has precedence over a redirect from its slug.
  await tx
    .delete(slugRedirects)
    .where(
      and(
        eq(slugRedirects.kind, kind),
        inArray(
          slugRedirects.slug,
          tx.select({ slug: entries.slug }).from(entries).where(eq(entries.kind, kind)),
        ),
      ),
    )
  return slug
}

/** Posts of which the other one is still in the trash, or gone, are no longer related. */
async function relateAgain(tx: Executor, related: Row[]): Promise<void> {
  const ids = related.flatMap((row) => [Number(row.post_id), Number(row.related_id)])
  const rows = await tx.select({ id: entries.id }).from(entries).where(areEntries('post', ids))
  const present = new Set(rows.map(({ id }) => id))
  const isWhole = (row: Row) =>
    present.has(Number(row.post_id)) && present.has(Number(row.related_id))
  await insertRows(tx, relatedPosts, related.filter(isWhole))
}

async function freeSlug(tx: Executor, kind: ContentType, wanted: string): Promise<string> {
  for (let number = 1; ; number++) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`
    const [taken] = await tx.select({ id: entries.id }).from(entries).where(isAt(kind, slug))
    if (!taken) return slug
  }
}

/** Inserts rows with the ids that they had; columns that a release has added since get their default. */
async function insertRows(tx: Executor, table: PgTable, rows: Row[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.values(getTableColumns(table)).filter(
    ({ name, generated }) => !generated && name in first,
  )
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  await tx.execute(sql`
    insert into ${table} (${names}) overriding system value
    select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing`)
}
