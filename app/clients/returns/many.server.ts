import { and, asc, inArray } from 'drizzle-orm'
import type { z } from 'zod/mini'
import { lockContact } from '#app/clients/access/links.server.ts'
import type { ClientMailContext } from '#app/clients/access/write-to-client.server.ts'
import { usualKind } from '#app/clients/model/due-date.ts'
import type { bulkChange, startMany } from '#app/clients/model/return.ts'
import { lockReturn, type ReturnRow } from '#app/clients/model/rows.server.ts'
import { ChangedMeanwhile, lockClient } from '#app/clients/records/clients.server.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { returns, users } from '#app/platform/db/schema.ts'
import { AppError } from '#app/platform/http/errors.ts'
import { worksAtDesk } from '#app/team/auth/desk-people.server.ts'
import type { RoleMode } from '#app/team/auth/roles.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { mailStart, remindClient } from './notify-client.server.ts'
import { changeReturn, type Staff, startReturn } from './returns.server.ts'
import { returnBefore } from './suggest.server.ts'

/** Many returns at once. */

/**
 * Starts a year for clients, each with the requests, the people and the fee of their last return. Clients who
 * can't be started are named with the reason; the others are started.
 */
export async function startReturns(
  context: ClientMailContext,
  { year, clientIds, email = false }: z.infer<typeof startMany>,
  staff: Staff,
) {
  const started: { id: number; clientId: number }[] = []
  const skipped: { clientId: number; reason: string }[] = []
  for (const clientId of new Set(clientIds)) {
    try {
      const id = await context.db.transaction(async (tx) => {
        const before = await returnBefore(tx, clientId)
        if (!before) throw new AppError(409, 'This client has no return of an earlier year.')
        const { plan, fee, feeReason } = before
        const made = await startReturn(
          tx,
          {
            ...{ clientId, year, fee, feeReason, ...(await peopleOf(tx, before, staff.mode)) },
            kind: usualKind(year, plan ?? undefined, indianDate(new Date())),
            ...(plan && { plan }),
            ...(feeReason === '' && { feeReason: 'As last year' }),
          },
          staff,
          before.id,
        )
        const contact = email ? await lockContact(tx, clientId) : undefined
        if (contact?.email) await mailStart(context, tx, await lockReturn(tx, made.id), contact)
        return made.id
      })
      started.push({ id, clientId })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      skipped.push({ clientId, reason: error.message })
    }
  }
  return { started, skipped }
}

/** The people of a return, without those who have left the desk since. */
async function peopleOf(tx: Executor, { preparerId, reviewerId }: ReturnRow, mode: RoleMode) {
  const ids = [preparerId, reviewerId].filter((id) => id !== null)
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), worksAtDesk(mode)))
  const here = (id: number | null) => (rows.some((row) => row.id === id) ? id : null)
  return { preparerId: here(preparerId), reviewerId: here(reviewerId) }
}

/** Assigns returns, moves their reminders, or reminds their clients now. */
export async function changeMany(
  context: ClientMailContext,
  { ids, remind = false, was, ...change }: z.infer<typeof bulkChange>,
  staff: Staff,
) {
  let changed = 0
  if (Object.keys(change).length > 0) {
    for (const id of new Set(ids)) {
      try {
        await changeReturn(context.db, id, { ...change, ...(was && { was }) }, staff)
        changed++
      } catch (error) {
        if (!was || !(error instanceof ChangedMeanwhile)) throw error
      }
    }
  }
  if (!remind) return { changed, reminded: 0 }
  const rows = await context.db
    .selectDistinct({ clientId: returns.clientId })
    .from(returns)
    .where(inArray(returns.id, ids))
    .orderBy(asc(returns.clientId))
  let reminded = 0
  for (const { clientId } of rows) {
    const spoken = await context.db.transaction(async (tx) => {
      await lockClient(tx, clientId)
      return remindClient(context, tx, clientId, indianDate(new Date()), { userId: staff.id })
    })
    if (spoken.length > 0) reminded++
  }
  return { changed, reminded }
}
