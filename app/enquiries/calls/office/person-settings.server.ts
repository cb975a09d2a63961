import { and, asc, eq, gte, lte } from 'drizzle-orm'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { leaves, users, workingHours } from '#app/platform/db/schema.ts'
import { AppError, NotFound } from '#app/platform/http/errors.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import { formatDay, indianDate } from '#app/ui/time/dates.ts'
import { changeOffice } from './change-office.server.ts'
import { officeFaults, officeLabels } from './labels.ts'
import type { Outcome, PersonBody, PersonSettings, Span } from './office-settings.ts'

/**
 * When one person takes calls, and their leave from today on.
 * @throws NotFound
 */
export async function readPerson(db: Executor, id: number): Promise<PersonSettings> {
  const [person] = await db
    .select({ id: users.id, name: users.name, bookable: users.bookable })
    .from(users)
    .where(eq(users.id, id))
  if (!person) throw new NotFound(officeFaults.noPerson)
  const own = await db
    .select()
    .from(workingHours)
    .where(eq(workingHours.userId, id))
    .orderBy(asc(workingHours.weekday), asc(workingHours.starts))
  const away = await db
    .select({
      id: leaves.id,
      firstDay: leaves.firstDay,
      lastDay: leaves.lastDay,
      note: leaves.note,
    })
    .from(leaves)
    .where(and(eq(leaves.userId, id), gte(leaves.lastDay, indianDate(new Date()))))
    .orderBy(asc(leaves.firstDay))
  return {
    ...person,
    hours: own.map(({ weekday, starts, ends }) => ({
      weekday,
      opens: starts.slice(0, 5),
      closes: ends.slice(0, 5),
    })),
    leaves: away,
  }
}

/** @throws NotFound */
export function setPerson(
  db: Database,
  id: number,
  { bookable, hours, confirmed }: PersonBody,
  actorId: number,
): Promise<Outcome> {
  return changeOffice(db, confirmed, async (tx) => {
    const { name } = await readPerson(tx, id)
    if (bookable !== undefined) await tx.update(users).set({ bookable }).where(eq(users.id, id))
    if (hours) await tx.delete(workingHours).where(eq(workingHours.userId, id))
    if (hours?.length) await tx.insert(workingHours).values(hours.map(rowOf(id)))
    if (hours || bookable !== undefined) await record(tx, actorId, 'set-call-times', id, name)
  })
}

function rowOf(userId: number) {
  return ({ weekday, opens, closes }: Span) => ({ userId, weekday, starts: opens, ends: closes })
}

/**
 * @throws NotFound
 * @throws AppError 409 where there is leave on some of the days already
 */
export function addLeave(
  db: Database,
  id: number,
  given: { firstDay: string; lastDay: string; note: string; confirmed: boolean },
  actorId: number,
): Promise<Outcome> {
  const { confirmed, ...leave } = given
  return changeOffice(db, confirmed, async (tx) => {
    const { name } = await readPerson(tx, id)
    const [other] = await tx
      .select({ id: leaves.id })
      .from(leaves)
      .where(
        and(
          eq(leaves.userId, id),
          lte(leaves.firstDay, leave.lastDay),
          gte(leaves.lastDay, leave.firstDay),
        ),
      )
    if (other) throw new AppError(409, officeFaults.leaveOverlap)
    await tx.insert(leaves).values({ userId: id, ...leave })
    await record(tx, actorId, 'added-leave', id, `${name}, ${daysOf(leave)}`)
  })
}

/** @throws NotFound */
export async function removeLeave(
  db: Database,
  id: number,
  leaveId: number,
  actorId: number,
): Promise<PersonSettings> {
  await db.transaction(async (tx) => {
    const { name } = await readPerson(tx, id)
    const [removed] = await tx
      .delete(leaves)
      .where(and(eq(leaves.id, leaveId), eq(leaves.userId, id)))
      .returning()
    if (!removed) throw new NotFound(officeFaults.noLeave)
    await record(tx, actorId, 'removed-leave', id, `${name}, ${daysOf(removed)}`)
  })
  return readPerson(db, id)
}

function daysOf({ firstDay, lastDay }: { firstDay: string; lastDay: string }): string {
  return officeLabels.away.days(formatDay(firstDay), formatDay(lastDay))
}

async function record(tx: Executor, actorId: number, verb: string, id: number, label: string) {
  await recordActivity(tx, { actorId, verb, subject: 'office', subjectId: id, label })
}
