import { paths } from '#app/paths.ts'
import type { Firm } from '#app/platform/config/env.ts'
import { networkOf } from '#app/platform/http/network.ts'
import type { EmailContent, Part } from '#app/platform/mail/email-content.ts'
import { browserName } from '#app/team/auth/browser-name.ts'
import type { SecurityEvent } from '#app/team/auth/security-mails.server.ts'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import { securityCopy as copy } from '#content/en/sign-in/emails.ts'

/** To the person of an account: what happened, when, and what to do if it was somebody else. */
export function securityMail(
  name: string,
  event: SecurityEvent,
  at: Date,
  firm: Firm,
): EmailContent {
  const { subject, text, act } = copy.events[event.is]
  return {
    subject,
    parts: [
      { is: 'title', text: subject },
      { is: 'text', text: copy.greeting(name, text) },
      {
        is: 'facts',
        rows: [[copy.facts.time, formatTimestamp(at.toISOString())], ...factsOf(event)],
      },
      { is: 'text', text: act },
      button(firm),
      { is: 'small', text: copy.why },
    ],
  }
}

/** To somebody new, with the link by which they choose their password. */
export function invitation(
  { name, username }: { name: string; username: string },
  url: string,
  firm: Firm,
): EmailContent {
  const { subject, text, act, facts, open, why } = copy.invitation
  return {
    subject: subject(firm.name),
    parts: [
      { is: 'title', text: subject(firm.name) },
      { is: 'text', text: copy.greeting(name, text) },
      { is: 'facts', rows: [[facts.username, username]] },
      { is: 'button', text: open, href: url },
      { is: 'text', text: act },
      { is: 'small', text: why },
    ],
  }
}

function factsOf(event: SecurityEvent): [string, string][] {
  switch (event.is) {
    case 'new-browser':
      return [
        [copy.facts.browser, browserName(event.browser.userAgent) || copy.unknownBrowser],
        [copy.facts.network, networkOf(event.browser.address)],
      ]
    case 'recovery-code-used':
      return [[copy.facts.codesLeft, String(event.left)]]
    case 'passkey-added':
    case 'passkey-removed':
      return [[copy.facts.passkey, event.name]]
    default:
      return []
  }
}

function button({ origin }: Firm): Part {
  return { is: 'button', text: copy.open, href: `${origin}${paths.admin.account}` }
}
