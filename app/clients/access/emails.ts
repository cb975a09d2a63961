import type { Firm } from '#app/platform/config/env.ts'
import type { EmailContent } from '#app/platform/mail/email-content.ts'
import { clientMails as copy } from '#content/en/clients/emails.ts'

/** E-mails to the contacts of clients. */

export function codeMail(code: string): EmailContent {
  const { subject, title, text, ignore } = copy.code
  return {
    subject: subject(code),
    parts: [
      { is: 'title', text: title },
      { is: 'text', text: code },
      { is: 'text', text },
      { is: 'small', text: ignore },
    ],
  }
}

/** @param links the pages of the address, by the name of the client */
export function linksMail(links: { name: string; url: string }[]): EmailContent {
  const { subject, title, text, list, why } = copy.link
  return {
    subject,
    parts: [
      { is: 'title', text: title },
      { is: 'text', text },
      { is: 'list', title: list, items: links.map(({ name, url }) => ({ text: name, href: url })) },
      { is: 'small', text: why },
    ],
  }
}

export function startedMail(year: string, url: string): EmailContent {
  const { subject, title, text, button, safe } = copy.started
  return {
    subject: subject(year),
    parts: [
      { is: 'title', text: title(year) },
      { is: 'text', text },
      { is: 'button', text: button, href: url },
      { is: 'small', text: safe },
    ],
  }
}

/** What is missing of one client's returns, in one e-mail. */
export function requestsMail(
  missing: { year: string; titles: string[] }[],
  url: string,
): EmailContent {
  const { subject, title, text, list, button, why } = copy.requests
  const count = missing.reduce((sum, { titles }) => sum + titles.length, 0)
  return {
    subject,
    parts: [
      { is: 'title', text: title },
      { is: 'text', text: text(count) },
      ...missing.map(({ year, titles }) => ({
        is: 'list' as const,
        title: list(year),
        items: titles.map((one) => ({ text: one })),
      })),
      { is: 'button', text: button, href: url },
      { is: 'small', text: why },
    ],
  }
}

export function sentBackMail(url: string): EmailContent {
  const { subject, title, text, button } = copy.sentBack
  return {
    subject,
    parts: [
      { is: 'title', text: title },
      { is: 'text', text },
      { is: 'button', text: button, href: url },
    ],
  }
}

export function addressChanged({ phone }: Pick<Firm, 'phone'>): EmailContent {
  const { subject, title, text } = copy.address
  return {
    subject,
    parts: [
      { is: 'title', text: title },
      { is: 'text', text },
      { is: 'text', text: phone },
    ],
  }
}
