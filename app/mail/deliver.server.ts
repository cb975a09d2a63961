import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, inArray, sql } from 'drizzle-orm'
import MailComposer from 'nodemailer/lib/mail-composer'
import type pg from 'pg'
import type { Database, Executor } from '#app/db/database.ts'
import { isOutage } from '#app/db/outage.ts'
import { mails } from '#app/db/schema.ts'
import type { LeadHooks, Outbox } from './outbox.server.ts'
import { deliverOverSmtp, type Outcome } from './smtp.server.ts'

const MINUTE = 60_000
/** How long to wait after each try that did not succeed; two days together, then it has failed. */
export const RETRY_DELAYS_MS = [1, 5, 30, 120, 360, 720, 720, 720].map((delay) => delay * MINUTE)

/** Longer than any conversation with a mail server lasts. */
const STALE_MS = 15 * MINUTE
const TELLING_LIMIT_MS = 2 * MINUTE

export interface MailContext extends Outbox {
  db: Database
  pool: pg.Pool
  log: { info(details: object, text: string): void; warn(details: object, text: string): void }
}

/**
 * Sends one mail, if it is due and nobody else is sending it, and records what came of it. Killed at
 * any moment, it leaves a mail of which is known whether it can be sent anew (docs/decisions/005).
 * @param abandoned that whoever took the mail before is known to be dead
 * @throws while the database is away; the job is then done again
 */
export async function deliver(
  postman: MailContext,
  id: number,
  { abandoned = false } = {},
): Promise<void> {
  const { smtp } = postman.settings
  if (!smtp) return
  const mail = await claim(postman, id, abandoned)
  if (!mail) return
  const raw = await compose(mail, postman)
  const witness = await postman.pool.connect()
  let outcome: Outcome
  try {
    outcome = await deliverOverSmtp(smtp, new URL(postman.firm.origin).hostname, {
      from: postman.settings.from,
      to: mail.toAddress,
      raw,
      beforeEnd: async () => {
        const { rowCount } = await witness.query(STILL_OURS, [id, mail.claim])
        if (rowCount === 0) throw new Error('another process took the mail over, or it was erased')
      },
      // Not awaited: it reaches the database whatever becomes of us, and the end of the mail leaves
      // right after it. Should it fail, we are alive to record the outcome.
      atEnd: () => void witness.query(HANDED_OVER, [id, mail.claim]).catch(() => {}),
    })
  } finally {
    witness.release()
  }
  await record(postman, mail, outcome)
}

const STILL_OURS = `select 1 from mails where id = $1 and claim = $2 and state = 'sending'`
const HANDED_OVER = 'update mails set handed_over_at = now() where id = $1 and claim = $2'

type ClaimedMail = typeof mails.$inferSelect

/** Takes a mail that is due, or that somebody dropped before its end was sent. */
async function claim(
  { db, lead }: MailContext,
  id: number,
  abandoned: boolean,
): Promise<ClaimedMail | undefined> {
  const dropped = and(
    eq(mails.state, 'sending'),
    sql`(${abandoned} or ${mails.claimedAt} < ${new Date(Date.now() - STALE_MS)})`,
  )
  await db
    .update(mails)
    .set({
      state: 'unconfirmed',
      lastError:
        'The site was stopped just after it had handed the mail over, before it saw the mail server’s answer.',
    })
    .where(and(eq(mails.id, id), dropped, sql`${mails.dataSentAt} is not null`))
  await db.transaction(async (tx) => {
    const [expired] = await tx
      .update(mails)
      .set({ state: 'failed', lastError: 'It waited too long to be of use, so it was not sent.' })
      .where(and(eq(mails.id, id), eq(mails.state, 'waiting'), sql`${mails.expiresAt} <= now()`))
      .returning({ kind: mails.kind, leadId: mails.leadId })
    if (expired) await answerFailed(tx, lead, expired)
  })
  const [claimed] = await db
    .update(mails)
    .set({
      state: 'sending',
      claim: sql`${mails.claim} + 1`,
      attempts: sql`${mails.attempts} + 1`,
      claimedAt: sql`now()`,
      dataSentAt: null,
    })
    .where(
      and(
        eq(mails.id, id),
        sql`((${mails.state} = 'waiting' and ${mails.nextTryAt} <= now()) or (${dropped}))`,
      ),
    )
    .returning()
  return claimed
}

/** The message as it goes over the wire. Nothing in it is fetched from files or addresses. */
function compose(mail: ClaimedMail, { firm, settings }: Outbox): Promise<Buffer> {
  return new MailComposer({
    from: { name: firm.name, address: settings.from },
    to: { name: '', address: mail.toAddress },
    replyTo: mail.replyTo ? { name: '', address: mail.replyTo } : undefined,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    date: mail.createdAt,
    headers: {
      // Tells absence notices and other robots not to answer what no person wrote.
      ...(mail.kind !== 'reply' && { 'Auto-Submitted': 'auto-generated' }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()
}

async function record(postman: MailContext, mail: ClaimedMail, outcome: Outcome): Promise<void> {
  const delay = RETRY_DELAYS_MS[mail.attempts - 1]
  const again = outcome.is === 'refused' && !outcome.permanent && delay !== undefined
  const told = { mailId: mail.id, kind: mail.kind, attempt: mail.attempts }
  if (outcome.is === 'accepted') postman.log.info(told, 'mail sent')
  else postman.log.warn({ ...told, outcome: outcome.is, again }, 'mail not sent')
  const nextTryAt = new Date(Date.now() + (delay ?? 0))
  await throughOutages(() =>
    postman.db.transaction(async (tx) => {
      if (mail.leadId !== null) await postman.lead.lock(tx, mail.leadId)
      const [changed] = await tx
        .update(mails)
        .set(
          outcome.is === 'accepted'
            ? { state: 'sent', sentAt: sql`now()`, lastError: null }
            : {
                state: again ? 'waiting' : outcome.is === 'unconfirmed' ? 'unconfirmed' : 'failed',
                lastError: outcome.reason,
                dataSentAt: null,
                ...(again && { nextTryAt }),
              },
        )
        .where(
          and(
            eq(mails.id, mail.id),
            eq(mails.claim, mail.claim),
            inArray(mails.state, ['sending', 'unconfirmed']),
          ),
        )
        .returning({ kind: mails.kind, leadId: mails.leadId, state: mails.state })
      if (changed?.state === 'failed') await answerFailed(tx, postman.lead, changed)
      if (changed && again) {
        await postman.jobs.send(
          tx,
          'mail',
          { id: mail.id },
          { key: `${mail.id}:${mail.claim}`, after: nextTryAt },
        )
      }
    }),
  )
}

/** A reply that could not be delivered was no answer. */
async function answerFailed(
  tx: Executor,
  lead: LeadHooks,
  mail: Pick<ClaimedMail, 'kind' | 'leadId'>,
) {
  if (mail.kind === 'reply' && mail.leadId !== null) await lead.onUndeliverable(tx, mail.leadId)
}

/** Nobody else knows what the mail server answered, so it is told until the database hears it. */
async function throughOutages(tell: () => Promise<void>): Promise<void> {
  const until = Date.now() + TELLING_LIMIT_MS
  for (;;) {
    try {
      return await tell()
    } catch (error) {
      if (!isOutage(error) || Date.now() > until) throw error
      await sleep(250)
    }
  }
}
