import { asc, eq, sql } from 'drizzle-orm'
import type {
  Plan,
  RequestTemplate,
  RequestTemplates,
} from '#app/clients/model/request-templates.ts'
import { PLANS } from '#app/clients/model/return.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { requestTemplates } from '#app/platform/db/schema.ts'
import { AppError } from '#app/platform/http/errors.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import { planRequests, requestFor } from '#content/en/clients/requests.ts'

/** What staff have set for a plan; empty where they have not. */
function ownList(tx: Executor, plan: Plan): Promise<RequestTemplate[]> {
  return tx
    .select({
      kind: requestTemplates.kind,
      title: requestTemplates.title,
      why: requestTemplates.why,
      where: requestTemplates.where,
    })
    .from(requestTemplates)
    .where(eq(requestTemplates.plan, plan))
    .orderBy(asc(requestTemplates.position), asc(requestTemplates.id))
}

const orUsual = (own: RequestTemplate[], plan: Plan) =>
  own.length > 0 ? own : planRequests[plan].map(requestFor)

/** The requests that a return of a plan begins with: the list of the staff, or else our usual one. */
export async function listOf(tx: Executor, plan: Plan): Promise<RequestTemplate[]> {
  return orUsual(await ownList(tx, plan), plan)
}

export async function readTemplates(db: Executor): Promise<RequestTemplates> {
  const lists = []
  for (const plan of PLANS) {
    const own = await ownList(db, plan)
    lists.push({ plan, isOwn: own.length > 0, items: orUsual(own, plan) })
  }
  return { lists }
}

/**
 * Replaces the list of a plan; an empty one brings the usual list back.
 * @param was the list that was changed
 * @throws AppError 409 where a colleague was first
 */
export async function replaceTemplates(
  db: Database,
  plan: Plan,
  { items, was }: { items: RequestTemplate[]; was: RequestTemplate[] },
  actorId: number,
): Promise<RequestTemplates> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table request_templates in share row exclusive mode`)
    const current = await listOf(tx, plan)
    if (JSON.stringify(current.map(inOrder)) !== JSON.stringify(was.map(inOrder))) {
      throw new AppError(409, 'A colleague changed this list meanwhile. Look at it again.')
    }
    await tx.delete(requestTemplates).where(eq(requestTemplates.plan, plan))
    if (items.length > 0) {
      const rows = items.map((item, position) => ({ ...item, plan, position }))
      await tx.insert(requestTemplates).values(rows)
    }
    await recordActivity(tx, {
      ...{ actorId, verb: 'updated', subject: 'template', label: `Document list, ${plan}` },
    })
    return readTemplates(tx)
  })
}

const inOrder = ({ kind, title, why, where }: RequestTemplate) => [kind, title, why, where]
