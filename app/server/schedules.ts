import type { FastifyInstance } from 'fastify'
import { deleteExpiredClientSessions } from '#app/clients/access/codes.server.ts'
import { openVault } from '#app/clients/documents/open-vault.server.ts'
import {
  eraseEndedDocuments,
  notifyOfEndingDocuments,
} from '#app/clients/documents/retention.server.ts'
import { scanWaiting } from '#app/clients/documents/scan.server.ts'
import { sweepUploads } from '#app/clients/documents/vault.server.ts'
import { remindToVerify } from '#app/clients/filing/filing.server.ts'
import { noticeOfClients } from '#app/clients/returns/notices.server.ts'
import { remindOfRequests } from '#app/clients/returns/reminders.server.ts'
import { deleteOldHeld } from '#app/enquiries/calls/held/hold.server.ts'
import { remindOfCalls } from '#app/enquiries/calls/reminders.server.ts'
import { applyRetention } from '#app/enquiries/desk/changes/erasing.server.ts'
import { deleteExpiredPresence } from '#app/enquiries/desk/presence/presence.server.ts'
import { deleteOldCounts } from '#app/enquiries/insights/counter.server.ts'
import { startMailWorkers } from '#app/enquiries/notifications/mail-workers.server.ts'
import {
  pushContext,
  startPushWorkers,
} from '#app/enquiries/notifications/push/push-workers.server.ts'
import { notifyOfForecast } from '#app/enquiries/workload/notice.server.ts'
import { openImageStore } from '#app/platform/blobs/store.server.ts'
import { deleteExpiredCounts } from '#app/platform/http/shared-limits.ts'
import { startFetching } from '#app/platform/mail/inbound/fetch-rounds.server.ts'
import { deleteOldInbound } from '#app/platform/mail/inbound/inbound-list.server.ts'
import { Pace } from '#app/platform/mail/pace.server.ts'
import { reportMailNotFetched, runAlerts } from '#app/platform/monitoring/alerts.server.ts'
import { runDateReminders } from '#app/tax/due-dates/reminders/send-reminders.server.ts'
import { notifyOfMissingRules } from '#app/tax/tools/server/missing-rules.server.ts'
import { deleteOldActivity } from '#app/team/audit/activity.server.ts'
import { startInvitations } from '#app/team/auth/links/invitations.server.ts'
import { deleteExpiredLoginAttempts } from '#app/team/auth/login-attempts.server.ts'
import { deleteExpiredChallenges } from '#app/team/auth/second-factor/challenges.server.ts'
import { deleteExpiredSessions } from '#app/team/auth/session-store.server.ts'
import { sweepLeftovers } from '#app/writing/images/images.server.ts'
import { deleteExpiredTrash } from '#app/writing/publishing/trash/trash.server.ts'
import { startBackupWork } from '#ops/backup/schedule.server.ts'

type Site = Pick<
  FastifyInstance,
  'db' | 'env' | 'keyring' | 'lifecycle' | 'log' | 'outbox' | 'pool' | 'securityMails'
>

/**
 * Starts the background work of this process; `platform/db/jobs.ts` says how often each schedule runs. The
 * publish times of posts are not among them: each process has a page cache of its own to expire
 * (`writing/posts/schedule.server.ts`).
 */
export async function startBackgroundWork(site: Site): Promise<void> {
  const { db, env, log, outbox, pool, securityMails } = site
  const { jobs } = outbox
  const vault = openVault(site)
  const pace = new Pace(pool, env.limits)
  await startMailWorkers({ ...outbox, db, pool, log, pace })
  await startInvitations({ db, origin: env.publicOrigin, securityMails }, jobs)
  await startPushWorkers(pushContext({ db, env, log, outbox }))
  await startFetching({ ...outbox, db, log }, (reason) => reportMailNotFetched(db, reason))
  await jobs.schedule('call-reminders', () => remindOfCalls({ ...outbox, db }))
  await jobs.schedule('date-reminders', () => runDateReminders({ ...outbox, db }))
  await jobs.schedule('alerts', () => runAlerts({ ...outbox, db, env, log }))
  await jobs.schedule('forecast', () => notifyOfForecast({ ...outbox, db, practice: env }))
  await jobs.schedule('missing-rules', () => notifyOfMissingRules({ ...outbox, db }))
  await jobs.schedule('cleaning', async () => {
    await deleteExpiredSessions(db, env.session)
    await deleteExpiredLoginAttempts(db)
    await deleteExpiredChallenges(db)
    await deleteExpiredCounts(db)
    await deleteExpiredPresence(db)
    await deleteOldActivity(db)
    await deleteOldInbound(db)
    await deleteOldHeld(db)
    await deleteExpiredTrash(db)
    await deleteExpiredClientSessions(db)
    await sweepUploads(vault)
  })
  await jobs.schedule(
    'retention',
    async () => {
      const erased = await applyRetention(db, env.firm.enquiryMonths)
      await deleteOldCounts(db)
      const { documentYears } = env.firm
      const documents = await eraseEndedDocuments(vault, documentYears)
      await notifyOfEndingDocuments({ ...outbox, db }, documentYears)
      log.info({ erased, documents }, 'retention ran')
    },
    // What it erases cannot be brought back: an operator who started with a wrong setting can stop.
    { firstRunAfterSeconds: 5 * 60 },
  )
  const store = openImageStore(env)
  await jobs.schedule('image-leftovers', async () => {
    await sweepLeftovers(db, store)
  })
  await jobs.schedule('client-reminders', async () => {
    const context = { ...outbox, db, ring: site.keyring, origin: env.publicOrigin }
    await remindOfRequests(context)
    await remindToVerify(context)
  })
  await jobs.schedule('client-notices', () => noticeOfClients({ ...outbox, db }))
  const { clamav } = env.documents
  if (clamav) await jobs.schedule('document-scans', () => scanWaiting(vault, clamav))
  await startBackupWork(site)
}
