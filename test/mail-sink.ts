import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface CaughtMail extends Email {
  envelope: { from: string; to: string[] }
  /** as it went over the wire; what is parsed of it has other line ends */
  raw: string
}

/** The reply with which the sink rejects a mail: an SMTP code and a text. */
export type Rejection = [code: number, text: string]

/** A real SMTP server that stores what it receives. */
export class MailSink {
  readonly caught: CaughtMail[] = []
  /** decides on each recipient, and on each message when its end has come */
  onRecipient: (address: string) => Rejection | undefined = () => undefined
  onMessage: () => Rejection | undefined | Promise<Rejection | undefined> = () => undefined
  /** whether a connection is cut at the end of a message, after it was accepted */
  cutAfterMessage = false
  readonly server: SMTPServer

  static async open(): Promise<MailSink> {
    const sink = new MailSink()
    sink.server.listen(0, '127.0.0.1')
    await once(sink.server.server, 'listening')
    return sink
  }

  private constructor() {
    this.server = new SMTPServer({
      authOptional: true,
      disableReverseLookup: true,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username, password }, _session, done) =>
        username === 'firm' && password === 'p@ss word'
          ? done(null, { user: 'firm' })
          : done(new Error('no such user')),
      onRcptTo: ({ address }, _session, done) => done(asError(this.onRecipient(address))),
      onData: async (stream, session, done) => {
        const chunks: Buffer[] = []
        try {
          for await (const chunk of stream) chunks.push(chunk as Buffer)
        } catch {
          // The client went away before the end: nothing was accepted.
          return
        }
        const rejection = await this.onMessage()
        if (rejection) return done(asError(rejection))
        const raw = Buffer.concat(chunks)
        const parsed = await PostalMime.parse(raw)
        const { mailFrom, rcptTo } = session.envelope
        this.caught.push({
          ...parsed,
          raw: raw.toString('latin1'),
          envelope: {
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
          },
        })
        if (this.cutAfterMessage) {
          for (const connection of this.server.connections) connection._socket.destroy()
          return
        }
        done()
      },
    })
    // Clients that are killed in the middle of a mail are what the sink is for.
    this.server.on('error', () => {})
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`
  }

  to(address: string): CaughtMail[] {
    return this.caught.filter((mail) => mail.envelope.to.includes(address))
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(() => resolve()))
  }
}

function asError(rejection: Rejection | undefined): Error | null {
  if (!rejection) return null
  const [code, text] = rejection
  return Object.assign(new Error(text), { responseCode: code })
}
