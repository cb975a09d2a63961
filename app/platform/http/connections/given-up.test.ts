import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { enquiry, signIn, testApp } from '../../../../test/app.ts'
import { logged } from '../../../../test/logged.ts'

const SECRET = 'a-secret-of-forty-characters-for-a-test!'
const MESSAGE = 'From: asha@home.example\r\nMessage-ID: <g1@home.example>\r\n\r\nYes.'
/** More than any of the bounds that a request holds a part of. */
const TIMES = 24

let app: FastifyInstance
let lines: string[]
let staff: Record<string, string>
beforeAll(async () => {
  app = await testApp({
    LOG_LEVEL: 'error',
    MAIL_FROM: 'desk@rao.example',
    INBOUND_ADDRESS: 'replies@rao.example',
    INBOUND_WEBHOOK_SECRET: SECRET,
  })
  lines = logged(app)
  await app.listen({ host: '127.0.0.1', port: 0 })
  staff = await signIn(app)
})

interface Sent {
  path: string
  headers: Record<string, string>
  body: string
}

const STAGES = {
  'after its headers': ({ body }: Sent) => body.length,
  'after half its body': ({ body }: Sent) => Math.floor(body.length / 2),
  'after all of it': () => 0,
}

/** Sends a request without its last bytes and goes away, or once the response has begun. */
async function giveUp({ path, headers, body }: Sent, missing: number, afterResponse = false) {
  const { port } = app.server.address() as AddressInfo
  const accepted = once(app.server, 'connection')
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  const [served] = await accepted
  const closed = new Promise((resolve) => served.once('close', resolve))
  const head = Object.entries({ host: 'x', ...headers, 'content-length': String(body.length) })
  const lines = head.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  socket.write(
    `POST ${path} HTTP/1.1\r\n${lines}\r\n${body.slice(0, body.length - missing)}`,
    () => !afterResponse && socket.destroy(),
  )
  if (afterResponse) {
    await once(socket, 'data')
    socket.destroy()
  }
  await closed
}

function delivery(secret = SECRET): Sent {
  const time = String(Math.floor(Date.now() / 1000))
  const mac = createHmac('sha256', secret).update(`${time}.${MESSAGE}`).digest('hex')
  return {
    path: '/api/inbound-mail',
    headers: {
      'content-type': 'message/rfc822',
      'x-inbound-timestamp': time,
      'x-inbound-signature': `sha256=${mac}`,
    },
    body: MESSAGE,
  }
}

const upload = (): Sent => ({
  path: '/api/images',
  headers: { ...staff, 'content-type': 'multipart/form-data; boundary=x' },
  body: `--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n${'no picture '.repeat(50)}\r\n--x--\r\n`,
})

const sendAll = ({ path: url, headers, body: payload }: Sent) =>
  app.inject({ method: 'POST', url, headers, payload })

describe.each(Object.entries(STAGES))('a request that is given up %s', (_stage, missingOf) => {
  test('a provider that gives up on an email leaves room for its next one', async () => {
    const stranger = delivery('another-secret-of-forty-characters-xxxxx')
    for (let n = 0; n < TIMES; n++) await giveUp(stranger, missingOf(stranger))
    expect((await sendAll(delivery())).statusCode).toBe(202)
  })

  test('a browser that gives up on an upload leaves room for the next one', async () => {
    for (let n = 0; n < TIMES; n++) await giveUp(upload(), missingOf(upload()))
    expect((await sendAll(upload())).statusCode).toBe(415)
  })

  test.each(['/api/leads', '/api/auth/login', '/api/due-dates', '/no-such-page'])(
    'is no error of the site at %s',
    async (path) => {
      const headers = { 'content-type': 'application/json', accept: 'text/html' }
      const sent = { path, headers, body: JSON.stringify(enquiry()) }
      for (let n = 0; n < 4; n++) await giveUp(sent, missingOf(sent))
      expect(app.lifecycle.openRequests).toBe(0)
      expect(lines).toEqual([])
    },
  )
})

test('a delivery that is given up while it is answered leaves room for the next', async () => {
  for (let n = 0; n < TIMES; n++) await giveUp(delivery(), 0, true)
  expect((await sendAll(delivery())).statusCode).toBe(202)
})
