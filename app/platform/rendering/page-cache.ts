import { createHash } from 'node:crypto'
import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib'
import { DAY_MS, MINUTE_MS } from '#app/ui/time/durations.ts'
import { INDIA_OFFSET_MS } from '#app/ui/time/india.ts'
import { pageKey } from './page-address.ts'

/**
 * Public pages are the same for every visitor. Each is prepared once (compressed copies, headers,
 * ETag) and cached in memory; a request for it is one look-up, before anything else in the server runs.
 * A change of content, a new day in India or the time limit makes pages stale: the next visitor gets
 * a new one, or the stale one when a new one cannot be rendered because the database is away.
 */
export class PageCache {
  readonly #pages = new Map<string, KeptPage>()
  #uses = 0
  readonly #bypass: RegExp
  readonly #always: ReadonlySet<string>

  /**
   * @param bypass the name of the cookie whose holder must not get a cached page
   * @param always the addresses of pages that are never evicted
   */
  constructor(bypass: string, always: Iterable<string>) {
    this.#bypass = holdsCookie(bypass)
    this.#always = new Set(always)
  }

  /** Responds from memory if it can; returns whether it did. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const url = pageKey(request.url ?? '')
    const page = this.fresh(url)
    if (page === undefined) return false
    if (this.#bypass.test(request.headers.cookie ?? '')) return false
    page.lastUse = ++this.#uses
    const { status, headers, body } = responseFor(page, request.headers)
    if (status === 304) this.counts.unchanged++
    else this.counts.hits++
    response.writeHead(status, headers)
    response.end(request.method === 'HEAD' ? undefined : body)
    return true
  }

  /** How often pages were sent from memory, found unchanged (304), rendered, or sent stale. */
  readonly counts = { hits: 0, unchanged: 0, misses: 0, stale: 0 }

  /** How many pages are cached, and how much memory their bodies take. */
  size(): { pages: number; bytes: number } {
    let bytes = 0
    for (const { bodies } of this.#pages.values()) {
      bytes += bodies.br.length + bodies.gzip.length
    }
    return { pages: this.#pages.size, bytes }
  }

  /** Counts the changes of content; a page whose rendering began before one must not be cached. */
  generation = 0

  /** @param generation the counter before the page was rendered */
  set(url: string, page: CachedPage, generation = this.generation): void {
    this.counts.misses++
    if (generation !== this.generation) return
    this.#pages.set(url, { ...page, lastUse: ++this.#uses })
    if (this.#pages.size > MAX_PAGES) this.#evictOldest()
  }

  #evictOldest() {
    let oldest: [url: string, page: KeptPage] | undefined
    for (const entry of this.#pages) {
      if (this.#always.has(entry[0])) continue
      if (!oldest || entry[1].lastUse < oldest[1].lastUse) oldest = entry
    }
    if (oldest) this.#pages.delete(oldest[0])
  }

  /** A cached page that may be sent as it is. */
  fresh(url: string): KeptPage | undefined {
    const page = this.#pages.get(url)
    return page && page.freshUntil >= Date.now() ? page : undefined
  }

  /** A cached page, fresh or not. */
  stale(url: string): CachedPage | undefined {
    return this.#pages.get(url)
  }

  /**
   * A cached page, to be sent because a new one could not be rendered. It counts as fresh for some
   * seconds, so that visitors do not hammer a database that is in trouble.
   */
  serveStale(url: string): CachedPage | undefined {
    const page = this.#pages.get(url)
    if (!page) return undefined
    this.counts.stale++
    page.freshUntil = Math.max(page.freshUntil, Date.now() + RETRY_MS)
    return page
  }

  /** Content has changed: nothing that is cached may be sent without trying to render it again. */
  expire(): void {
    this.generation++
    for (const page of this.#pages.values()) page.freshUntil = 0
  }
}

/**
 * Matches a Cookie header that holds this cookie, with spaces wherever its reader allows them. Others of
 * its kind, such as `mysession=`, must not turn the cache off: analytics set them for every visitor.
 */
function holdsCookie(name: string): RegExp {
  return new RegExp(`(?:^|;)\\s*${name}\\s*=`)
}

export interface CachedPage {
  status: number
  /** what every response carries, a 304 too */
  headers: OutgoingHttpHeaders
  headersOf: Record<Encoding, OutgoingHttpHeaders>
  /** The plain page would take more than both: it is unpacked for the few who accept neither. */
  bodies: Record<'br' | 'gzip', Buffer>
  etag: string
  /** whether a proxy may send it to others */
  isForAll: boolean
  freshUntil: number
}

/** With the number of its last use: to put it last in the map would build the map's table again and again. */
type KeptPage = CachedPage & { lastUse: number }

type Encoding = 'br' | 'gzip' | 'identity'

export const MAX_PAGES = 1_000
const RETRY_MS = 10_000
const FRESH_MS = 5 * MINUTE_MS

/**
 * Compresses a rendered page and works out its headers.
 * @param lasting whether it will be sent often, which is worth compressing harder
 */
export async function preparePage(
  html: string,
  status: number,
  lasting: boolean,
  headers: OutgoingHttpHeaders,
  freshMs = FRESH_MS,
): Promise<CachedPage> {
  const identity = Buffer.from(html)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: lasting ? 10 : 4,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
        [constants.BROTLI_PARAM_LGWIN]: windowOf(identity.length),
      },
    }),
    promisify(gzip)(identity, { level: lasting ? 9 : 5 }),
  ])
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const common = { ...headers, etag, vary: 'accept-encoding, cookie' }
  return {
    status,
    headers: common,
    headersOf: {
      br: { ...common, 'content-encoding': 'br', 'content-length': br.length },
      gzip: { ...common, 'content-encoding': 'gzip', 'content-length': gz.length },
      identity: { ...common, 'content-length': identity.length },
    },
    bodies: { br: alone(br), gzip: alone(gz) },
    etag,
    isForAll: String(headers['cache-control']).startsWith('public'),
    freshUntil: Math.min(Date.now() + freshMs, nextIndianMidnight()),
  }
}

/**
 * A copy in memory of its own. What zlib returns is part of a slab of 64 KB, all of which would stay for
 * as long as the page does.
 */
function alone(body: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(body.length)
  body.copy(copy)
  return copy
}

/**
 * The bits of brotli's window: as many as the page needs. The default takes 4 million bytes whatever the
 * page, and eight times that while compressing.
 */
function windowOf(length: number): number {
  const needed = Math.ceil(Math.log2(length + 16))
  return Math.min(22, Math.max(constants.BROTLI_MIN_WINDOW_BITS, needed))
}

/**
 * Status, headers and body of a cached page for one request's headers. nginx keeps a copy until the second is
 * over, counting in whole ones; it doesn't pass on the header that says so.
 */
export function responseFor(page: CachedPage, asked: IncomingHttpHeaders) {
  const withExpiry = (headers: OutgoingHttpHeaders) =>
    page.isForAll
      ? { ...headers, 'x-accel-expires': `@${Math.floor(Date.now() / 1_000)}` }
      : headers
  if (page.status === 200 && asked['if-none-match']?.includes(page.etag)) {
    return { status: 304, headers: withExpiry(page.headers), body: undefined }
  }
  const encoding = chooseEncoding(asked['accept-encoding'])
  const { bodies } = page
  const body = encoding === 'identity' ? gunzipSync(bodies.gzip) : bodies[encoding]
  return { status: page.status, headers: withExpiry(page.headersOf[encoding]), body }
}

function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  if (accepted.includes('br') && !REJECTED.br.test(accepted)) return 'br'
  return accepted.includes('gzip') && !REJECTED.gzip.test(accepted) ? 'gzip' : 'identity'
}

const REJECTED = {
  br: /br *; *q=0(\.0+)? *(,|$)/,
  gzip: /gzip *; *q=0(\.0+)? *(,|$)/,
}

/** Pages name today's date in India; at midnight there it is another. */
function nextIndianMidnight(): number {
  const inIndia = Date.now() + INDIA_OFFSET_MS
  return Math.ceil((inIndia + 1) / DAY_MS) * DAY_MS - INDIA_OFFSET_MS
}
