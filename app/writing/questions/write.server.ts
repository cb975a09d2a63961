import { and, exists, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#app/platform/db/database.ts'
import { faqs } from '#app/platform/db/schema.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import { placeInOrder } from '#app/writing/publishing/categories.server.ts'
import { cleanField } from '#app/writing/publishing/clean.server.ts'
import type { EntryRows } from '#app/writing/publishing/content-types.server.ts'
import { addEntry, changeEntry, type Edit } from '#app/writing/publishing/entries.server.ts'
import type { OrderBody } from '#app/writing/publishing/entry.ts'
import type { FaqChange, FaqForm } from './faq-rules.ts'
import { faqForm } from './faq-rules.ts'

type Row = EntryRows['faq']

/** Stores a question; its answer is cleaned by the allow-list. */
export async function createFaq(db: Database, input: FaqForm, edit: Edit): Promise<Row> {
  return addEntry(db, 'faq', { ...input, answer: await cleanAnswer(input.answer) }, edit)
}

export async function updateFaq(
  db: Database,
  id: number,
  change: FaqChange,
  edit: Edit,
): Promise<Row> {
  const { version, ...fields } = change
  const cleaned =
    fields.answer === undefined ? fields : { ...fields, answer: await cleanAnswer(fields.answer) }
  return changeEntry(db, 'faq', id, () => cleaned, { ...edit, version })
}

export function setPublished(published: boolean) {
  return (): Partial<Row> => ({ published })
}

/** Puts the questions of a category into an order; those that are not named come after, as they were. */
export function orderFaqs(db: Database, order: OrderBody, actorId: number) {
  const named = alias(faqs, 'named')
  return db.transaction(async (tx) => {
    const moved = await placeInOrder(
      tx,
      faqs,
      order,
      exists(
        tx
          .select({ id: named.id })
          .from(named)
          .where(
            and(
              inArray(named.id, order.ids),
              sql`${named.categoryId} is not distinct from ${faqs.categoryId}`,
            ),
          ),
      ),
    )
    if (moved.length === 0) return
    await tx
      .update(faqs)
      .set({ updatedBy: actorId, updatedAt: new Date() })
      .where(inArray(faqs.id, moved))
    await recordActivity(tx, { actorId, verb: 'ordered', subject: 'faq' })
  })
}

/** The fields of a saved version, to be stored again; whether it is published does not change. */
export function faqFromSnapshot(snapshot: Record<string, unknown>): Partial<Row> {
  const { question, answer, slug, categoryId } = snapshot as Row
  return { question, answer, slug, categoryId }
}

function cleanAnswer(html: string): Promise<string> {
  return cleanField('answer', html, faqForm.shape.answer)
}
