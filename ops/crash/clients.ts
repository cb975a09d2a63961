import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

/** A file that the site said it has; one that went in parts has a number that its sender doesn't learn. */
export interface Sent {
  returnId: number
  documentId?: number
  sha256: string
}

const TIMEOUT_MS = 20_000
const PART_BYTES = 512 * 1024
const TRIES = 200

async function ask(url: string, init: RequestInit = {}) {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
  const body = Buffer.from(await response.arrayBuffer())
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return { status: response.status, headers: response.headers, body, cookie: cookies.join('; ') }
}

/** Somebody of the practice, by its API. */
export class Staff {
  private readonly origin: string
  private readonly headers: Record<string, string>
  private constructor(origin: string, cookie: string) {
    this.origin = origin
    this.headers = { cookie, origin }
  }

  static async signIn(origin: string, account: { username: string; password: string }) {
    const { status, cookie } = await ask(`${origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify(account),
    })
    if (status !== 200) throw new Error(`signing in was answered ${status}`)
    return new Staff(origin, cookie)
  }

  private async post<T>(path: string, body: object = {}): Promise<T> {
    const response = await ask(`${this.origin}${path}`, {
      method: 'POST',
      headers: { ...this.headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (response.status >= 300) throw new Error(`${path} was answered ${response.status}`)
    return JSON.parse(response.body.toString())
  }

  /** Starts a return of a new client, who then is signed in. */
  async startReturn(): Promise<Client> {
    type Made = { id: number }
    const { id: clientId } = await this.post<Made>('/api/clients', {
      ...{ name: 'Crash Test', kind: 'individual' },
    })
    const body = { clientId, year: '2025-26', plan: 'basic', fee: 1999 }
    const { id } = await this.post<Made>('/api/returns', body)
    const { url } = await this.post<{ url: string }>(`/api/returns/${id}/link`)
    const { code } = await this.post<{ code: string }>(`/api/returns/${id}/code`)
    const my = `${this.origin}/api/my/${url.slice(url.lastIndexOf('/') + 1)}`
    const { status, cookie } = await ask(`${my}/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    })
    if (status !== 204) throw new Error(`the code was answered ${status}`)
    return new Client(id, my, cookie)
  }

  async download(documentId: number | undefined): Promise<Buffer | undefined> {
    if (documentId === undefined) return undefined
    const url = `${this.origin}/api/documents/${documentId}/file`
    const { status, body } = await ask(url, { headers: this.headers })
    return status === 200 ? body : undefined
  }
}

/** The browser of a client. */
export class Client {
  readonly returnId: number
  private readonly my: string
  private readonly cookie: string
  constructor(returnId: number, my: string, cookie: string) {
    this.returnId = returnId
    this.my = my
    this.cookie = cookie
  }

  /** By the plain form: what breaks off is lost, and was never acknowledged. */
  async sendAtOnce(file: Buffer): Promise<Sent | undefined> {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(file)]), 'form16.pdf')
    const { status, body } = await ask(`${this.my}/documents`, {
      method: 'POST',
      headers: { cookie: this.cookie },
      body: form,
    })
    if (status !== 201) return undefined
    const { id, sha256 } = JSON.parse(body.toString())
    return { returnId: this.returnId, documentId: id, sha256: sha256Of(file, sha256) }
  }

  /** By tus, which asks after each break how far it got. */
  async sendInParts(file: Buffer, counts: { resumed: number }): Promise<Sent | undefined> {
    const headers = { cookie: this.cookie, 'tus-resumable': '1.0.0' }
    const made = await ask(`${this.my}/uploads`, {
      method: 'POST',
      headers: {
        ...headers,
        'upload-length': String(file.length),
        'upload-metadata': `filename ${Buffer.from('bank.pdf').toString('base64')}`,
      },
    })
    if (made.status !== 201) return undefined
    const url = new URL(made.headers.get('location') ?? '', this.my).href
    let offset = 0
    for (let tries = 0; tries < TRIES; tries++) {
      try {
        const { status } = await ask(url, {
          method: 'PATCH',
          headers: {
            ...headers,
            'upload-offset': String(offset),
            'content-type': 'application/offset+octet-stream',
          },
          body: new Uint8Array(file.subarray(offset, offset + PART_BYTES)),
        })
        if (status === 204) offset = Math.min(file.length, offset + PART_BYTES)
        else offset = await this.askFor(url, headers, counts)
      } catch {
        offset = await this.askFor(url, headers, counts).catch(() => offset)
      }
      // A browser takes an upload of which all has arrived for done, whichever answer says so.
      if (offset === file.length) return { returnId: this.returnId, sha256: sha256Of(file) }
    }
    return undefined
  }

  /** How much of an upload has arrived. */
  private async askFor(url: string, headers: Record<string, string>, counts: { resumed: number }) {
    await sleep(100)
    const head = await ask(url, { method: 'HEAD', headers })
    if (head.status !== 200) throw new Error(`an upload was answered ${head.status}`)
    counts.resumed++
    return Number(head.headers.get('upload-offset'))
  }
}

/** @throws where the site names another hash */
function sha256Of(file: Buffer, named?: string): string {
  const own = createHash('sha256').update(file).digest('hex')
  if (named !== undefined && named !== own) throw new Error('the site names another hash')
  return own
}
