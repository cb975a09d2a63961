import { createServer, type Socket } from 'node:net'
import pg from 'pg'
import { describe, expect, inject, test } from 'vitest'
import { closeAfterwards } from '../../../test/closing.ts'
import { emptyDatabase } from '../../../test/database.ts'
import { explainRefusal, meetDatabase } from './first-contact.ts'
import { migrateDatabase } from './migrate.ts'

const log = { warn() {} }

describe('a PostgreSQL that the site cannot run on is refused, naming DATABASE_URL:', () => {
  test.each([
    ['a wrong password', '28P01', /does not accept the password/],
    ['a role that is not there, or may not come from here', '28000', /no such role, no entry/],
    ['a database that is not there', '3D000', /no database of that name/],
    ['a role that may not connect', '42501', /does not let this user into that database/],
  ])('%s', async (_, code, reason) => {
    await refused(await serverThat((socket) => socket.end(errorMessage(code))), reason)
  })

  // Each is tried for four seconds.
  test('nothing listens there, nothing ever answers, another kind of server, a host name that does not exist', async () => {
    const elsewhere = meetDatabase({ connectionString: 'postgres://a:b@db.invalid/site' }, log)
    await Promise.all([
      refused(1, /unreachable: nothing is listening there/),
      refused(await serverThat(() => {}), /no answer in time/),
      refused(await serverThat((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))),
      expect(elsewhere).rejects.toThrow(/DATABASE_URL: a@db\.invalid:5432\/site is unreachable/),
    ])
  })

  async function refused(port: number, reason = /./) {
    const meeting = meetDatabase({ connectionString: urlOf(port) }, log)
    await expect(meeting).rejects.toThrow(/^ {2}DATABASE_URL: site@127\.0\.0\.1:\d+\/taxes /m)
    await expect(meeting).rejects.toThrow(reason)
    await expect(meeting).rejects.not.toThrow(/hunter2/)
  }
})

test('a server that is just starting is waited for', async () => {
  let asked = 0
  const { connection } = await emptyDatabase()
  const port = await serverThat((socket) => {
    asked += 1
    socket.end(errorMessage(asked < 3 ? '57P03' : '28P01'))
  })
  await expect(meetDatabase({ connectionString: urlOf(port) }, log)).rejects.toThrow(/password/)
  expect(asked).toBe(3)
  await meetDatabase(connection, log)
})

test('for a role that may not create tables, the error names the missing right', async ({
  skip,
}) => {
  const { connection } = await emptyDatabase()
  if (!connection.host) skip('needs to be a superuser of the server')
  const role = await makeGuest(connection)
  const address = `postgres://${role}@/${connection.database}?host=${connection.host}&port=${connection.port}`
  const guest = { connectionString: address }
  await meetDatabase(guest, log)
  const failure = await migrateDatabase(guest).catch((error: unknown) => error)
  const explained = explainRefusal(failure, guest)
  expect(String(explained)).toMatch(/DATABASE_URL: .* lacks a right \(permission denied for .*\)/)
})

async function makeGuest(connection: pg.ClientConfig): Promise<string> {
  const role = `guest_${inject('database').prefix}`
  const superuser = new pg.Client({ ...connection, user: 'postgres' })
  await superuser.connect()
  await superuser.query(`create role ${role} login`)
  closeAfterwards(async () => {
    await superuser.query(`drop role ${role}`)
    await superuser.end()
  })
  return role
}

/** A server on a port of its own which does that with each connection that has said something. */
async function serverThat(answer: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('data', () => answer(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closeAfterwards(async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return (server.address() as { port: number }).port
}

function urlOf(port: number): string {
  return `postgres://site:hunter2@127.0.0.1:${port}/taxes`
}

/** What PostgreSQL sends where it lets no one in. */
function errorMessage(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mrefused\0\0`)
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}
