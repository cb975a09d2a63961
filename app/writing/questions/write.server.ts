import { and, eq, exists, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#app/platform/db/database.ts'
import { entries, faqTranslations } from '#app/platform/db/schema.ts'
import { InvalidInput, NotFound } from '#app/platform/http/errors.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import { placeInOrder } from '#app/writing/publishing/categories.server.ts'
import { cleanField } from '#app/writing/publishing/clean.server.ts'
import {
  addEntry,
  changeEntry,
  type Edit,
  lockEntry,
  NewerVersionExists,
} from '#app/writing/publishing/entries.server.ts'
import type { OrderBody } from '#app/writing/publishing/entry.ts'
import {
  areEntries,
  columnsOf,
  type EntryChange,
  type EntryRow,
  isEntry,
  sourceHash,
} from '#app/writing/publishing/entry-rows.server.ts'
import { type FaqChange, type FaqForm, faqForm, missingHalf } from './faq-rules.ts'

/**
 * Stores a question; its answers are cleaned by the allow-list.
 * @throws InvalidInput where half of its text in Hindi is missing
 */
export async function createFaq(db: Database, input: FaqForm, edit: Edit): Promise<EntryRow> {
  const cleaned = await cleanAnswers(input)
  assertWhole(cleaned)
  return addEntry(db, 'faq', columnsOf(cleaned), edit)
}

export async function updateFaq(
  db: Database,
  id: number,
  change: FaqChange,
  edit: Edit,
): Promise<EntryRow> {
  const { version, ...fields } = change
  const cleaned = await cleanAnswers(fields)
  const withHindi = (stored: EntryRow) => {
    const { questionHi = stored.titleHi, answerHi = stored.contentHi } = cleaned
    assertWhole({ questionHi, answerHi })
    return columnsOf({ ...cleaned, questionHi, answerHi })
  }
  return changeEntry(db, 'faq', id, withHindi, { ...edit, version })
}

export function setPublished(published: boolean) {
  return (): EntryChange => ({ published })
}

/** Puts the questions of a category into an order; those that are not named come after, as they were. */
export function orderFaqs(db: Database, order: OrderBody, actorId: number) {
  const named = alias(entries, 'named')
  return db.transaction(async (tx) => {
    const moved = await placeInOrder(
      tx,
      entries,
      'faq',
      order,
      exists(
        tx
          .select({ id: named.id })
          .from(named)
          .where(
            and(
              eq(named.kind, 'faq'),
              inArray(named.id, order.ids),
              sql`${named.categoryId} is not distinct from ${entries.categoryId}`,
            ),
          ),
      ),
    )
    if (moved.length === 0) return
    await tx
      .update(entries)
      .set({ updatedBy: actorId, updatedAt: new Date() })
      .where(areEntries('faq', moved))
    await recordActivity(tx, { actorId, verb: 'ordered', subject: 'faq' })
  })
}

/** The fields of a saved version, to be stored again; whether it is published does not change. */
export function faqFromSnapshot(snapshot: Record<string, unknown>): EntryChange {
  const { question, answer, questionHi, answerHi, slug, categoryId } = snapshot as Partial<FaqForm>
  // A release before this one kept no text in Hindi.
  const hindi = questionHi === undefined ? {} : { questionHi, answerHi }
  return columnsOf({ question, answer, ...hindi, slug, categoryId })
}

async function cleanAnswers<Fields extends Partial<FaqForm>>(fields: Fields): Promise<Fields> {
  const cleaned = { ...fields }
  for (const path of ['answer', 'answerHi'] as const) {
    const html = fields[path]
    if (html !== undefined) cleaned[path] = await cleanField(path, html, faqForm.shape[path])
  }
  return cleaned
}

function assertWhole(fields: Pick<FaqForm, 'questionHi' | 'answerHi'>): void {
  const missing = missingHalf(fields)
  if (missing) throw new InvalidInput([missing])
}

/**
 * Says that the text in Hindi still fits the English one, which was changed after it.
 * @throws NotFound where there is none, AppError 409 when a newer version of the question was saved meanwhile
 */
export async function confirmHindi(
  db: Database,
  id: number,
  { actorId, version }: Edit,
): Promise<void> {
  await db.transaction(async (tx) => {
    const stored = await lockEntry(tx, 'faq', id)
    if (version !== undefined && version !== stored.version) throw new NewerVersionExists()
    const [confirmed] = await tx
      .update(faqTranslations)
      .set({ sourceHash: sql`(select ${sourceHash} from ${entries} where ${isEntry('faq', id)})` })
      .where(and(eq(faqTranslations.faqId, id), eq(faqTranslations.language, 'hi')))
      .returning({ id: faqTranslations.faqId })
    if (!confirmed) throw new NotFound('This question has no text in Hindi.')
    await recordActivity(tx, {
      actorId,
      verb: 'confirmed',
      subject: 'faq',
      subjectId: id,
      label: stored.title,
    })
  })
}
