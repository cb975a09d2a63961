import { errorCode } from '#app/db/outage.ts'
import { deliver, type MailContext } from '#app/mail/deliver.server.ts'
import { runScheduledMail } from './scheduled-run.server.ts'

const SENDERS = 2
const MAILS_AT_ONCE = 5

/** Starts sending mails and making rounds in the background of this process. */
export async function startMailWorkers(postman: MailContext): Promise<void> {
  const { boss } = postman.jobs
  await postman.jobs.start()
  if (postman.settings.smtp) {
    await boss.work<{ id: number }>(
      'mail',
      {
        localConcurrency: SENDERS,
        batchSize: MAILS_AT_ONCE,
        burstWhenBatchFull: true,
        pollingIntervalSeconds: 1,
      },
      (jobs) =>
        quotingNothing(async () => {
          for (const job of jobs) {
            await deliver(postman, job.data.id, { abandoned: job.retryCount > 0 })
          }
        }),
    )
  }
  await boss.work('mail-round', { pollingIntervalSeconds: 5 }, () =>
    quotingNothing(() => runScheduledMail(postman)),
  )
  await boss.schedule('mail-round', '* * * * *')
  await boss.send('mail-round', {})
}

/** pg-boss keeps the error of a failed job: a failed query's words would keep what was in it. */
async function quotingNothing(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    throw new Error(`failed: ${errorCode(error)}`)
  }
}
