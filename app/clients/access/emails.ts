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

/** One paragraph and the way to the page; `small` stands below. */
function pageMail(
  {
    subject,
    title,
    text,
    button,
  }: { subject: string; title: string; text: string; button: string },
  url: string,
  small?: string,
): EmailContent {
  return {
    subject,
    parts: [
      { is: 'title', text: title },
      { is: 'text', text },
      { is: 'button', text: button, href: url },
      ...(small ? [{ is: 'small' as const, text: small }] : []),
    ],
  }
}

export const sentBackMail = (url: string) => pageMail(copy.sentBack, url)
export const paidMail = (url: string) => pageMail(copy.paid, url)
export const invoiceMail = (url: string) => pageMail(copy.invoice, url)
export const creditNoteMail = (url: string) => pageMail(copy.creditNote, url)

/** @param endedOk whether the client had given their OK to the draft before */
export function draftMail(year: string, endedOk: boolean, url: string): EmailContent {
  const { subject, title, text, again, button } = copy.draft
  return pageMail({ subject: subject(year), title, text: endedOk ? again : text, button }, url)
}

/** @param readBy who read out the code for it; null where the client had it by e-mail */
export function okMail(
  year: string,
  number: number,
  readBy: string | null,
  url: string,
): EmailContent {
  const { subject, title, text, readOut, notYou, button } = copy.ok
  const words = readBy === null ? text(number) : `${text(number)} ${readOut(readBy)}`
  return pageMail({ subject: subject(year), title, text: words, button }, url, notYou)
}

/** @param verifyBy the last day, such as 25 August 2026 */
export function filedMail(year: string, verifyBy: string, url: string): EmailContent {
  const { subject, title, text, button } = copy.filed
  return pageMail({ subject: subject(year), title, text: text(verifyBy), button }, url)
}

export function verifyMail(verifyBy: string, url: string): EmailContent {
  const { subject, title, text, done, button } = copy.verify
  return pageMail({ subject: subject(verifyBy), title, text: text(verifyBy), button }, url, done)
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
