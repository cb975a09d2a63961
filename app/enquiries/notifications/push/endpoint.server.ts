import http from 'node:http'
import https from 'node:https'
import {
  isLoopback,
  isPublicName,
  publicLookup,
} from '#app/platform/http/connections/public-hosts.server.ts'
import { InvalidInput } from '#app/platform/http/errors.ts'

const TIMEOUT_MS = 15_000

/**
 * The address of a push service comes from a browser, so it must not lead the site to a host on
 * the firm's own network: it is https, on the standard port, with a public name.
 * @param loopback whether this machine is allowed too, over http: for tests
 * @throws InvalidInput
 */
export function assertPublicEndpoint(endpoint: string, loopback: boolean): void {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined
  if (url && loopback && isLoopback(url.hostname)) return
  const isPublic =
    url !== undefined &&
    url.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    isPublicName(url.hostname)
  if (isPublic) return
  throw new InvalidInput([
    { path: 'endpoint', message: 'The push service must be at a public https address.' },
  ])
}

/** The answer of a push service, or why there was none. */
export type PushResponse = { status: number; retryAfterSeconds: number } | { failure: string }

/**
 * Sends a request to a push service. The name is resolved here and now, and only a public address is
 * connected to, whatever the name resolved to before. Redirects are not followed.
 */
export function post(
  endpoint: string,
  headers: Record<string, string | number>,
  body: Buffer,
  loopback: boolean,
): Promise<PushResponse> {
  const url = new URL(endpoint)
  const { request } = url.protocol === 'http:' ? http : https
  return new Promise((resolve) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers,
        lookup: publicLookup(loopback),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        agent: false,
      },
      (response) => {
        // The body of the answer is not needed.
        response.destroy()
        resolve({
          status: response.statusCode ?? 0,
          retryAfterSeconds: Number(response.headers['retry-after']) || 0,
        })
      },
    )
    sent.on('error', (error: NodeJS.ErrnoException) =>
      resolve({ failure: error.name === 'AbortError' ? 'ETIMEDOUT' : (error.code ?? 'unknown') }),
    )
    sent.end(body)
  })
}
