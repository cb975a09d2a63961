import { randomBytes } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
} from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { api } from '#app/paths.ts'
import { isContention, isOutage } from '#app/platform/db/outage.ts'
import { isRead } from '#app/platform/http/is-read.ts'
import { messages } from '#content/en/messages.ts'
import { discardBody } from './discard-body.ts'

export type ErrorCode = 'step-up'

export interface FieldError {
  path: string
  message: string
}

/** An error whose message is meant for the client. Thrown by name, turned into a response in one place. */
export class AppError extends Error {
  readonly status: number
  readonly errors: FieldError[] | undefined
  readonly retryAfterSeconds: number | undefined
  /** tells programs what to do about it, where the status does not */
  readonly code: ErrorCode | undefined
  constructor(
    status: number,
    message: string,
    more: { errors?: FieldError[]; retryAfterSeconds?: number; code?: ErrorCode } = {},
  ) {
    super(message)
    this.status = status
    this.errors = more.errors
    this.retryAfterSeconds = more.retryAfterSeconds
    this.code = more.code
  }
}
export class InvalidInput extends AppError {
  constructor(errors: FieldError[]) {
    super(400, errors[0]?.message ?? messages.errors.invalid, { errors })
  }
}
/** Values that are right one by one but can’t be together. */
export class Contradiction extends AppError {
  constructor(errors: FieldError[]) {
    super(422, errors[0]?.message ?? messages.errors.invalid, { errors })
  }
}
export class NotSignedIn extends AppError {
  readonly ended: 'idle' | undefined
  /** @param ended why the session of the request ended, where that is known */
  constructor(message: string = messages.errors.signIn, ended?: 'idle') {
    super(401, message)
    this.ended = ended
  }
}
export class NotAllowed extends AppError {
  constructor(message: string = messages.errors.notAllowed) {
    super(403, message)
  }
}
export class NotFound extends AppError {
  constructor(message: string = messages.errors.notFound) {
    super(404, message)
  }
}
/** The session has to prove again whose it is: `POST /api/auth/step-up`, then the same request. */
export class NeedsStepUp extends AppError {
  constructor() {
    super(403, messages.errors.stepUp, { code: 'step-up' })
  }
}
export class TooMany extends AppError {
  constructor(message: string, retryAfterSeconds: number) {
    super(429, message, { retryAfterSeconds })
  }
}

/** The site is well but has more to do than it can: unlike an outage that is over soon. */
export class Busy extends AppError {
  constructor() {
    super(503, messages.errors.busy, { retryAfterSeconds: BUSY_SECONDS })
  }
}
const BUSY_SECONDS = 5

/** What a client gets to know about an error, and nothing more: no stack, no query, no path of a file. */
export interface ErrorResponse {
  status: number
  message: string
  errors: FieldError[] | undefined
  retryAfterSeconds: number | undefined
  code?: ErrorCode | undefined
  /** whether the site is only busy: it has no time for a page that has to be worked out */
  busy?: boolean
  /** set where the session has ended because no one used it */
  ended?: 'idle' | undefined
}

/** Turns anything thrown into its response. The one place that knows every kind of error. */
export function translate(error: unknown, unavailable: string): ErrorResponse {
  const response = (status: number, message: string, errors?: FieldError[]): ErrorResponse => ({
    status,
    message,
    errors,
    retryAfterSeconds: status === 503 ? 30 : undefined,
  })
  if (error instanceof AppError) {
    return {
      ...response(error.status, error.message, error.errors),
      retryAfterSeconds: error.retryAfterSeconds,
      code: error.code,
      ...(error instanceof Busy && { busy: true }),
      ...(error instanceof NotSignedIn && { ended: error.ended }),
    }
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors = distinct(error.validation.flatMap(faultsOf))
    return response(400, errors[0]?.message ?? messages.errors.invalid, errors)
  }
  if (isOutage(error)) return response(503, unavailable)
  const status = (error as FastifyError)?.statusCode
  if (status === 503 || isContention(error)) {
    return {
      ...response(503, messages.errors.busy),
      retryAfterSeconds: BUSY_SECONDS,
      busy: true,
    }
  }
  if (UNREADABLE_JSON.has((error as FastifyError)?.code))
    return response(400, messages.errors.shape.json)
  if (status !== undefined && status >= 400 && status < 500) {
    return response(status, messages.errors.byStatus[status] ?? messages.errors.malformed)
  }
  return response(500, messages.errors.unexpected)
}

const UNREADABLE_JSON = new Set(['FST_ERR_CTP_EMPTY_JSON_BODY', 'FST_ERR_CTP_INVALID_JSON_BODY'])

/** Where a body is wrong, and how; each field that does not exist by its own name. */
function faultsOf(issue: FastifySchemaValidationError): FieldError[] {
  const path = issue.instancePath.split('/').filter(Boolean)
  const { keys } = issue.params
  if (issue.keyword !== 'unrecognized_keys' || !Array.isArray(keys)) {
    return [{ path: path.join('.'), message: issue.message ?? messages.errors.invalid }]
  }
  return keys.map((key) => ({
    path: [...path, key].join('.'),
    message: messages.errors.unknownField,
  }))
}

/** Several checks of one field may give the same message. */
function distinct(errors: FieldError[]): FieldError[] {
  return [...new Map(errors.map((error) => [`${error.path}\n${error.message}`, error])).values()]
}

export type ErrorPage = (
  request: FastifyRequest,
  response: ErrorResponse,
) => Promise<{ html: string; policy: string }>

/** Responds to every error: JSON for programs, a page with the same request id for browsers. */
export function handleErrors(app: FastifyInstance, errorPage: ErrorPage) {
  const unavailable = (request: FastifyRequest) =>
    messages.errors.unavailable(app.env.firm, isRead(request))

  app.setErrorHandler(async (error, request, reply) => {
    // The client broke off while its body was being read. To a reader of errors that looks like the
    // database's lost connection.
    if (error === request.raw.errored) {
      reply.hijack()
      return
    }
    const response = translate(error, unavailable(request))
    if (response.status >= 500 && !(error instanceof Busy))
      request.log.error({ err: error }, 'request failed')
    // A refusal because the site is busy goes out at once.
    if (response.status !== 503) await discardBody(request.raw)
    return sendError(request, reply, response, errorPage)
  })
  app.setNotFoundHandler((request, reply) =>
    sendError(request, reply, translate(new NotFound(), unavailable(request)), errorPage),
  )
}

/** For addresses that cannot even be read: no hook runs for them, so the headers are set here. */
export function rejectUnreadable(
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  request.log.info({ method: request.method, route: 'none', status: 400 }, 'refused')
  return reply
    .code(400)
    .headers({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
      'x-content-type-options': 'nosniff',
    })
    .serializer(JSON.stringify)
    .send({ message: messages.errors.malformed, requestId: request.id })
}

/**
 * For what is no request at all, too large or too slow a head: there is no reply to send it with, so
 * the response is written out.
 */
export function rejectBroken(this: FastifyInstance, error: ConnectionError, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
  const status = brokenStatus[error.code ?? ''] ?? 400
  const requestId = newRequestId()
  const body = JSON.stringify({ message: messages.errors.byStatus[status], requestId })
  this.log.info({ status, requestId, code: error.code }, 'refused')
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      "content-security-policy: default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
      'x-content-type-options: nosniff',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}
type ConnectionError = Error & { code?: string }

const brokenStatus: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
}

/** The id of a request, in its response and in the log. */
export function newRequestId(): string {
  return randomBytes(9).toString('base64url')
}

async function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  response: ErrorResponse,
  errorPage: ErrorPage,
) {
  reply.code(response.status).header('cache-control', 'no-store')
  if (ENDING.has(response.status)) endConnection(request, reply)
  if (response.retryAfterSeconds) reply.header('retry-after', response.retryAfterSeconds)
  if (wantsPage(request)) {
    const { html, policy } = await errorPage(request, response)
    return reply
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(html)
  }
  const { message, errors, code, ended } = response
  const body = { message, errors, code, ended, requestId: request.id }
  return reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(body)
}

const ENDING = new Set([429, 503])

/**
 * A client that asks for more than the site has to give doesn't keep a place as well. A proxy's connections
 * are those of other visitors too.
 */
function endConnection({ ip, raw }: FastifyRequest, reply: FastifyReply) {
  if (ip === raw.socket.remoteAddress) reply.header('connection', 'close')
}

/** A browser that navigates: a form sent without script, or a page that was requested. */
export function wantsPage(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? ''
  if (!accept.includes('text/html')) return false
  return (
    !request.url.startsWith(api.prefix) ||
    isForm(request) ||
    request.headers['sec-fetch-mode'] === 'navigate'
  )
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** the page that holds the form, by what was typed: an error shows the form there again */
    formPage?: (values: Record<string, string>) => string
  }
}

export function isForm(request: FastifyRequest): boolean {
  return (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded')
}
