import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Firm } from '#app/platform/config/env.ts'
import type { MailEnv } from '#app/platform/config/mail.server.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { mails, users } from '#app/platform/db/schema.ts'
import { NotFound } from '#app/platform/http/errors.ts'
import { MAIL_STATES } from '#content/enums.ts'
import {
  MAILS_PAGE_SIZE,
  type Mail,
  type MailFilters,
  type MailStatus,
  type MailSummary,
  type MailsPage,
} from './mail.ts'
import { PACED_KINDS } from './pace.server.ts'
import { bodyColumns, rendered } from './rendering.server.ts'

/** One page of the outbox, the newest first. */
export async function listMails(db: Executor, filters: MailFilters): Promise<MailsPage> {
  const where = and(
    filters.state ? eq(mails.state, filters.state) : undefined,
    filters.kind ? eq(mails.kind, filters.kind) : undefined,
    filters.lead ? eq(mails.leadId, filters.lead) : undefined,
  )
  const [rows, totals] = await Promise.all([
    summaries(db, where)
      .orderBy(desc(mails.createdAt), desc(mails.id))
      .limit(MAILS_PAGE_SIZE)
      .offset((filters.page - 1) * MAILS_PAGE_SIZE),
    db.select({ total: count() }).from(mails).where(where),
  ])
  return {
    items: rows.map(present),
    total: totals[0]?.total ?? 0,
    page: filters.page,
    pageSize: MAILS_PAGE_SIZE,
  }
}

/** The mails about some enquiries, the oldest first, for the timeline. */
export async function mailsOfLeads(db: Executor, leadIds: number[]): Promise<MailSummary[]> {
  const rows = await summaries(db, inArray(mails.leadId, leadIds)).orderBy(
    asc(mails.createdAt),
    asc(mails.id),
  )
  return rows.map(present)
}

/** @throws NotFound when there is no such mail */
export async function findMail(db: Executor, id: number, firm: Firm): Promise<Mail> {
  const [found] = await summaries(db, eq(mails.id, id))
  const [body] = await db
    .select({ cc: mails.cc, replyTo: mails.replyTo, ...bodyColumns })
    .from(mails)
    .where(eq(mails.id, id))
  if (!found || !body) throw new NotFound('This email doesn’t exist.')
  const { text, html } = rendered(body, firm)
  return { ...present(found), cc: body.cc, replyTo: body.replyTo, text, html }
}

export async function mailStatus(db: Executor, settings: MailEnv): Promise<MailStatus> {
  const [counted, heldBack, failing] = await Promise.all([
    db.select({ state: mails.state, total: count() }).from(mails).groupBy(mails.state),
    db
      .select({ count: count(), until: sql<string | null>`max(${mails.nextTryAt})` })
      .from(mails)
      .where(HELD_BACK),
    db
      .select({ reason: mails.lastError, at: mails.claimedAt, createdAt: mails.createdAt })
      .from(mails)
      .where(sql`${mails.lastError} is not null and ${mails.state} in ('waiting', 'failed')`)
      .orderBy(
        sql`${mails.state} = 'waiting' desc, coalesce(${mails.claimedAt}, ${mails.createdAt}) desc`,
      )
      .limit(1),
  ])
  const counts = Object.fromEntries(MAIL_STATES.map((state) => [state, 0])) as MailStatus['counts']
  for (const { state, total } of counted) counts[state] = total
  const [last] = failing
  const { count: held = 0, until = null } = heldBack[0] ?? {}
  return {
    configured: settings.smtp !== undefined,
    counts,
    heldBack: { count: held, until: until && new Date(until).toISOString() },
    lastError: last?.reason
      ? { reason: last.reason, at: (last.at ?? last.createdAt).toISOString() }
      : null,
  }
}

/** No other mail waits for a later time without having been tried. */
const HELD_BACK = and(
  eq(mails.state, 'waiting'),
  inArray(mails.kind, PACED_KINDS),
  eq(mails.attempts, 0),
  sql`${mails.nextTryAt} > now()`,
)

const summary = {
  id: mails.id,
  kind: mails.kind,
  leadId: mails.leadId,
  to: mails.toAddress,
  subject: mails.subject,
  state: mails.state,
  attempts: mails.attempts,
  reason: mails.lastError,
  createdAt: mails.createdAt,
  nextTryAt: mails.nextTryAt,
  sentAt: mails.sentAt,
  actor: users.name,
}

function summaries(db: Executor, where: SQL | undefined) {
  return db
    .select(summary)
    .from(mails)
    .leftJoin(users, eq(users.id, mails.actorId))
    .where(where)
    .$dynamic()
}

function present(row: Awaited<ReturnType<typeof summaries>>[number]): MailSummary {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    nextTryAt: row.state === 'waiting' ? row.nextTryAt.toISOString() : null,
    sentAt: row.sentAt?.toISOString() ?? null,
  }
}
