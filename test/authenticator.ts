import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A security key in software: makes one passkey of ES256 and signs with it, as browsers and devices do. */
export class Authenticator {
  readonly id = randomBytes(32)
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  /** grows with each use; a copy of the device would fall behind */
  counter = 0
  userVerified = true
  readonly origin: string
  readonly host: string
  constructor(origin: string, host = new URL(origin).hostname) {
    this.origin = origin
    this.host = host
  }

  /** The answer of `navigator.credentials.create`. */
  make(challenge: string) {
    const authData = this.#authData(0x40, Buffer.concat([Buffer.alloc(16), this.#credential()]))
    const size = Buffer.from([0x59, authData.length >> 8, authData.length & 0xff])
    const attestationObject = Buffer.concat([
      // { fmt: 'none', attStmt: {}, authData } in CBOR
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      size,
      authData,
    ])
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    })
  }

  /** The answer of `navigator.credentials.get`. */
  prove(challenge: string) {
    this.counter++
    const authenticatorData = this.#authData(0, Buffer.alloc(0))
    const clientDataJSON = this.#clientData('webauthn.get', challenge)
    const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)])
    return this.#answer({
      clientDataJSON: clientDataJSON.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
    })
  }

  #answer<Response>(response: Response) {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }))
  }

  #authData(flags: number, more: Buffer): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    const present = 0x01 | (this.userVerified ? 0x04 : 0) | flags
    return Buffer.concat([sha256(Buffer.from(this.host)), Buffer.from([present]), counter, more])
  }

  /** The id, and the public key in COSE. */
  #credential(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const size = Buffer.alloc(2)
    size.writeUInt16BE(this.id.length)
    return Buffer.concat([
      size,
      this.id,
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ])
  }
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}
