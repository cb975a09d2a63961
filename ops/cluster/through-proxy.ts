import { Agent, request } from 'node:https'
import { SITE_HOST } from '../../test/nginx.ts'

export interface Answer {
  status: number
  body: string
  cookies: string[]
}

/** What visitors and staff send, through the proxy and by the site's own name. */
export class ThroughProxy {
  readonly #port: number
  // The certificate is of this run.
  readonly #agent = new Agent({ keepAlive: true, rejectUnauthorized: false, servername: SITE_HOST })

  constructor(port: number) {
    this.#port = port
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.#exchange('GET', path, { accept: 'text/html', ...headers })
  }

  post(path: string, content: object, headers: Record<string, string> = {}): Promise<Answer> {
    const body = JSON.stringify(content)
    return this.#exchange(
      'POST',
      path,
      {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        origin: `https://${SITE_HOST}`,
        ...headers,
      },
      body,
    )
  }

  close() {
    this.#agent.destroy()
  }

  /** Rejects when the connection breaks, also in the middle of a response. */
  #exchange(method: string, path: string, headers: Record<string, string>, body?: string) {
    return new Promise<Answer>((resolve, reject) => {
      const asked = request(
        {
          host: '127.0.0.1',
          port: this.#port,
          method,
          path,
          headers: { host: SITE_HOST, ...headers },
          agent: this.#agent,
          timeout: RESPONSE_LIMIT_MS,
        },
        (response) => {
          let text = ''
          response.setEncoding('utf8').on('data', (chunk) => {
            text += chunk
          })
          response.on('error', reject)
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              body: text,
              cookies: response.headers['set-cookie'] ?? [],
            }),
          )
        },
      )
        .on('timeout', () => asked.destroy(new Error('no response')))
        .on('error', reject)
      asked.end(body)
    })
  }
}

const RESPONSE_LIMIT_MS = 30_000
