import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { SmtpServer } from '#app/config/mail.server.ts'

/** How a conversation with the mail server ended. */
export type Outcome =
  | { is: 'accepted' }
  /** it was refused, or never got as far as being handed over: it has not arrived */
  | { is: 'refused'; permanent: boolean; reason: string }
  /** all of it was handed over, but no answer was seen: it may have arrived */
  | { is: 'unconfirmed'; reason: string }

export interface SmtpMessage {
  from: string
  to: string
  /** the whole message as it goes over the wire, without its final dot */
  raw: Buffer
  /** awaited when all but the end has been sent; by throwing it keeps the end from being sent */
  beforeEnd: () => Promise<void>
  /** called in the moment in which the end is sent */
  atEnd: () => void
}

const LIMITS = {
  connectionTimeout: 15_000,
  greetingTimeout: 20_000,
  socketTimeout: 60_000,
  dnsTimeout: 10_000,
}
const CONVERSATION_LIMIT_MS = 120_000

/**
 * Hands one message to the mail server. A server takes a message over when it has seen its end, and
 * not before: so the end is held back until `beforeEnd` agrees.
 * @param name what we call ourselves to the server
 */
export async function deliverOverSmtp(
  server: SmtpServer,
  name: string,
  parcel: SmtpMessage,
): Promise<Outcome> {
  let ended = false
  const connection = new SMTPConnection({
    ...LIMITS,
    name,
    host: server.host,
    port: server.port,
    secure: server.secure,
    // A password goes to another machine through TLS only; to this one nothing can be listened to.
    requireTLS: !server.secure && server.user !== undefined && !isLoopback(server.host),
    tls: { minVersion: 'TLSv1.2', rejectUnauthorized: !isLoopback(server.host) },
  })
  const message = Readable.from(
    (async function* () {
      for (let at = 0; at < parcel.raw.length; at += CHUNK) {
        yield parcel.raw.subarray(at, at + CHUNK)
      }
      await parcel.beforeEnd()
      ended = true
      parcel.atEnd()
    })(),
    { objectMode: false, highWaterMark: CHUNK },
  )
  const deadline = AbortSignal.timeout(CONVERSATION_LIMIT_MS)
  try {
    await new Promise<void>((resolve, reject) => {
      connection.on('error', reject)
      connection.once('end', () => reject(new Error('the connection was closed')))
      deadline.addEventListener('abort', () => reject(new Error('it took too long')))
      const settle = (done: () => void) => (error?: Error | null) =>
        error ? reject(error) : done()
      const send = () =>
        connection.send({ from: parcel.from, to: [parcel.to] }, message, settle(resolve))
      connection.connect(
        settle(() => {
          if (!server.user) return send()
          connection.login({ user: server.user, pass: server.password ?? '' }, settle(send))
        }),
      )
    })
    connection.quit()
    return { is: 'accepted' }
  } catch (error) {
    connection.close()
    message.destroy()
    return judge(error as SmtpError, ended)
  }
}

const CHUNK = 8 * 1024

type SmtpError = Error & {
  code?: string
  command?: string
  /** the server's words, which begin with their code */
  response?: string
  responseCode?: number
}

function judge(error: SmtpError, ended: boolean): Outcome {
  const { responseCode } = error
  const reason = wordsFor(error)
  if (ended && responseCode === undefined) return { is: 'unconfirmed', reason }
  // That we may not log in is ours to mend, and no fault of this mail.
  const aboutTheMail = ['MAIL FROM', 'RCPT TO', 'DATA'].includes(error.command ?? '')
  const permanent =
    aboutTheMail && responseCode !== undefined && responseCode >= 500 && responseCode !== 530
  return { is: 'refused', permanent, reason }
}

const REASON_MAX = 500

function wordsFor(error: SmtpError): string {
  const said = (error.response ?? error.message).replace(/\s+/g, ' ').slice(0, REASON_MAX)
  if (error.code === 'EAUTH') return `The mail server did not let us log in. It said: ${said}`
  if (error.responseCode) return `The mail server refused it. It said: ${said}`
  return `The conversation with the mail server broke off: ${said}`
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\./.test(host)
}
