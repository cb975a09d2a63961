import { asc, desc, eq } from 'drizzle-orm'
import type { Plan } from '#app/clients/model/request-templates.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { leads, leadWorkings, requests, returns } from '#app/platform/db/schema.ts'
import { datesInForce } from '#app/tax/due-dates/calendar.ts'
import type { SentAnswer } from '#app/tax/working/answer.ts'
import { documentsNamedIn } from '#content/client-requests.ts'
import type { NewRequest } from '#content/en/clients/requests.ts'
import { requestFor } from '#content/en/clients/requests.ts'
import type { DueDateGroup } from '#content/en/due-dates.ts'
import {
  type ChecklistId,
  documentNames,
} from '#content/en/tools/return-form-and-documents/documents.ts'
import type { ReturnKind } from '#content/enums.ts'
import { listOf } from './request-templates.server.ts'

/** What a new return begins with: its requests and its due date. */

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

const DUE_KINDS: Partial<Record<ReturnKind, string>> = {
  original: 'return',
  belated: 'belated-return',
  revised: 'revised-return',
}

/** Whose dates of the calendar a return has. */
function groupOf(kind: ReturnKind, plan: Plan | undefined): DueDateGroup {
  if (kind === 'belated') return 'late'
  if (kind === 'revised') return 'filed'
  return plan === 'professional' ? 'presumptive' : 'salaried'
}

/** The due date of such a return by the register, which may have passed; null where it has none. */
export function suggestedDueDate(
  year: string,
  kind: ReturnKind,
  plan: Plan | undefined,
): string | null {
  const group = groupOf(kind, plan)
  const found = datesInForce.find(
    (entry) =>
      entry.kind === DUE_KINDS[kind] && entry.year.includes(year) && entry.groups.includes(group),
  )
  return found?.date ?? null
}

/** The newest return of a client before a year, which next year's takes after. */
export async function returnBefore(tx: Executor, clientId: number) {
  const [found] = await tx
    .select()
    .from(returns)
    .where(eq(returns.clientId, clientId))
    .orderBy(desc(returns.year), desc(returns.id))
    .limit(1)
  return found
}
