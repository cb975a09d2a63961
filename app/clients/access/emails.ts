import { yearIn } from '#app/clients/model/year.ts'
import type { Firm } from '#app/platform/config/env.ts'
import type { EmailContent } from '#app/platform/mail/email-content.ts'
import { formatDay } from '#app/ui/time/dates.ts'
import type { ClientCopy } from '#content/client-copy.ts'

/** E-mails to the contacts of clients, each with the copy of their language. */

export function codeMail({ language, clientMails }: ClientCopy, code: string): EmailContent {
  const { subject, title, text, ignore } = clientMails.code
  return {
    language,
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
export function linksMail(
  { language, clientMails }: ClientCopy,
  links: { name: string; url: string }[],
): EmailContent {
  const { subject, title, text, list, why } = clientMails.link
  return {
    language,
    subject,
    parts: [
      { is: 'title', text: title },
      { is: 'text', text },
      { is: 'list', title: list, items: links.map(({ name, url }) => ({ text: name, href: url })) },
      { is: 'small', text: why },
    ],
  }
}

export function startedMail(copy: ClientCopy, year: string, url: string): EmailContent {
  const { subject, title, text, button, safe } = copy.clientMails.started
  const forYear = yearIn(copy, year)
  const page = { subject: subject(forYear), title: title(forYear), text, button }
  return pageMail(copy, page, url, safe)
}

/** What is still missing from one client's returns, in one e-mail. */
export function requestsMail(
  copy: ClientCopy,
  missing: { year: string; titles: string[] }[],
  url: string,
): EmailContent {
  const { subject, title, text, list, button, why } = copy.clientMails.requests
  const count = missing.reduce((sum, { titles }) => sum + titles.length, 0)
  return {
    language: copy.language,
    subject,
    parts: [
      { is: 'title', text: title },
      { is: 'text', text: text(count) },
      ...missing.map(({ year, titles }) => ({
        is: 'list' as const,
        title: list(yearIn(copy, year)),
        items: titles.map((one) => ({ text: one })),
      })),
      { is: 'button', text: button, href: url },
      { is: 'small', text: why },
    ],
  }
}

/** One paragraph and a link to the page; `small` stands below. */
function pageMail(
  { language }: ClientCopy,
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
    language,
    subject,
    parts: [
      { is: 'title', text: title },
      { is: 'text', text },
      { is: 'button', text: button, href: url },
      ...(small ? [{ is: 'small' as const, text: small }] : []),
    ],
  }
}

type PageMail = (url: string, copy: ClientCopy) => EmailContent

export const sentBackMail: PageMail = (url, copy) => pageMail(copy, copy.clientMails.sentBack, url)
export const paidMail: PageMail = (url, copy) => pageMail(copy, copy.clientMails.paid, url)
export const invoiceMail: PageMail = (url, copy) => pageMail(copy, copy.clientMails.invoice, url)
export const creditNoteMail: PageMail = (url, copy) =>
  pageMail(copy, copy.clientMails.creditNote, url)
export const erasureAnswerMail: PageMail = (url, copy) =>
  pageMail(copy, copy.clientMails.erasureAnswer, url)

/** @param endedOk whether the client had given their OK to the draft before */
export function draftMail(year: string, endedOk: boolean): PageMail {
  return (url, copy) => {
    const { subject, title, text, again, button } = copy.clientMails.draft
    const subjectText = subject(yearIn(copy, year))
    return pageMail(
      copy,
      { subject: subjectText, title, text: endedOk ? again : text, button },
      url,
    )
  }
}

/** @param readBy who read out the code for it; null where the client got it by e-mail */
export function okMail(year: string, number: number, readBy: string | null): PageMail {
  return (url, copy) => {
    const { subject, title, text, readOut, notYou, button } = copy.clientMails.ok
    const subjectText = subject(yearIn(copy, year))
    const words = readBy === null ? text(number) : `${text(number)} ${readOut(readBy)}`
    return pageMail(copy, { subject: subjectText, title, text: words, button }, url, notYou)
  }
}

/** @param verifyBy the last day, as YYYY-MM-DD */
export function filedMail(year: string, verifyBy: string): PageMail {
  return (url, copy) => {
    const { subject, title, text, button } = copy.clientMails.filed
    const subjectText = subject(yearIn(copy, year))
    const words = text(formatDay(verifyBy, copy.times.own))
    return pageMail(copy, { subject: subjectText, title, text: words, button }, url)
  }
}

/** @param isDemand whether the department asks for a payment */
export function processedMail(year: string, isDemand: boolean): PageMail {
  return (url, copy) => {
    const { subject, title, text, demand, button } = copy.clientMails.processed
    const subjectText = subject(yearIn(copy, year))
    return pageMail(
      copy,
      { subject: subjectText, title, text: isDemand ? demand : text, button },
      url,
    )
  }
}

/** @param verifyBy the last day, as YYYY-MM-DD */
export function verifyMail(verifyBy: string): PageMail {
  return (url, copy) => {
    const { subject, title, text, done, button } = copy.clientMails.verify
    const day = formatDay(verifyBy, copy.times.own)
    return pageMail(copy, { subject: subject(day), title, text: text(day), button }, url, done)
  }
}

export function addressChanged(
  { language, clientMails }: ClientCopy,
  { phone }: Pick<Firm, 'phone'>,
): EmailContent {
  const { subject, title, text } = clientMails.address
  return {
    language,
    subject,
    parts: [
      { is: 'title', text: title },
      { is: 'text', text },
      { is: 'text', text: phone },
    ],
  }
}
