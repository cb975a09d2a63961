import { eq } from 'drizzle-orm'
import { measuredReplyTime } from '#app/enquiries/desk/stats/stats.server.ts'
import { dueAfter } from '#app/enquiries/model/sla.ts'
import {
  addDays,
  holidayOn,
  type OfficeCalendar,
  openingsOn,
} from '#app/enquiries/office/office-hours.ts'
import { readOffice } from '#app/enquiries/office/read-office.server.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { forecasts } from '#app/platform/db/schema.ts'
import type { RoleMode } from '#app/team/auth/roles.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { atIndianTime } from '#app/ui/time/india.ts'
import { seasonLabels } from '#content/en/enquiry/season.ts'
import { expectedToday, hoursFrom, hoursOn, isOnLeave, opensAgain } from './at-work.ts'
import { type Forecast, forecast, type Span } from './forecast.ts'
import {
  countFollowUps,
  type DeskPerson,
  type Load,
  readArrivals,
  readDueTimes,
  readHandling,
  readLoads,
  readPeople,
} from './measures.server.ts'
import type { ForecastNotice, PersonLoad, SeasonBoard } from './season.ts'

/** The settings that the board depends on. */
export interface Practice {
  roles: RoleMode
  /** whether enquiries are assigned to those on duty: then no one on duty means no one at work */
  assignInTurn: boolean
}

/** Everything on the board. */
export async function seasonBoardOf(
  db: Executor,
  practice: Practice & { showReplyTime: boolean },
  now = new Date(),
): Promise<SeasonBoard> {
  const made = await makeForecast(db, practice, now)
  const day = indianDate(now)
  const dayEnd = atIndianTime(addDays(day, 1), '00:00')
  const loads = await readLoads(db, now, dayEnd)
  const { hours, answered } = await measuredReplyTime(db)
  const { total, counts, weeks } = made.arrivals
  return {
    now: now.toISOString(),
    forecast: {
      ...made.forecast,
      replyBy: made.forecast.replyBy?.toISOString() ?? null,
      repliesInTime: isInTime(made.forecast.replyBy, dueAfter(now, made.calendar)),
      until: made.until.toISOString(),
    },
    followUps: await countFollowUps(db),
    notice: await noticeOf(db, day),
    office: {
      holiday: holidayOn(made.calendar, day)?.name ?? null,
      today: openingsOn(made.calendar, day).map(asText),
    },
    basis: made.basis,
    people: peopleOf(made, loads, day),
    arrivals: { total, counts, weeks: Math.round(weeks * 10) / 10 },
    handling: {
      ...made.handling,
      answersPerHour:
        made.handling.answersPerHour && Math.round(made.handling.answersPerHour * 10) / 10,
    },
    replyTime: { shown: practice.showReplyTime, hours, answered },
  }
}

/** The forecast, with what it was worked out from. */
export async function makeForecast(db: Executor, practice: Practice, now: Date) {
  const calendar = await readOffice(db, now)
  const people = await readPeople(db, practice.roles, now)
  const arrivals = await readArrivals(db, now)
  const handling = await readHandling(db, now)
  const { basis, workers } = atWork(people, practice)
  const until = opensAgain(calendar, now)
  const made: Forecast = forecast({
    now,
    dueTimes: await readDueTimes(db),
    office: calendar,
    expected: arrivals.hasSameDay ? expectedToday(calendar, arrivals.averages, now) : null,
    workers: basis === 'unknown' ? null : workers.map((person) => hoursFrom(calendar, person, now)),
    answersPerHour: handling.answersPerHour,
    opensAgain: until,
  })
  return { forecast: made, until, calendar, people, workers, basis, arrivals, handling }
}

/**
 * The people who are counted on: those on duty. A practice that does not assign in turn may not use that
 * switch at all: where no one is on duty there, the person who answered most recently, if anyone did.
 */
function atWork(people: DeskPerson[], { assignInTurn }: Practice) {
  const onDuty = people.filter((person) => person.onDuty)
  if (onDuty.length > 0 || assignInTurn) return { basis: 'duty' as const, workers: onDuty }
  const workers = people.filter(({ answers }) => answers)
  return { basis: workers.length > 0 ? ('answered' as const) : ('unknown' as const), workers }
}

/** Everyone at the desk, and anyone else who has enquiries; unassigned ones come last. */
function peopleOf(
  {
    people,
    workers,
    calendar,
  }: { people: DeskPerson[]; workers: DeskPerson[]; calendar: OfficeCalendar },
  loads: Load[],
  day: string,
): PersonLoad[] {
  const none = { open: 0, overdue: 0, dueToday: 0 }
  const atDesk = people.map((person) => {
    const { open, overdue, dueToday } = loads.find(({ ownerId }) => ownerId === person.id) ?? none
    const counts = workers.includes(person)
    return {
      id: person.id,
      name: person.name,
      ...{ open, overdue, dueToday },
      onDuty: person.onDuty,
      onLeave: isOnLeave(person, day),
      counts,
      today: counts ? hoursOn(calendar, person, day).map(asText) : [],
    }
  })
  const others = loads
    .filter(({ ownerId }) => !people.some(({ id }) => id === ownerId))
    .map(({ ownerId, name, ...load }) => ({
      ...load,
      id: ownerId,
      name: name ?? seasonLabels.people.nobody,
      ...{ onDuty: false, onLeave: false, counts: false, today: [] },
    }))
    .sort((a, b) => Number(a.id === null) - Number(b.id === null))
  return [...atDesk, ...others]
}

/** The warning that staff got on a day, if any. */
export async function noticeOf(db: Executor, day: string): Promise<ForecastNotice | null> {
  const [found] = await db.select().from(forecasts).where(eq(forecasts.day, day))
  if (!found?.notifiedAt) return null
  const { overdueTonight, replyBy } = found.detail as {
    overdueTonight?: number
    replyBy?: string | null
  }
  return {
    day,
    madeAt: found.madeAt.toISOString(),
    overdueTonight: overdueTonight ?? 0,
    replyBy: replyBy ?? null,
  }
}

function isInTime(replyBy: Date | null, due: Date): boolean {
  return replyBy !== null && replyBy <= due
}

function asText({ start, end }: Span) {
  return { start: start.toISOString(), end: end.toISOString() }
}
