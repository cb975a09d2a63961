import { and, asc, eq, lte, max } from 'drizzle-orm'
import type { ClientMailContext } from '#app/clients/access/write-to-client.server.ts'
import type { ReturnRow } from '#app/clients/model/rows.server.ts'
import { lockClient } from '#app/clients/records/clients.server.ts'
import { addDays, isOpenOn } from '#app/enquiries/office/office-hours.ts'
import { readOffice } from '#app/enquiries/office/read-office.server.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { requests, returns } from '#app/platform/db/schema.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { hasAsked, isAsked } from './asked.server.ts'
import { remindClient } from './notify-client.server.ts'
import { isTimeToRemind, REMIND_AFTER_DAYS, reminderDay } from './reminder-days.server.ts'

/**
 * Reminds clients of what is missing, after 3, 7 and 14 days, in one e-mail for each client and day and never
 * on a closed day; every ten minutes from nine on.
 */
export async function remindOfRequests(
  context: ClientMailContext,
  now = new Date(),
): Promise<void> {
  const today = indianDate(now)
  if (!isTimeToRemind(now)) return
  if (!isOpenOn(await readOffice(context.db), today)) return
  const due = await context.db
    .selectDistinct({ clientId: returns.clientId })
    .from(returns)
    .where(isDue(today))
    .orderBy(asc(returns.clientId))
  for (const { clientId } of due) {
    await context.db.transaction(async (tx) => {
      await lockClient(tx, clientId)
      const rows = await tx
        .select()
        .from(returns)
        .where(and(eq(returns.clientId, clientId), isDue(today)))
        .for('update')
      if (rows.length === 0) return
      await remindClient(context, tx, clientId, today, {})
      for (const row of rows) {
        const next = nextDay(await lastAsked(tx, row), today)
        const remindOn = next && (await reminderDay(tx, next))
        await tx.update(returns).set({ remindOn }).where(eq(returns.id, row.id))
      }
    })
  }
}

function isDue(today: string) {
  return and(lte(returns.remindOn, today), eq(returns.remindersStopped, false), hasAsked)
}

/** When the newest of what is missing was asked for. */
async function lastAsked(tx: Executor, { id, createdAt }: ReturnRow): Promise<Date> {
  const [found] = await tx
    .select({ at: max(requests.changedAt) })
    .from(requests)
    .innerJoin(returns, eq(returns.id, requests.returnId))
    .where(and(eq(requests.returnId, id), isAsked))
  return found?.at ?? createdAt
}

/** The day of the next reminder of what was asked for then; null after the last one. */
function nextDay(askedAt: Date, today: string): string | null {
  const asked = indianDate(askedAt)
  return REMIND_AFTER_DAYS.map((days) => addDays(asked, days)).find((day) => day > today) ?? null
}
