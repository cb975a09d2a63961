import { asc, eq, sql } from 'drizzle-orm'
import { conflicts } from '#app/enquiries/model/conflicts.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { lockInTransaction } from '#app/platform/db/locks.ts'
import { replyTemplates } from '#app/platform/db/schema.ts'
import { AppError, InvalidInput, NotFound } from '#app/platform/http/errors.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import { enquiryServices } from '#content/services/of-enquiry.ts'
import type { Template, TemplateBody } from './template.ts'

/** In the order in which they were added, in which people look for them. */
export async function listTemplates(db: Executor): Promise<Template[]> {
  const rows = await db.select().from(replyTemplates).orderBy(asc(replyTemplates.id))
  return rows.map(present)
}

/** @throws InvalidInput when another has that title */
export async function createTemplate(
  db: Database,
  body: TemplateBody,
  actorId: number,
): Promise<Template> {
  return db.transaction(async (tx) => {
    await assertFreeTitle(tx, body.title)
    const [made] = await tx.insert(replyTemplates).values(body).returning()
    await record(tx, 'added', made!, actorId)
    return present(made!)
  })
}

/** @throws NotFound, InvalidInput, and AppError 409 when someone else changed it since `version` */
export async function changeTemplate(
  db: Database,
  id: number,
  { version, ...body }: TemplateBody & { version?: number },
  actorId: number,
): Promise<Template> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(replyTemplates)
      .where(eq(replyTemplates.id, id))
      .for('update')
    if (!row) throw new NotFound('This template doesn’t exist. It may have been deleted.')
    if (version !== undefined && version !== row.version) {
      throw new AppError(409, conflicts.templateChanged)
    }
    await assertFreeTitle(tx, body.title, id)
    const [changed] = await tx
      .update(replyTemplates)
      .set({ ...body, version: row.version + 1, updatedAt: sql`now()` })
      .where(eq(replyTemplates.id, id))
      .returning()
    await record(tx, 'changed', changed!, actorId)
    return present(changed!)
  })
}

/** @throws NotFound */
export async function deleteTemplate(db: Database, id: number, actorId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [gone] = await tx.delete(replyTemplates).where(eq(replyTemplates.id, id)).returning()
    if (!gone) throw new NotFound('This template doesn’t exist. It may have been deleted.')
    await record(tx, 'deleted', gone, actorId)
  })
}

function record(
  tx: Executor,
  verb: string,
  { id, title }: typeof replyTemplates.$inferSelect,
  actorId: number,
) {
  return recordActivity(tx, { actorId, verb, subject: 'template', subjectId: id, label: title })
}

/**
 * Counts a use, for the order of the list.
 * @throws NotFound
 */
export async function countUse(db: Executor, id: number): Promise<void> {
  const used = await db
    .update(replyTemplates)
    .set({ uses: sql`${replyTemplates.uses} + 1`, lastUsedAt: sql`now()` })
    .where(eq(replyTemplates.id, id))
    .returning({ id: replyTemplates.id })
  if (used.length === 0)
    throw new NotFound('This template doesn’t exist. It may have been deleted.')
}

async function assertFreeTitle(tx: Executor, title: string, except?: number) {
  await lockInTransaction(tx, 'templateTitles')
  const [other] = await tx.select().from(replyTemplates).where(eq(replyTemplates.title, title))
  if (other && other.id !== except) {
    throw new InvalidInput([{ path: 'title', message: 'Another template has this title.' }])
  }
}

function present({ lastUsedAt: _, ...row }: typeof replyTemplates.$inferSelect): Template {
  const service = enquiryServices.find(({ slug }) => slug === row.service)?.slug ?? null
  return { ...row, service, updatedAt: row.updatedAt.toISOString() }
}
