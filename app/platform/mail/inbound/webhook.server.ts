import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { whenClosed } from '#app/platform/http/connections/when-closed.ts'
import { AppError, Busy, InvalidInput, NotFound, NotSignedIn } from '#app/platform/http/errors.ts'
import { networkOf } from '#app/platform/http/network.ts'
import { limitAcrossInstances } from '#app/platform/http/rate-limiter.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { MINUTE_MS } from '#app/ui/time/durations.ts'
import { webhookMessages } from './labels.ts'
import { receive } from './receive.server.ts'

const MEGABYTE = 1024 * 1024
const BODY_LIMIT = 14 * MEGABYTE
const MESSAGE_LIMIT = 10 * MEGABYTE
const CLOCK_TOLERANCE_MS = 5 * MINUTE_MS
/** Each holds its whole body in memory. */
const MAX_AT_ONCE = 4
/** Of one network, which may be a stranger: who they are is known when the whole body is here. */
const MAX_OF_NETWORK = 2

const headers = z.object({
  'x-inbound-timestamp': z.string().check(z.regex(/^\d{10}$/, webhookMessages.timestamp)),
  'x-inbound-signature': z
    .string()
    .check(z.regex(/^sha256=[0-9a-f]{64}$/, webhookMessages.signature)),
})
const received = z.object({
  /** whether it was delivered before, and so is not stored again */
  repeated: z.boolean(),
})

/** Where a mail provider delivers e-mails, each signed with the secret that it shares with the site. */
export const inboundWebhook = routes('mail', (app) => {
  const { webhookSecret } = app.env.mail.inbound
  const running = new Map<string, string>()
  app.removeAllContentTypeParsers()
  for (const type of ['message/rfc822', 'application/json']) {
    app.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_, body, done) =>
      done(null, body),
    )
  }

  return [
    route('POST /api/inbound-mail', {
      access: 'public',
      description:
        'Delivers an email of a client, for mail providers. The body is the email itself (`message/rfc822`), or JSON with `raw`, the email in base64. `X-Inbound-Signature` is `sha256=` and the HMAC-SHA256, in hex, of the timestamp, a full stop and the body, with `INBOUND_WEBHOOK_SECRET` as the key. Where none is set the answer is 404.',
      headers,
      reply: { 202: received },
      bodyLimit: BODY_LIMIT,
      config: limitAcrossInstances(
        'inbound-mail',
        { max: 600, windowMs: MINUTE_MS },
        webhookMessages.limited,
      ),
      onRequest: async (request, reply) => {
        if (!webhookSecret) throw new NotFound()
        assertFresh(request)
        const network = networkOf(request.ip)
        const own = [...running.values()].filter((one) => one === network)
        if (running.size >= MAX_AT_ONCE || own.length >= MAX_OF_NETWORK) throw new Busy()
        running.set(request.id, network)
        whenClosed(reply.raw, () => running.delete(request.id))
      },
      run: async (request) => {
        if (!webhookSecret) throw new NotFound()
        const body = request.body as Buffer
        assertSigned(request, body, webhookSecret)
        const { isNew } = await receive(
          { ...app.outbox, db: app.db, log: request.log },
          messageIn(request, body),
          'webhook',
        )
        return { repeated: !isNew }
      },
    }),
  ]
})

/** Before the body is read: without the secret nobody can know which signature it needs. */
function assertFresh({ headers }: FastifyRequest): void {
  const sentAt = Number(headers['x-inbound-timestamp']) * 1000
  const isFresh = Math.abs(Date.now() - sentAt) <= CLOCK_TOLERANCE_MS
  if (!isFresh) throw new NotSignedIn(webhookMessages.timestamp)
  if (!headers['x-inbound-signature']) throw new NotSignedIn(webhookMessages.signature)
}

function assertSigned({ headers }: FastifyRequest, body: Buffer, secret: string): void {
  const expected = createHmac('sha256', secret)
    .update(`${headers['x-inbound-timestamp']}.`)
    .update(body)
    .digest()
  const given = Buffer.from(String(headers['x-inbound-signature']).replace(/^sha256=/, ''), 'hex')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new NotSignedIn(webhookMessages.signature)
  }
}

const envelope = z.object({ raw: z.string() })

function messageIn({ headers }: FastifyRequest, body: Buffer): Buffer {
  const isJson = headers['content-type']?.startsWith('application/json')
  const message = isJson ? decoded(body) : body
  if (message.length > MESSAGE_LIMIT) throw new AppError(413, webhookMessages.tooLarge)
  if (message.length === 0)
    throw new InvalidInput([{ path: 'raw', message: webhookMessages.empty }])
  return message
}

function decoded(body: Buffer): Buffer {
  try {
    const { raw } = envelope.parse(JSON.parse(body.toString('utf8')))
    return Buffer.from(raw, 'base64')
  } catch {
    throw new InvalidInput([{ path: 'raw', message: webhookMessages.empty }])
  }
}
