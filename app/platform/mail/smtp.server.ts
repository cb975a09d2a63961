import { Readable } from 'node:stream'
import type { SmtpServer } from '#app/platform/config/mail.server.ts'
import { MINUTE_MS } from '#app/ui/time/durations.ts'

/** How an SMTP session ended. */
export type Outcome =
  | { is: 'accepted' }
  /** it was rejected, or its end was never sent: it was not delivered */
  | { is: 'refused'; permanent: boolean; reason: string }
  /** all of it was sent, but no response was seen: it may have been delivered */
  | { is: 'unconfirmed'; reason: string }

export interface SmtpMessage {
  from: string
  to: string
  /** who gets a copy: that the server refuses one of them is no failure */
  cc?: string[]
  /** the whole message as it goes over the wire, without its final dot */
  raw: Buffer
  /** awaited when all but the end has been sent; if it throws, the end is not sent */
  beforeEnd: () => Promise<void>
  /** called when the end is sent, in the same turn of the event loop */
  atEnd: () => void
}

const TIMEOUTS = {
  connectionTimeout: 15_000,
  greetingTimeout: 20_000,
  socketTimeout: MINUTE_MS,
  dnsTimeout: 10_000,
}
const SESSION_TIMEOUT_MS = 120_000

/**
 * Delivers one message to the mail server. The server accepts a message when it has seen its end and
 * not before, so the end is held back until `beforeEnd` resolves.
 * @param name the host name that is sent to the server
 */
export async function deliverOverSmtp(
  server: SmtpServer,
  name: string,
  email: SmtpMessage,
): Promise<Outcome> {
  const { default: SMTPConnection } = await import('nodemailer/lib/smtp-connection')
  let ended = false
  const connection = new SMTPConnection({
    ...TIMEOUTS,
    name,
    host: server.host,
    port: server.port,
    secure: server.secure,
    // A password goes to another machine through TLS only; loopback cannot be overheard.
    requireTLS: !server.secure && server.user !== undefined && !isLoopback(server.host),
    tls: { minVersion: 'TLSv1.2', rejectUnauthorized: !isLoopback(server.host) },
  })
  const message = Readable.from(
    (async function* () {
      for (let at = 0; at < email.raw.length; at += CHUNK) {
        yield email.raw.subarray(at, at + CHUNK)
      }
      await email.beforeEnd()
      ended = true
      email.atEnd()
    })(),
    { objectMode: false, highWaterMark: CHUNK },
  )
  const deadline = AbortSignal.timeout(SESSION_TIMEOUT_MS)
  try {
    await new Promise<void>((resolve, reject) => {
      connection.on('error', reject)
      connection.once('end', () => reject(new Error('the connection was closed')))
      deadline.addEventListener('abort', () => reject(new Error('it took too long')))
      const settle = (done: () => void) => (error?: Error | null) =>
        error ? reject(error) : done()
      const to = [email.to, ...(email.cc ?? [])]
      const send = () =>
        connection.send({ from: email.from, to }, message, (error, info) => {
          const refused = info?.rejected.indexOf(email.to) ?? -1
          settle(resolve)(error ?? info?.rejectedErrors?.[refused])
        })
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
    return outcomeOf(error as SmtpError, ended)
  }
}

const CHUNK = 8 * 1024

type SmtpError = Error & {
  code?: string
  command?: string
  /** the server's response, which begins with its code */
  response?: string
  responseCode?: number
}

function outcomeOf(error: SmtpError, ended: boolean): Outcome {
  const { responseCode } = error
  const reason = reasonFor(error)
  if (ended && responseCode === undefined) return { is: 'unconfirmed', reason }
  // A rejected login is a fault of the configuration, not of this mail.
  const rejectsMail = ['MAIL FROM', 'RCPT TO', 'DATA'].includes(error.command ?? '')
  const permanent =
    rejectsMail && responseCode !== undefined && responseCode >= 500 && responseCode !== 530
  return { is: 'refused', permanent, reason }
}

const REASON_MAX = 500

function reasonFor(error: SmtpError): string {
  const response = (error.response ?? error.message).replace(/\s+/g, ' ').slice(0, REASON_MAX)
  if (error.code === 'EAUTH') return `The mail server refused the login. It said: ${response}`
  if (error.responseCode) return `The mail server refused the email. It said: ${response}`
  return `The connection to the mail server was lost: ${response}`
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\./.test(host)
}
