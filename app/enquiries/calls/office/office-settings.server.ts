import { asc, eq, gte } from 'drizzle-orm'
import { readOffice } from '#app/enquiries/office/read-office.server.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { bookingRules, holidays, leaves, officeHours, users } from '#app/platform/db/schema.ts'
import { InvalidInput, NotFound } from '#app/platform/http/errors.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import { formatDay, indianDate } from '#app/ui/time/dates.ts'
import { INDIAN_HOLIDAYS } from '#content/office/holidays.ts'
import { changeOffice } from './change-office.server.ts'
import { officeFaults } from './labels.ts'
import {
  type BookingRules,
  type ClosedDays,
  DEFAULT_RULES,
  day as dayRule,
  type OfficeSettings,
  type Outcome,
  type Span,
} from './office-settings.ts'

/** Everything that the screen of office hours shows. */
export async function readOfficeSettings(db: Executor): Promise<OfficeSettings> {
  const today = indianDate(new Date())
  const { isSet, hours, skipsClosedDays } = await readOffice(db)
  const listed = await db
    .select()
    .from(holidays)
    .where(gte(holidays.day, `${today.slice(0, 4)}-01-01`))
    .orderBy(asc(holidays.day))
  const [rules] = await db
    .select({ rules: bookingRules, changedBy: users.name })
    .from(bookingRules)
    .leftJoin(users, eq(users.id, bookingRules.changedBy))
  const away = await db
    .select({
      id: leaves.id,
      userId: leaves.userId,
      name: users.name,
      firstDay: leaves.firstDay,
      lastDay: leaves.lastDay,
      note: leaves.note,
    })
    .from(leaves)
    .innerJoin(users, eq(users.id, leaves.userId))
    .where(gte(leaves.lastDay, today))
    .orderBy(asc(leaves.firstDay), asc(leaves.id))
  return {
    isSet,
    hours,
    holidays: listed,
    skipsClosedDays,
    rules: rules ? plainRules(rules.rules) : DEFAULT_RULES,
    changedBy: rules?.changedBy ?? null,
    changedAt: rules?.rules.changedAt.toISOString() ?? null,
    away,
  }
}

function plainRules(row: typeof bookingRules.$inferSelect): BookingRules {
  const { open, bufferMinutes, maxPerDay, noticeMinutes, daysAhead } = row
  return { open, bufferMinutes, maxPerDay, noticeMinutes, daysAhead }
}

/** Sets the hours of the whole week; without any, the usual ones apply again. */
export function setHours(
  db: Database,
  { hours, confirmed }: { hours: Span[]; confirmed: boolean },
  actorId: number,
): Promise<Outcome> {
  return changeOffice(db, confirmed, async (tx) => {
    await tx.delete(officeHours)
    if (hours.length > 0) await tx.insert(officeHours).values(hours)
    await record(tx, actorId, hours.length > 0 ? 'set-office-hours' : 'reset-office-hours')
  })
}

/** Adds a holiday, or changes its name and whether the office is closed on it. */
export function setHoliday(
  db: Database,
  day: string,
  { name, observed, confirmed }: { name: string; observed: boolean; confirmed: boolean },
  actorId: number,
): Promise<Outcome> {
  assertReal(day)
  return changeOffice(db, confirmed, async (tx) => {
    await tx
      .insert(holidays)
      .values({ day, name, observed })
      .onConflictDoUpdate({ target: holidays.day, set: { name, observed } })
    await record(tx, actorId, observed ? 'set-holiday' : 'unobserved-holiday', labelOf(day, name))
  })
}

/** @throws NotFound */
export async function removeHoliday(db: Database, day: string, actorId: number): Promise<Outcome> {
  assertReal(day)
  return changeOffice(db, true, async (tx) => {
    const [removed] = await tx.delete(holidays).where(eq(holidays.day, day)).returning()
    if (!removed) throw new NotFound(officeFaults.noHoliday)
    await record(tx, actorId, 'removed-holiday', labelOf(day, removed.name))
  })
}

/** Adds India's holidays of a year from today on, except those days that are listed already. */
export function addIndianHolidays(
  db: Database,
  { year, confirmed }: { year: string; confirmed: boolean },
  actorId: number,
): Promise<Outcome> {
  const today = indianDate(new Date())
  const listed = INDIAN_HOLIDAYS.filter(({ day }) => day.startsWith(year) && day >= today)
  if (listed.length === 0)
    throw new InvalidInput([{ path: 'year', message: officeFaults.noHoliday }])
  return changeOffice(db, confirmed, async (tx) => {
    await tx
      .insert(holidays)
      .values(listed.map(({ day, name }) => ({ day, name })))
      .onConflictDoNothing()
    await record(tx, actorId, 'added-holidays', year)
  })
}

export async function setRules(
  db: Database,
  rules: BookingRules,
  actorId: number,
): Promise<OfficeSettings> {
  const row = { ...rules, changedBy: actorId, changedAt: new Date() }
  await db.transaction(async (tx) => {
    await tx
      .insert(bookingRules)
      .values(row)
      .onConflictDoUpdate({ target: bookingRules.only, set: row })
    await record(tx, actorId, 'set-booking-rules')
  })
  return readOfficeSettings(db)
}

/** Applies to enquiries from now on: earlier ones keep the due time that was promised. */
export async function setClosedDays(
  db: Database,
  setting: ClosedDays,
  actorId: number,
): Promise<OfficeSettings> {
  await db.transaction(async (tx) => {
    await tx
      .insert(bookingRules)
      .values({ ...setting, changedBy: actorId })
      .onConflictDoUpdate({ target: bookingRules.only, set: setting })
    await record(tx, actorId, 'set-closed-days')
  })
  return readOfficeSettings(db)
}

function assertReal(day: string) {
  if (!dayRule.safeParse(day).success)
    throw new InvalidInput([{ path: 'day', message: officeFaults.day }])
}

function labelOf(day: string, name: string): string {
  return `${name}, ${formatDay(day)}`
}

async function record(tx: Executor, actorId: number, verb: string, label = '') {
  await recordActivity(tx, { actorId, verb, subject: 'office', label })
}
