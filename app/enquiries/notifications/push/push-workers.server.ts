import type { FastifyInstance } from 'fastify'
import { redactErrors } from '#app/platform/db/jobs.ts'
import { deliverPush, type PushContext } from './deliver-push.server.ts'
import type { PushJob } from './queue.server.ts'

const BATCH_SIZE = 20

type Site = Pick<FastifyInstance, 'db' | 'env' | 'log' | 'outbox'>

/** What sending push messages needs. */
export function pushContext({ db, env, log, outbox }: Site): PushContext {
  return {
    db,
    log,
    jobs: outbox.jobs,
    firm: env.firm,
    session: env.session,
    roles: env.roles,
    loopback: env.mode === 'test',
  }
}

/** Sends push messages in the background of this process. */
export async function startPushWorkers(context: PushContext): Promise<void> {
  const { boss } = context.jobs
  // Started again after an outage, this must not add workers to those that are there.
  await boss.offWork('push')
  await boss.work<PushJob>(
    'push',
    { batchSize: BATCH_SIZE, burstWhenBatchFull: true, pollingIntervalSeconds: 2 },
    (batch) =>
      redactErrors(async () => {
        await Promise.all(batch.map(({ data }) => deliverPush(context, data)))
      }),
  )
}
