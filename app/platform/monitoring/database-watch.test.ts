import { once } from 'node:events'
import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import { operatorAlerts } from '#app/platform/db/schema.ts'
import { MINUTE_MS } from '#app/ui/time/durations.ts'
import { testApp } from '../../../test/app.ts'
import { closeAfterwards } from '../../../test/closing.ts'
import { MailSink } from '../../../test/mail-sink.ts'
import { DatabaseWatch } from './database-watch.server.ts'

const OPERATOR = 'operator@firm.example'

let sink: MailSink
let app: FastifyInstance
let network: Awaited<ReturnType<typeof openNetwork>>
let watch: DatabaseWatch
beforeEach(async () => {
  sink = await MailSink.open()
  closeAfterwards(() => sink.close())
  app = await testApp({ SMTP_URL: sink.url, OPERATOR_EMAIL: OPERATOR })
  network = await openNetwork(app.connection)
  const connection = { ...app.connection, host: '127.0.0.1', port: network.port }
  watch = new DatabaseWatch({ db: app.db, env: app.env, log: app.log, connection })
})

const after = (minutes: number) => new Date(Date.UTC(2026, 6, 1) + minutes * MINUTE_MS)
const subjects = () => sink.to(OPERATOR).map(({ subject }) => subject)

test('the operator is notified when the database is away, and when it is back', async () => {
  await watch.look(after(0))
  network.down = true
  await watch.look(after(1))
  expect(subjects()).toEqual([])
  await watch.look(after(2))
  await watch.look(after(3))
  expect(subjects()).toEqual(['The database can’t be reached (Tax Expert)'])
  expect(sink.caught[0]?.text).toContain('enquiries can’t be saved')

  network.down = false
  await watch.look(after(4))
  expect(subjects().slice(1)).toEqual(['Resolved: The database can’t be reached (Tax Expert)'])
  expect(await app.db.select().from(operatorAlerts)).toMatchObject([
    { kind: 'database-away', raisedAt: after(1), clearedAt: after(4), notifiedAt: after(2) },
  ])
})

test('a database that goes away again is reported at most once an hour', async () => {
  for (const start of [0, 10, 20, 70]) {
    network.down = true
    for (const minute of [0, 1, 2]) await watch.look(after(start + minute))
    network.down = false
    await watch.look(after(start + 3))
  }
  expect(subjects().filter((subject) => subject?.startsWith('The database'))).toHaveLength(2)
  expect(subjects().filter((subject) => subject?.startsWith('Resolved'))).toHaveLength(2)
})

test('one failed check is taken for a restart and not reported', async () => {
  network.down = true
  await watch.look(after(0))
  network.down = false
  await watch.look(after(1))
  expect(subjects()).toEqual([])
  expect(await app.db.$count(operatorAlerts)).toBe(0)
})

/** The way to the database, which can be cut. */
async function openNetwork(connection: FastifyInstance['connection']) {
  const { host = '', port = 5432 } = connection
  const state = { down: false, port: 0 }
  const server = createServer((client: Socket) => {
    if (state.down) return client.destroy()
    const database = host.startsWith('/')
      ? dial(`${host}/.s.PGSQL.${port}`)
      : dial({ host, port: Number(port) })
    client.pipe(database).pipe(client)
    for (const socket of [client, database]) socket.on('error', () => {})
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  state.port = (server.address() as AddressInfo).port
  closeAfterwards(async () => {
    server.close()
  })
  return state
}
