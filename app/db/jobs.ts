import { sql } from 'drizzle-orm'
import pg from 'pg'
import { fromDrizzle, PgBoss, type QueueOptions, type QueuePolicy } from 'pg-boss'
import type { Executor } from './database.ts'
import { errorCode, isOutage } from './outage.ts'

/** Work in the background, kept by pg-boss in the schema `pgboss` of the same database. */
const QUEUES = {
  /** sends one mail; a second job for a mail that is still queued is not made */
  mail: {
    policy: 'short',
    retryLimit: 100,
    retryDelay: 5,
    expireInSeconds: 900,
    // A process that was killed stops beating: its mails are taken over that soon.
    heartbeatSeconds: 10,
    deleteAfterSeconds: 600,
  },
  /** once a minute: what became due, and what was left lying */
  'mail-round': {
    policy: 'exclusive',
    retryLimit: 0,
    expireInSeconds: 300,
    heartbeatSeconds: 10,
    deleteAfterSeconds: 600,
  },
} satisfies Record<string, QueueOptions & { policy: QueuePolicy }>
export type QueueName = keyof typeof QUEUES

const OWN_CONNECTIONS = 2

type Log = { warn(details: object, text: string): void }

/** Makes or updates the schema of pg-boss and the queues, on the connection that migrates. */
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
 * Sends jobs, and where `working` also does them. pg-boss asks on connections of its own: were they
 * the app's, transactions that hold them all would wait for one more for ever. Nothing is asked of
 * the database before the first job, so the app starts while the database is away.
 */
export class Jobs {
  readonly boss: PgBoss
  private readonly own: pg.Pool
  private starting: Promise<unknown> | undefined
  private ended: Promise<void> | undefined

  constructor(pool: pg.Pool, log: Log, { working = false } = {}) {
    this.own = new pg.Pool({ ...pool.options, max: OWN_CONNECTIONS })
    this.own.on('error', () => {})
    this.own.on('connect', (client) => client.on('error', () => {}))
    this.boss = new PgBoss({
      db: { executeSql: (text, values) => this.own.query(text, values as unknown[]) },
      migrate: false,
      supervise: working,
      schedule: working,
      superviseIntervalSeconds: 10,
      monitorIntervalSeconds: 10,
    })
    this.boss.on('error', (error) => {
      // Polling goes on meanwhile; an outage is told by those who ask for something.
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

  /** Waits for the work in hand for up to 10 seconds. */
  async stop(): Promise<void> {
    if (this.starting) {
      await this.starting.catch(() => {})
      await this.boss.stop({ graceful: true, timeout: 10_000 }).catch(() => {})
    }
    this.ended ??= this.own.end()
    await this.ended
  }
}
