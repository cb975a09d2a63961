import type { ImapServer } from '#app/platform/config/inbound.server.ts'
import { withoutMailboxes } from '#app/platform/mail/without-mailboxes.ts'
import { MINUTE_MS } from '#app/ui/time/durations.ts'
import { fetchMailbox } from './fetch.server.ts'
import type { InboundContext } from './receive.server.ts'

/** The operator is notified when so many rounds in a row have failed. */
const FAILURES_TO_REPORT = 3
const MAX_PAUSE_MINUTES = 5
const REASON_MAX = 300

/**
 * One round a minute. After a failure the pauses grow to five minutes, and the operator is notified after
 * the third; the e-mails stay in the mailbox meanwhile.
 */
export class FetchRounds {
  private failures = 0
  private nextAt = 0
  private reason = ''
  private readonly context: InboundContext
  private readonly server: ImapServer
  private readonly report: (reason: string) => Promise<void>

  constructor(
    context: InboundContext,
    server: ImapServer,
    report: (reason: string) => Promise<void>,
  ) {
    this.context = context
    this.server = server
    this.report = report
  }

  async run(now = Date.now()): Promise<void> {
    if (now < this.nextAt) return this.reportFailures()
    try {
      const taken = await fetchMailbox(this.context, this.server)
      if (taken > 0) this.context.log.info({ taken }, 'replies taken from the mailbox')
      this.failures = 0
      this.nextAt = 0
    } catch (error) {
      this.failures++
      this.nextAt = now + Math.min(2 ** (this.failures - 1), MAX_PAUSE_MINUTES) * MINUTE_MS - 5_000
      this.reason = reasonOf(error as ImapError)
      this.context.log.warn({ reason: this.reason }, 'the mailbox could not be read')
      await this.reportFailures()
    }
  }

  private async reportFailures(): Promise<void> {
    if (this.failures >= FAILURES_TO_REPORT) await this.report(this.reason)
  }
}

/** Reads the mailbox in the background, by one instance at a time, if one is set up. */
export async function startFetching(
  context: InboundContext,
  report: (reason: string) => Promise<void>,
): Promise<void> {
  const { imap } = context.settings.inbound
  if (!imap) return context.jobs.unschedule('inbound-mail')
  const rounds = new FetchRounds(context, imap, report)
  await context.jobs.schedule('inbound-mail', () => rounds.run())
}

type ImapError = Error & {
  code?: string
  authenticationFailed?: boolean
  /** the text of the server's answer */
  responseText?: string
}

/** What the server said, without addresses; never what was sent to it. */
function reasonOf({ message, code, authenticationFailed, responseText }: ImapError): string {
  const response = withoutMailboxes(responseText ?? message)
    .replace(/\s+/g, ' ')
    .slice(0, REASON_MAX)
  if (authenticationFailed) return `The mail server refused the login. It said: ${response}`
  return code ? `${response} (${code})` : response
}
