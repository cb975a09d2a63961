import type { IncomingMessage, ServerResponse } from 'node:http'

/** How long a body may take to arrive, unless its route allows more. */
const BODY_MS = 20_000
/** For files: ten megabytes take that long at half a megabit a second. */
export const UPLOAD_MS = 170_000
/** What Node itself allows; no route can allow more. A large file over a slow connection takes minutes. */
export const MAX_BODY_MS = 3_600_000
/** For how long a slow body may make no progress. */
const STALLED_MS = 30_000

const waiting = new WeakMap<IncomingMessage, { timer: NodeJS.Timeout; cut: () => void }>()

/** Cuts a request off whose body does not arrive in time. */
export function enforceBodyTimeout(
  request: IncomingMessage,
  response: ServerResponse,
  ms = BODY_MS,
) {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers
  if (coding === undefined && !Number(length)) return
  const cut = () => {
    if (response.headersSent) request.socket.destroy()
    else reject(request)
  }
  const stop = () => {
    clearTimeout(waiting.get(request)?.timer)
    waiting.delete(request)
  }
  request.once('end', stop).once('close', stop)
  waiting.set(request, { timer: setTimeout(cut, ms), cut })
}

/** Lets a body take longer than others: for those who may send large ones. */
export function extendBodyTimeout(request: IncomingMessage, ms: number): void {
  const under = waiting.get(request)
  if (!under) return
  clearTimeout(under.timer)
  under.timer = setTimeout(under.cut, ms)
}

/** Lets a body take as long as it moves: it is cut off once nothing has come for a while. */
export function allowSlowBody(request: IncomingMessage, ms = STALLED_MS): void {
  const under = waiting.get(request)
  if (!under) return
  clearTimeout(under.timer)
  let seen = request.socket.bytesRead
  under.timer = setInterval(() => {
    const read = request.socket.bytesRead
    if (read === seen) under.cut()
    seen = read
  }, ms)
}

/** As Node does when its own limit is over: the server responds 408 and closes. */
function reject({ socket }: IncomingMessage) {
  const server = (socket as { server?: NodeJS.EventEmitter }).server
  const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  if (!server?.emit('clientError', error, socket)) socket.destroy()
}
