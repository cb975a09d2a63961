import { createHash } from 'node:crypto'
import { and, asc, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { files, paths } from '#app/paths.ts'
import type { Env, Firm } from '#app/platform/config/env.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { appointments, calendarFeeds, users } from '#app/platform/db/schema.ts'
import { hashToken, newToken } from '#app/platform/http/secret-tokens.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import { type RoleMode, rightsOf } from '#app/team/auth/roles.ts'
import { DAY_MS } from '#app/ui/time/durations.ts'
import { FEED_TOKEN, type FeedState, type NewFeed } from './feed.ts'
import { feedLabels } from './labels.ts'

const PAST_DAYS = 30
/** How often calendars are asked to look for changes; most decide by themselves. */
const REFRESH_SECONDS = 900

/** The calendar of one person's calls: times, numbers of enquiries and links, but no name of a client. */
export async function readFeed(
  db: Database,
  token: string,
  { firm, roles }: Pick<Env, 'firm' | 'roles'>,
) {
  const userId = await ownerOf(db, token, roles)
  if (userId === undefined) return undefined
  const calls = await db
    .select({
      id: appointments.id,
      leadId: appointments.leadId,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      sequence: appointments.sequence,
      changedAt: appointments.changedAt,
    })
    .from(appointments)
    .where(
      and(
        eq(appointments.userId, userId),
        inArray(appointments.state, ['booked', 'done', 'missed']),
        gte(appointments.startsAt, new Date(Date.now() - PAST_DAYS * DAY_MS)),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
  const calendar = new ICalCalendar({
    name: feedLabels.calendar,
    prodId: { company: firm.name, product: 'calls', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  })
  for (const call of calls) calendar.createEvent(eventOf(call, firm))
  const text = `${calendar.toString()}\r\n`
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` }
}

interface Call {
  id: number
  leadId: number
  startsAt: Date
  endsAt: Date
  sequence: number
  changedAt: Date
}

function eventOf({ id, leadId, startsAt, endsAt, sequence, changedAt }: Call, firm: Firm) {
  const link = firm.origin + paths.admin.lead(leadId)
  return {
    id: `desk-call-${id}@${new URL(firm.origin).hostname}`,
    sequence,
    stamp: changedAt,
    start: startsAt,
    end: endsAt,
    status: ICalEventStatus.CONFIRMED,
    summary: feedLabels.event(leadId),
    description: link,
    url: link,
  }
}

/**
 * Whose calendar it is, and notes that it was fetched; undefined for an unknown address, and for an
 * account that is disabled or doesn’t work at the desk any more.
 */
async function ownerOf(db: Executor, token: string, roles: RoleMode): Promise<number | undefined> {
  if (!FEED_TOKEN.test(token)) return undefined
  const [feed] = await db
    .select({ userId: calendarFeeds.userId, user: users })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.tokenHash, hashToken(token)), isNull(users.disabledAt)))
  if (!feed || !rightsOf(feed.user, roles).roles.includes('accountant')) return undefined
  await db
    .update(calendarFeeds)
    .set({ lastFetchedAt: new Date() })
    .where(
      and(
        eq(calendarFeeds.userId, feed.userId),
        sql`(${calendarFeeds.lastFetchedAt} is null or ${calendarFeeds.lastFetchedAt} < now() - interval '1 minute')`,
      ),
    )
  return feed.userId
}

export async function feedOf(db: Executor, userId: number): Promise<FeedState> {
  const [feed] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId))
  return {
    createdAt: feed?.createdAt.toISOString() ?? null,
    lastFetchedAt: feed?.lastFetchedAt?.toISOString() ?? null,
  }
}

/** Makes a secret address, in place of the one before. */
export async function makeFeed(
  db: Database,
  user: { id: number; name: string },
  firm: Firm,
): Promise<NewFeed> {
  const token = newToken()
  const row = { tokenHash: hashToken(token), createdAt: new Date(), lastFetchedAt: null }
  await db.transaction(async (tx) => {
    await tx
      .insert(calendarFeeds)
      .values({ userId: user.id, ...row })
      .onConflictDoUpdate({ target: calendarFeeds.userId, set: row })
    await record(tx, 'made-calendar-feed', user)
  })
  return { ...(await feedOf(db, user.id)), address: firm.origin + files.calendarFeed(token) }
}

export async function endFeed(
  db: Database,
  user: { id: number; name: string },
): Promise<FeedState> {
  await db.transaction(async (tx) => {
    const ended = await tx
      .delete(calendarFeeds)
      .where(eq(calendarFeeds.userId, user.id))
      .returning({ id: calendarFeeds.userId })
    if (ended.length > 0) await record(tx, 'ended-calendar-feed', user)
  })
  return feedOf(db, user.id)
}

async function record(tx: Executor, verb: string, { id, name }: { id: number; name: string }) {
  await recordActivity(tx, { actorId: id, verb, subject: 'office', subjectId: id, label: name })
}
