import { sql } from 'drizzle-orm'
import pg from 'pg'
import { fromDrizzle, PgBoss, type QueueOptions, type QueuePolicy } from 'pg-boss'
import type { Executor } from './database.ts'
import { errorCode, isOutage } from './outage.ts'

export const INVITATION_RETRIES = 4

/** Background work, stored by pg-boss in the schema `pgboss` of the same database. */
const QUEUES = {
  /** sends one mail; a second job for a mail that is still queued is not made */
  mail: {
    policy: 'short',
    retryLimit: 100,
    retryDelay: 5,
    expireInSeconds: 900,
    // A killed process sends no heartbeats: other processes take its mails after this time.
    heartbeatSeconds: 10,
    deleteAfterSeconds: 600,
  },
  /** sends one push message to one browser */
  push: {
    policy: 'standard',
    retryLimit: 3,
    retryDelay: 5,
    expireInSeconds: 120,
    heartbeatSeconds: 10,
    deleteAfterSeconds: 600,
  },
  /** sends one invitation to the staff area; one at a time for each account */
  invitation: {
    policy: 'exclusive',
    retryLimit: INVITATION_RETRIES,
    retryDelay: 30,
    retryBackoff: true,
    expireInSeconds: 300,
    heartbeatSeconds: 10,
    deleteAfterSeconds: 600,
  },
  'mail-round': scheduledQueue(300),
  'inbound-mail': scheduledQueue(300),
  'call-reminders': scheduledQueue(300),
  'date-reminders': scheduledQueue(300),
  alerts: scheduledQueue(300),
  forecast: scheduledQueue(300),
  'missing-rules': scheduledQueue(300),
  cleaning: scheduledQueue(300),
  retention: scheduledQueue(3600),
  'image-leftovers': scheduledQueue(3600),
  'document-scans': scheduledQueue(300),
  'client-reminders': scheduledQueue(300),
  'client-notices': scheduledQueue(300),
  backup: scheduledQueue(6 * 3600),
  'erasure-list': scheduledQueue(300),
} satisfies Record<string, QueueOptions & { policy: QueuePolicy }>
type QueueName = keyof typeof QUEUES

/**
 * All periodic work of the site, as cron expressions in Indian time. One instance at a time does
 * each, whichever comes first.
 */
const SCHEDULES = {
  /** reminders, notifications of dates, digests, and mails whose job was lost */
  'mail-round': '* * * * *',
  /** clients' replies in the mailbox, where one is set up */
  'inbound-mail': '* * * * *',
  /** reminders of calls, a day and an hour before */
  'call-reminders': '* * * * *',
  /** reminders of due dates, at nine in the morning, and the deletion of unconfirmed addresses */
  'date-reminders': '*/10 * * * *',
  /** what has to be reported to the operator */
  alerts: '* * * * *',
  /** whether staff must be warned that the promise will not be kept tonight */
  forecast: '*/5 9-11 * * *',
  /** what the register lacks for 1 April */
  'missing-rules': '0 9 * 3 *',
  /** expired sessions, login attempts and open screens, and what the audit log has held for a year */
  cleaning: '17 * * * *',
  /** enquiries that were closed longer ago than the retention period */
  retention: '30 2 * * *',
  /** files of images whose upload or deletion was cut short */
  'image-leftovers': '50 2 * * *',
  /** documents that wait for the scanner, where one is set up */
  'document-scans': '* * * * *',
  /** clients of whose returns something is missing, from nine in the morning */
  'client-reminders': '*/10 * * * *',
  /** what came in from clients, for the people who work on their returns */
  'client-notices': '* * * * *',
  /** whether the daily backup is due, or was missed, or failed and is to be tried again */
  backup: '0 * * * *',
  /** the list beside the backups of what was erased */
  'erasure-list': '* * * * *',
} satisfies Partial<Record<QueueName, string>>
export type ScheduleName = keyof typeof SCHEDULES

/** Instances that start within this time of one another make one first run. */
const FIRST_RUN_THROTTLE_SECONDS = 60
const SCHEDULE_POLL_SECONDS = 5

function scheduledQueue(expireInSeconds: number) {
  return {
    policy: 'exclusive',
    retryLimit: 0,
    expireInSeconds,
    heartbeatSeconds: 10,
    deleteAfterSeconds: 600,
  } as const
}

const CONNECTIONS = 2
const JOBS_PARAMETER = '$1::text::json'

type Log = { warn(details: object, text: string): void }

/** Creates or updates the schema of pg-boss and the queues, on the connection that migrates. */
export async function installJobs(client: pg.Client): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values as unknown[]) },
    supervise: false,
    schedule: false,
  })
  boss.on('error', () => {})
  await boss.start()
  try {
    for (const [name, queue] of Object.entries(QUEUES)) {
      const { policy, ...options } = queue
      await boss.createQueue(name, { policy, ...options })
      await boss.updateQueue(name, options)
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}

/**
 * Sends jobs, and with `working` also runs them. pg-boss has connections of its own: with the app's,
 * transactions that hold all of them would wait for one more for ever. It connects with the first
 * job, so the app starts while the database is away.
 */
export class Jobs {
  readonly boss: PgBoss
  private readonly pool: pg.Pool
  private readonly log: Log
  private readonly scheduled = new Set<ScheduleName>()
  private readonly insertions = new Map<QueueName, string>()
  private starting: Promise<unknown> | undefined
  private stopped: Promise<void> | undefined

  constructor(pool: pg.Pool, log: Log, { working = false } = {}) {
    this.log = log
    this.pool = new pg.Pool({ ...pool.options, max: CONNECTIONS })
    this.pool.on('error', () => {})
    this.pool.on('connect', (client) => client.on('error', () => {}))
    this.boss = new PgBoss({
      db: { executeSql: (text, values) => this.pool.query(text, values as unknown[]) },
      migrate: false,
      supervise: working,
      schedule: working,
      superviseIntervalSeconds: 10,
      monitorIntervalSeconds: 10,
    })
    this.boss.on('error', (error) => {
      // Polling goes on; an outage is reported by the requests that it fails.
      if (!isOutage(error)) log.warn({ reason: errorCode(error) }, 'background work met an error')
    })
  }

  /** @throws when the database is away; the next call tries again */
  async start(): Promise<void> {
    this.starting ??= this.boss.start()
    try {
      await this.starting
    } catch (error) {
      this.starting = undefined
      throw error
    }
  }

  /** Sends a job that exists only if the transaction is committed. */
  async send(
    tx: Executor,
    queue: QueueName,
    data: object,
    options: { key?: string; after?: Date } = {},
  ): Promise<void> {
    await this.start()
    await this.boss.send(queue, data, {
      db: fromDrizzle(tx, sql),
      singletonKey: options.key,
      ...(options.after && { startAfter: options.after }),
    })
  }

  /**
   * The statement by which pg-boss inserts jobs into a queue, with an expression for its parameter, the
   * JSON of an array of jobs: to queue them in the statement of their cause.
   */
  async insertion(queue: QueueName, jobs: string): Promise<string> {
    const known = this.insertions.get(queue) ?? (await this.learnInsertion(queue))
    return known.replace(JOBS_PARAMETER, () => `(${jobs})::json`)
  }

  private async learnInsertion(queue: QueueName): Promise<string> {
    await this.start()
    let learned = ''
    const executeSql = async (text: string) => {
      learned = text
      return { rows: [] }
    }
    await this.boss.insert(queue, [], { db: { executeSql } })
    if (learned.split('$').length !== 2 || !learned.includes(JOBS_PARAMETER)) {
      throw new Error('pg-boss inserts jobs in another way than expected')
    }
    this.insertions.set(queue, learned)
    return learned
  }

  /**
   * Runs periodic work by its schedule, and once at the start: a site that is restarted often must
   * not wait for ever. A failure is logged, and tried again when the schedule says so.
   */
  async schedule(
    name: ScheduleName,
    work: (data: object) => Promise<void>,
    { firstRunAfterSeconds = 0 } = {},
  ): Promise<void> {
    await this.start()
    if (this.scheduled.has(name)) return
    await this.boss.schedule(name, SCHEDULES[name], null, { tz: 'Asia/Kolkata' })
    await this.boss.send(
      name,
      {},
      { singletonSeconds: FIRST_RUN_THROTTLE_SECONDS, startAfter: firstRunAfterSeconds },
    )
    await this.boss.work(name, { pollingIntervalSeconds: SCHEDULE_POLL_SECONDS }, ([job]) =>
      redactErrors(() => work(job?.data ?? {})).catch((error: Error) => {
        this.log.warn({ schedule: name, reason: error.message }, 'scheduled work failed')
        throw error
      }),
    )
    this.scheduled.add(name)
  }

  /** Ends periodic work that an earlier start set up, and this one does not do. */
  async unschedule(name: ScheduleName): Promise<void> {
    await this.start()
    await this.boss.unschedule(name)
  }

  /** Waits for running jobs for up to 10 seconds. */
  async stop(): Promise<void> {
    if (this.starting) {
      await this.starting.catch(() => {})
      await this.boss.stop({ graceful: true, timeout: 10_000 }).catch(() => {})
    }
    this.stopped ??= this.pool.end()
    await this.stopped
  }
}

/**
 * Runs a job's work, and fails with no more than an error code: pg-boss stores the error of a failed
 * job, and the message of a failed query quotes what was in it.
 */
export async function redactErrors(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    throw new Error(`failed: ${errorCode(error)}`)
  }
}
