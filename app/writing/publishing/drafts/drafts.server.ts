import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { explainViolations } from '#app/platform/db/constraint-errors.server.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import type { Subscriptions } from '#app/platform/db/domain-event.ts'
import { autosavedDrafts, entries, users } from '#app/platform/db/schema.ts'
import { AppError, NotFound } from '#app/platform/http/errors.ts'
import { workHandedOver } from '#app/team/accounts/begun-work.server.ts'
import type { ContentType } from '../entry.ts'
import { entryNames, insertEntry } from '../entry-rows.server.ts'
import { entryMessages } from '../labels.ts'
import type { DraftBody, StoredDraft } from './draft.ts'
import { draftMessages } from './labels.ts'

/** Whose draft of what; without an id, of a new question or post. */
export interface DraftOf {
  userId: number
  kind: ContentType
  id: number | undefined
}

export async function findDraft(db: Executor, of: DraftOf): Promise<StoredDraft | null> {
  const [row] = await db.select().from(autosavedDrafts).where(isDraftOf(of))
  if (!row) return null
  return { values: row.values, version: row.version, at: row.updatedAt.toISOString() }
}

/**
 * Saves what was typed in place of the draft that it continues, and returns its time.
 * @throws AppError 409 when another device has saved a newer one, NotFound when the entry is gone
 */
export async function saveDraft(
  db: Database,
  of: DraftOf,
  { values, version, base }: DraftBody,
): Promise<string> {
  const { userId, kind, id } = of
  const written = { values, version: version ?? null, updatedAt: timeAfter(base) }
  const [continued] = base
    ? await db
        .update(autosavedDrafts)
        .set(written)
        .where(and(isDraftOf(of), eq(autosavedDrafts.updatedAt, new Date(base))))
        .returning()
    : []
  const saved =
    continued ??
    (await explainViolations(
      async () => {
        const [added] = await db
          .insert(autosavedDrafts)
          .values({ userId, kind, entryId: id, ...written })
          .onConflictDoNothing()
          .returning()
        return added
      },
      (violation) =>
        violation === 'foreign-key'
          ? new NotFound(entryMessages.notFound(entryNames[kind]))
          : undefined,
    ))
  if (!saved) throw new NewerDraftExists()
  return saved.updatedAt.toISOString()
}

/** Removes it, or with a time only the draft of that time. */
export async function removeDraft(db: Executor, of: DraftOf, at?: string): Promise<void> {
  await db
    .delete(autosavedDrafts)
    .where(and(isDraftOf(of), at ? eq(autosavedDrafts.updatedAt, new Date(at)) : undefined))
}

export function subscribeDrafts(events: Subscriptions): void {
  events.on(workHandedOver, async (tx, { fromId, to }) => {
    if (typeof to === 'number') await transferDrafts(tx, fromId, to)
  })
}

/**
 * Gives a leaver's drafts to someone else, who keeps their own draft of the same entry. Where both have
 * begun a new entry, the leaver's becomes an unpublished one, to be continued from the list.
 */
async function transferDrafts(tx: Executor, fromId: number, toId: number): Promise<void> {
  const hasLeft = and(eq(users.id, fromId), isNotNull(users.disabledAt))
  if ((await tx.$count(users, hasLeft)) === 0) return
  await tx
    .update(entries)
    .set({ authorId: toId })
    .where(
      and(eq(entries.kind, 'post'), eq(entries.authorId, fromId), eq(entries.published, false)),
    )
  await enterNewDrafts(tx, fromId, toId)
  await tx.execute(sql`update autosaved_drafts set user_id = ${toId}
    where user_id = ${fromId} and not exists (
      select from autosaved_drafts own where own.user_id = ${toId} and own.kind = autosaved_drafts.kind
        and own.entry_id is not distinct from autosaved_drafts.entry_id)`)
}

async function enterNewDrafts(tx: Executor, fromId: number, toId: number): Promise<void> {
  const { userId } = autosavedDrafts
  const ofNew = isNull(autosavedDrafts.entryId)
  const own = await tx
    .select({ kind: autosavedDrafts.kind })
    .from(autosavedDrafts)
    .where(and(eq(userId, toId), ofNew))
  const left = await tx
    .select()
    .from(autosavedDrafts)
    .where(and(eq(userId, fromId), ofNew))
  for (const { id, kind, values } of left) {
    if (!own.some((one) => one.kind === kind)) continue
    const slug = `draft-${id}-${randomUUID().slice(0, 8)}`
    const title = String(values.title || values.question || slug)
    const authorId = kind === 'post' ? toId : null
    const empty = { title, slug, content: '', published: false, authorId }
    const entry = await insertEntry(tx, kind, empty)
    if (!entry) continue
    await tx
      .update(autosavedDrafts)
      .set({ entryId: entry.id, version: entry.version, userId: toId })
      .where(eq(autosavedDrafts.id, id))
  }
}

/** A draft of an older time than its own; it was saved by another device of the same account. */
class NewerDraftExists extends AppError {
  constructor() {
    const message = draftMessages.newer
    super(409, message, { errors: [{ path: 'base', message }] })
  }
}

function isDraftOf({ userId, kind, id }: DraftOf) {
  const { entryId } = autosavedDrafts
  return and(
    eq(autosavedDrafts.userId, userId),
    eq(autosavedDrafts.kind, kind),
    id === undefined ? isNull(entryId) : eq(entryId, id),
  )
}

/** Now, and later than the draft before: the time of a draft names it. */
function timeAfter(base: string | null): Date {
  const now = Date.now()
  return new Date(base ? Math.max(now, Date.parse(base) + 1) : now)
}
