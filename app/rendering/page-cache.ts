import { createHash } from 'node:crypto'
import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { INDIA_OFFSET_MS } from '#app/time/india.ts'

/**
 * Public pages are the same for everybody. Each is finished once (compressed copies, headers, ETag)
 * and kept in memory; a request for it is one look-up, before anything else of the server runs.
 * A change of content, a new day in India or the time limit makes pages stale: the next visitor gets
 * a new one, or the stale one when a new one cannot be drawn because the database is away.
 */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>()
  readonly #bypass: string
  readonly #always: ReadonlySet<string>

  /**
   * @param bypass the name of the cookie whose holder must not be given a kept page
   * @param always the addresses of pages that make no room for others
   */
  constructor(bypass: string, always: Iterable<string>) {
    this.#bypass = `${bypass}=`
    this.#always = new Set(always)
  }

  /** Answers from memory if it can; says whether it did. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const url = pageKey(request.url ?? '')
    const page = this.#pages.get(url)
    if (page === undefined || page.freshUntil < Date.now()) return false
    if (request.headers.cookie?.includes(this.#bypass)) return false
    this.#putLast(url, page)
    const { status, headers, body } = responseFor(page, request.headers)
    response.writeHead(status, headers)
    response.end(request.method === 'HEAD' ? undefined : body)
    return true
  }

  /** Counts the changes of content; a page that was drawn across one must not be kept. */
  generation = 0

  /** @param generation what the counter said before the page was drawn */
  keep(url: string, page: CachedPage, generation = this.generation): void {
    if (generation !== this.generation) return
    this.#putLast(url, page)
    if (this.#pages.size > MAX_PAGES) this.#makeRoom()
  }

  /** The page that was used last stands last. */
  #putLast(url: string, page: CachedPage) {
    this.#pages.delete(url)
    this.#pages.set(url, page)
  }

  #makeRoom() {
    for (const url of this.#pages.keys()) {
      if (!this.#always.has(url)) return this.#pages.delete(url)
    }
  }

  /** A page that was finished earlier, fresh or not. */
  stale(url: string): CachedPage | undefined {
    return this.#pages.get(url)
  }

  /**
   * A page that was finished earlier, to be sent because a new one could not be drawn; for some
   * seconds nobody tries again, so that visitors do not hammer a database that is in need.
   */
  postponed(url: string): CachedPage | undefined {
    const page = this.#pages.get(url)
    if (page) page.freshUntil = Math.max(page.freshUntil, Date.now() + TRY_AGAIN_MS)
    return page
  }

  /** Content has changed: nothing that is kept may be given out without trying to draw it anew. */
  expire(): void {
    this.generation++
    for (const page of this.#pages.values()) page.freshUntil = 0
  }
}

/**
 * The address under which a page is kept: its path, with those parts of the query that change what
 * is shown, in one order. What advertisements and mails append changes nothing.
 */
export function pageKey(url: string): string {
  const cut = url.indexOf('?')
  if (cut < 0) return url
  const given = new URLSearchParams(url.slice(cut + 1))
  const kept = new URLSearchParams()
  for (const name of CACHE_PARAMS) {
    const value = given.get(name)
    if (value) kept.set(name, value)
  }
  return kept.size > 0 ? `${url.slice(0, cut)}?${kept}` : url.slice(0, cut)
}
const CACHE_PARAMS = ['category', 'q', 'page']

export interface CachedPage {
  status: number
  /** what every answer carries, a 304 too */
  headers: OutgoingHttpHeaders
  headersOf: Record<Encoding, OutgoingHttpHeaders>
  bodies: Record<Encoding, Buffer>
  etag: string
  freshUntil: number
}
type Encoding = 'br' | 'gzip' | 'identity'

export const MAX_PAGES = 1_000
const TRY_AGAIN_MS = 10_000
const FRESH_MS = 5 * 60_000
const DAY_MS = 24 * 3_600_000

/**
 * Compresses a drawn page and works out its headers.
 * @param lasting whether it will be sent often, which is worth compressing harder
 */
export async function finish(
  html: string,
  status: number,
  lasting: boolean,
  headers: OutgoingHttpHeaders,
): Promise<CachedPage> {
  const identity = Buffer.from(html)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: lasting ? 10 : 4,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
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
    bodies: { br, gzip: gz, identity },
    etag,
    freshUntil: Math.min(Date.now() + FRESH_MS, nextIndianMidnight()),
  }
}

/** Status, headers and body of a finished page for one request's headers. */
export function responseFor(page: CachedPage, asked: IncomingHttpHeaders) {
  if (page.status === 200 && asked['if-none-match']?.includes(page.etag)) {
    return { status: 304, headers: page.headers, body: undefined }
  }
  const encoding = chooseEncoding(asked['accept-encoding'])
  return { status: page.status, headers: page.headersOf[encoding], body: page.bodies[encoding] }
}

function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  const refused = (name: string) => new RegExp(`${name} *; *q=0(\\.0+)? *(,|$)`).test(accepted)
  if (accepted.includes('br') && !refused('br')) return 'br'
  return accepted.includes('gzip') && !refused('gzip') ? 'gzip' : 'identity'
}

/** Pages name today's date in India; at midnight there it is another. */
function nextIndianMidnight(): number {
  const inIndia = Date.now() + INDIA_OFFSET_MS
  return Math.ceil((inIndia + 1) / DAY_MS) * DAY_MS - INDIA_OFFSET_MS
}
