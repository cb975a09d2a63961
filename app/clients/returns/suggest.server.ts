import { asc, desc, eq } from 'drizzle-orm'
import type { Plan } from '#app/clients/model/request-templates.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { leads, leadWorkings, requests, returns } from '#app/platform/db/schema.ts'
import type { SentAnswer } from '#app/tax/working/answer.ts'
import { documentsNamedIn } from '#content/client-requests.ts'
import type { NewRequest } from '#content/en/clients/requests.ts'
import { requestFor } from '#content/en/clients/requests.ts'
import {
  type ChecklistId,
  documentNames,
} from '#content/en/tools/return-form-and-documents/documents.ts'
import { listOf } from './request-templates.server.ts'

/** The first requests of a new return. */

/**
 * The requests that a return begins with: last year's, what the checklist of the enquiry names, or those of
 * the plan. An enquiry has a checklist where its sender used `Which form, which documents` or ticked the slip.
 */
export async function firstRequests(
  tx: Executor,
  { leadId, plan, after }: { leadId?: number | undefined; plan?: Plan | undefined; after?: number },
): Promise<NewRequest[]> {
  if (after !== undefined) {
    const before = await tx
      .select({
        kind: requests.kind,
        title: requests.title,
        why: requests.why,
        where: requests.where,
      })
      .from(requests)
      .where(eq(requests.returnId, after))
      .orderBy(asc(requests.position), asc(requests.id))
    if (before.length > 0) return before
  }
  const listed = leadId === undefined ? [] : await checklistOf(tx, leadId)
  if (listed.length > 0) return listed.map(requestFor)
  return plan ? listOf(tx, plan) : []
}

async function checklistOf(tx: Executor, leadId: number): Promise<ChecklistId[]> {
  const [found] = await tx
    .select({ answer: leadWorkings.answer, message: leads.message })
    .from(leads)
    .leftJoin(leadWorkings, eq(leadWorkings.leadId, leads.id))
    .where(eq(leads.id, leadId))
  const sent = found?.answer as SentAnswer | null | undefined
  const named = sent?.answer?.checklist?.groups.flatMap(({ items }) => items.map(({ id }) => id))
  const known = Object.keys(documentNames) as ChecklistId[]
  if (named?.length) return known.filter((id) => named.includes(id))
  // The slip sends its list as the message.
  const ticked = documentsNamedIn(found?.message ?? '')
  return ticked.length >= 2 ? ticked : []
}

/** The newest return of a client before a year, from which next year's is copied. */
export async function returnBefore(tx: Executor, clientId: number) {
  const [found] = await tx
    .select()
    .from(returns)
    .where(eq(returns.clientId, clientId))
    .orderBy(desc(returns.year), desc(returns.id))
    .limit(1)
  return found
}
