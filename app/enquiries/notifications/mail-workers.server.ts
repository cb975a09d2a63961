import { redactErrors } from '#app/platform/db/jobs.ts'
import { deliver, type MailContext } from '#app/platform/mail/deliver.server.ts'
import { runScheduledMail } from './scheduled-run.server.ts'

const WORKERS = 2
const MAILS_PER_BATCH = 5

/** Starts sending mails, and the scheduled run that writes them, in the background of this process. */
export async function startMailWorkers(context: MailContext): Promise<void> {
  const { jobs, settings } = context
  await jobs.schedule('mail-round', () => runScheduledMail(context))
  if (!settings.smtp) return
  // Started again after an outage, this must not add workers to those that are there.
  await jobs.boss.offWork('mail')
  await jobs.boss.work<{ id: number }>(
    'mail',
    {
      localConcurrency: WORKERS,
      batchSize: MAILS_PER_BATCH,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: 1,
    },
    (batch) =>
      redactErrors(async () => {
        for (const job of batch) {
          await deliver(context, job.data.id, { abandoned: job.retryCount > 0 })
        }
      }),
  )
}
