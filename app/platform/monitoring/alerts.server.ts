import { hostname } from 'node:os'
import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Env } from '#app/platform/config/env.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { operatorAlerts } from '#app/platform/db/schema.ts'
import { type MailQueue, queueMail } from '#app/platform/mail/outbox.server.ts'
import { withoutMailboxes } from '#app/platform/mail/without-mailboxes.ts'
import { DAY_MS, MINUTE_MS } from '#app/ui/time/durations.ts'
import { type AlertDetail, describeAlert, type FullDisk } from '#content/en/operator-alerts.ts'
import type { OperatorAlert } from '#content/enums.ts'
import { backupStatus } from '#ops/backup/status.server.ts'
import type { OpenAlert } from './alert.ts'
import { type AlertNews, alertMail } from './alert-mail.ts'
import { mailHealth } from './mail-health.server.ts'

/** An alert is over when its check has found nothing wrong for this long: a fault that comes and goes is one alert. */
const QUIET_MS = 10 * MINUTE_MS
const KEPT_MS = 365 * DAY_MS

export interface AlertContext extends MailQueue {
  db: Database
  env: Env
  log: {
    info(details: object, text: string): void
    error(details: object, text: string): void
  }
}

/**
 * The scheduled check, by one instance at a time: what is wrong is an open alert, and the operator is
 * notified when it begins, once a day while it lasts, and when it is over.
 */
export async function runAlerts(context: AlertContext, now = new Date()): Promise<void> {
  const { db, env } = context
  const mail = await mailHealth(db)
  if (env.mail.smtp && mail.failing) {
    const reason = mail.reason ? withoutMailboxes(mail.reason) : undefined
    await raise(db, 'mail-failing', { waiting: mail.waiting, reason }, now)
  }
  const backup = await backupStatus(db, env, now)
  if (backup.late) {
    await raise(db, 'backup-late', { lastBackupAt: backup.lastFinishedAt?.toISOString() }, now)
  }
  if (backup.lastError) await raise(db, 'backup-failed', { reason: backup.lastError }, now)
  await dropQuietDisks(db, now)
  await notify(context, now)
  await db
    .delete(operatorAlerts)
    .where(lt(operatorAlerts.clearedAt, new Date(now.getTime() - KEPT_MS)))
}

/** Opens an alert, or notes that it still holds. */
async function raise(
  db: Executor,
  kind: OperatorAlert,
  detail: AlertDetail,
  now: Date,
): Promise<void> {
  await db
    .insert(operatorAlerts)
    .values({ kind, detail: { ...detail }, raisedAt: now, seenAt: now })
    .onConflictDoUpdate({
      target: operatorAlerts.kind,
      targetWhere: sql`cleared_at is null`,
      set: { detail: { ...detail }, seenAt: now },
    })
}

/** Every instance reports the disks of its own machine that are nearly full; an empty list says that none is. */
export async function reportFullDisks(
  db: Database,
  disks: FullDisk[],
  now = new Date(),
): Promise<void> {
  if (disks.length === 0) return
  await db.transaction(async (tx) => {
    const others = (await openDisks(tx)).filter(({ host }) => host !== disks[0]?.host)
    const seen = disks.map((disk) => ({ ...disk, at: now.toISOString() }))
    await raise(tx, 'disk-nearly-full', { disks: [...others, ...seen] }, now)
  })
}

/** Reported again for as long as the mailbox that clients reply to cannot be read. */
export async function reportMailNotFetched(
  db: Database,
  reason: string,
  now = new Date(),
): Promise<void> {
  await raise(db, 'mail-not-fetched', { reason }, now)
}

type SeenDisk = FullDisk & { at: string }

async function openDisks(tx: Executor): Promise<SeenDisk[]> {
  const [open] = await tx
    .select({ detail: operatorAlerts.detail })
    .from(operatorAlerts)
    .where(and(eq(operatorAlerts.kind, 'disk-nearly-full'), isNull(operatorAlerts.clearedAt)))
    .for('update')
  return (open?.detail.disks ?? []) as SeenDisk[]
}

/** A machine that has not reported its disk for a while has space again, or is gone. */
async function dropQuietDisks(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const disks = await openDisks(tx)
    const still = disks.filter(({ at }) => Date.parse(at) > now.getTime() - QUIET_MS)
    if (still.length === 0 || still.length === disks.length) return
    await tx
      .update(operatorAlerts)
      .set({ detail: { disks: still } })
      .where(and(eq(operatorAlerts.kind, 'disk-nearly-full'), isNull(operatorAlerts.clearedAt)))
  })
}

/** Closes what is over, and writes the e-mails that are due, in one transaction. */
async function notify(context: AlertContext, now: Date): Promise<void> {
  const { db, env, log } = context
  if (env.monitoring.operator) await context.jobs.start()
  await db.transaction(async (tx) => {
    const over = await tx
      .update(operatorAlerts)
      .set({ clearedAt: now })
      .where(
        and(
          isNull(operatorAlerts.clearedAt),
          lt(operatorAlerts.seenAt, new Date(now.getTime() - QUIET_MS)),
        ),
      )
      .returning()
    for (const alert of over) {
      log.info({ alert: alert.kind }, 'an alert is over')
      if (alert.notifiedAt) await write(context, tx, alert, 'cleared', now)
    }
    const due = await tx
      .select()
      .from(operatorAlerts)
      .where(
        and(
          isNull(operatorAlerts.clearedAt),
          or(
            isNull(operatorAlerts.notifiedAt),
            lt(operatorAlerts.notifiedAt, new Date(now.getTime() - DAY_MS)),
          ),
        ),
      )
      .for('update')
    for (const alert of due) {
      log.error({ alert: alert.kind, detail: alert.detail }, 'something needs the operator')
      await write(context, tx, alert, alert.notifiedAt ? 'again' : 'raised', now)
      await tx
        .update(operatorAlerts)
        .set({ notifiedAt: now })
        .where(eq(operatorAlerts.id, alert.id))
    }
  })
}

async function write(
  context: AlertContext,
  tx: Executor,
  { id, ...alert }: typeof operatorAlerts.$inferSelect,
  news: AlertNews['news'],
  at: Date,
): Promise<void> {
  const to = context.env.monitoring.operator
  if (!to) return
  await queueMail(tx, context, {
    event: `operator-alert:${id}:${news}${news === 'again' ? `:${at.toISOString()}` : ''}`,
    kind: 'operator-alert',
    to,
    content: alertMail({ ...alert, news, at }, context.firm),
  })
}

/** What is wrong right now, the oldest first. */
export async function openAlerts(db: Executor): Promise<OpenAlert[]> {
  const found = await db
    .select()
    .from(operatorAlerts)
    .where(isNull(operatorAlerts.clearedAt))
    .orderBy(asc(operatorAlerts.raisedAt))
  return found.map(({ kind, detail, raisedAt }) => ({
    kind,
    text: describeAlert(kind, detail),
    raisedAt: raisedAt.toISOString(),
  }))
}

/** Records an outage of the database when it is over: during it nothing can be written. */
export async function recordOutage(
  db: Executor,
  outage: { since: Date; until: Date; notifiedAt: Date | undefined; reason: string | undefined },
): Promise<void> {
  await db.insert(operatorAlerts).values({
    kind: 'database-away',
    detail: { host: hostname(), reason: outage.reason },
    raisedAt: outage.since,
    seenAt: outage.until,
    notifiedAt: outage.notifiedAt ?? null,
    clearedAt: outage.until,
  })
}
