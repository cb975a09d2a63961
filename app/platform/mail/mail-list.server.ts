import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNull,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Firm } from '#app/platform/config/env.ts'
import type { MailEnv } from '#app/platform/config/mail.server.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { mails, users } from '#app/platform/db/schema.ts'
import { hasWords } from '#app/platform/db/search.ts'
import { NotFound } from '#app/platform/http/errors.ts'
import { MAIL_STATES } from '#content/enums.ts'
import { countStates } from './count-states.server.ts'
import {
  MAILS_PAGE_SIZE,
  type Mail,
  type MailFilters,
  type MailStatus,
  type MailSummary,
  type MailsPage,
} from './mail.ts'
import { HOUSEKEEPING, PACED_KINDS } from './mail-kinds.ts'
import type { LeadHooks } from './outbox.server.ts'
import { bodyColumns, rendered } from './rendering.server.ts'

/**
 * One page of the outbox, the newest first. A search finds the e-mails of the enquiries that the desk's
 * search finds, and those that have all of its words in address and subject.
 * @param namesClients whether the search may tell whom an enquiry's e-mail went to
 */
export async function listMails(
  db: Executor,
  { leadIdsFound }: Pick<LeadHooks, 'leadIdsFound'>,
  { state, kind, lead, q, page }: MailFilters,
  namesClients: boolean,
): Promise<MailsPage> {
  const narrowed = and(
    kind === 'desk' ? notInArray(mails.kind, HOUSEKEEPING) : kind && eq(mails.kind, kind),
    lead ? eq(mails.leadId, lead) : undefined,
    q
      ? or(hasWords(q, mails.toAddress, mails.subject), inArray(mails.leadId, leadIdsFound(q)))
      : undefined,
    q && !namesClients ? and(isNull(mails.leadId), isNull(mails.reminderId)) : undefined,
  )
  const [rows, counts] = await Promise.all([
    summaries(db, and(narrowed, state && eq(mails.state, state)))
      .orderBy(desc(mails.createdAt), desc(mails.id))
      .limit(MAILS_PAGE_SIZE)
      .offset((page - 1) * MAILS_PAGE_SIZE),
    countStates(db, mails, MAIL_STATES, narrowed),
  ])
  return {
    items: rows.map(present),
    counts,
    total: state ? counts[state] : Object.values(counts).reduce((sum, one) => sum + one, 0),
    page,
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
  const [counts, heldBack, failing] = await Promise.all([
    countStates(db, mails, MAIL_STATES),
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

/** E-mails to visitors that wait for a later time without having been tried. */
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
