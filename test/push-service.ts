import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A push message as a browser reads it. */
interface Received {
  payload: unknown
  headers: Record<string, string | string[] | undefined>
}

/**
 * A push service and the browser behind it, on this machine: it decrypts what it gets (RFC 8291) and
 * checks who signed it (RFC 8292). It answers with `status`.
 */
export class PushService {
  readonly received: Received[] = []
  status = 201
  readonly #keys = createECDH('prime256v1')
  readonly #auth = randomBytes(16)
  readonly #server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    this.received.push({
      payload: JSON.parse(this.#decrypt(Buffer.concat(chunks))),
      headers: request.headers,
    })
    response.writeHead(this.status).end()
  })

  static async open(): Promise<PushService> {
    const service = new PushService()
    service.#keys.generateKeys()
    service.#server.listen(0, '127.0.0.1')
    await once(service.#server, 'listening')
    return service
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** What the browser would hand to the site. */
  subscription(name = 'browser') {
    return {
      endpoint: `${this.origin}/push/${name}`,
      keys: {
        p256dh: this.#keys.getPublicKey().toString('base64url'),
        auth: this.#auth.toString('base64url'),
      },
    }
  }

  async close(): Promise<void> {
    this.#server.close()
    await once(this.#server, 'close')
  }

  /** The one record of an `aes128gcm` body: salt, record size, the sender's key, the text. */
  #decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16)
    const keyEnd = 21 + body.readUInt8(20)
    const senderKey = body.subarray(21, keyEnd)
    const derive = (secret: Uint8Array, salted: Uint8Array, info: Uint8Array, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salted, info, length))
    const info = Buffer.concat([
      Buffer.from('WebPush: info\0'),
      this.#keys.getPublicKey(),
      senderKey,
    ])
    const key = derive(this.#keys.computeSecret(senderKey), this.#auth, info, 32)
    const decipher = createDecipheriv(
      'aes-128-gcm',
      derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
      derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
    )
    decipher.setAuthTag(body.subarray(-16))
    const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()])
    return padded.subarray(0, padded.lastIndexOf(2)).toString()
  }
}

/** The claims of a VAPID header, once its signature was checked against the key that it names. */
export function vapidClaims(authorization: string): {
  key: string
  claims: Record<string, unknown>
} {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
  const [head = '', body = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const valid = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!valid) throw new Error('the signature is not by this key')
  return { key, claims: JSON.parse(Buffer.from(body, 'base64url').toString()) }
}
