import http from 'node:http'
import https from 'node:https'
import {
  isLoopback,
  isPublicName,
  publicLookup,
} from '#app/platform/http/connections/public-hosts.server.ts'
import { InvalidInput } from '#app/platform/http/errors.ts'
import { imageMessages } from '#content/en/images.ts'

const TIMEOUT_MS = 15_000
const MAX_REDIRECTS = 3

interface Limits {
  maxBytes: number
  /** whether this machine may be asked too: for tests */
  loopback: boolean
  signal: AbortSignal
}

/**
 * Fetches a picture from another site, once. Only public hosts on the standard ports are asked, each
 * redirect is checked like the first address, and no more is read than a picture may have.
 * @throws InvalidInput naming the field `url`
 */
export async function fetchPicture(
  address: string,
  limits: Limits,
): Promise<{ file: Buffer; fileName: string }> {
  const signal = AbortSignal.any([limits.signal, AbortSignal.timeout(TIMEOUT_MS)])
  let url = checked(address, limits.loopback)
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await get(url, limits.loopback, signal)
    const { statusCode = 0, headers } = response
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      response.destroy()
      if (!URL.canParse(headers.location, url)) throw refused(imageMessages.elsewhere.away)
      url = checked(new URL(headers.location, url).href, limits.loopback)
      continue
    }
    if (statusCode !== 200) {
      response.destroy()
      throw refused(imageMessages.elsewhere.away)
    }
    return { file: await read(response, limits.maxBytes), fileName: nameIn(url) }
  }
  throw refused(imageMessages.elsewhere.away)
}

function checked(address: string, loopback: boolean): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  if (!url || !isWeb || url.username || url.password) throw refused(imageMessages.elsewhere.address)
  if (loopback && isLoopback(url.hostname)) return url
  // The port is empty where it is the standard one.
  if (url.port || !isPublicName(url.hostname)) throw refused(imageMessages.elsewhere.address)
  return url
}

function get(url: URL, loopback: boolean, signal: AbortSignal): Promise<http.IncomingMessage> {
  const { request } = url.protocol === 'http:' ? http : https
  return new Promise((resolve, reject) => {
    const headers = { accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif' }
    const options = { headers, lookup: publicLookup(loopback), signal, agent: false }
    request(url, options, resolve)
      .on('error', (error: NodeJS.ErrnoException) => {
        const { address, away } = imageMessages.elsewhere
        reject(refused(error.code === 'EPRIVATE' ? address : away))
      })
      .end()
  })
}

async function read(response: http.IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      size += part.length
      if (size > maxBytes) throw refused(imageMessages.elsewhere.tooLarge)
      parts.push(part)
    }
  } catch (error) {
    throw error instanceof InvalidInput ? error : refused(imageMessages.elsewhere.away)
  } finally {
    response.destroy()
  }
  return Buffer.concat(parts)
}

function nameIn({ pathname }: URL): string {
  return pathname.split('/').at(-1) ?? ''
}

function refused(message: string): InvalidInput {
  return new InvalidInput([{ path: 'url', message }])
}
