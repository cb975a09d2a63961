import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { currentWord } from '#app/enquiries/model/stored-words.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { activity, leads } from '#app/platform/db/schema.ts'
import { type LeadTrace, leadTrace } from './desk.ts'

/** What the audit log knows of an enquiry that no longer exists: how it went, and where it was merged. */
export async function traceOf(db: Executor, id: number): Promise<LeadTrace> {
  const entries = await db
    .select({ verb: activity.verb, at: activity.at, detail: activity.detail })
    .from(activity)
    .where(
      and(
        eq(activity.subject, 'lead'),
        or(
          eq(activity.subjectId, id),
          and(isNull(activity.subjectId), sql`${activity.detail} -> 'ids' @> ${String(id)}::jsonb`),
        ),
      ),
    )
    .orderBy(desc(activity.id))
  const end = entries.find(({ verb }) => leadTrace.shape.how.safeParse(verb).success)
  const merge = entries.find(
    ({ verb, detail }) =>
      ['merged', 'unmerged'].includes(currentWord(verb)) ||
      (verb === 'undone' && currentWord(String(detail.kind)) === 'merged'),
  )
  return leadTrace.parse({
    how: end?.verb ?? null,
    at: end?.at.toISOString() ?? null,
    mergedInto:
      merge && currentWord(merge.verb) === 'merged'
        ? await rootOf(db, Number(merge.detail.into))
        : null,
  })
}

async function rootOf(db: Executor, id: number): Promise<number | null> {
  const [found] = await db
    .select({ id: sql<number>`coalesce(${leads.mergedInto}, ${leads.id})` })
    .from(leads)
    .where(eq(leads.id, id))
  return found?.id ?? null
}
