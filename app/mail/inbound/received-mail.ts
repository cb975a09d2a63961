/** An e-mail that came in, as much of it as is kept. */
export interface ReceivedMail {
  /** its own, or made of its content where it has none that can be used */
  messageId: string
  /** every address that it was sent or delivered to */
  recipients: string[]
  from: {
    address: string
    name: string
    /** whether the headers name exactly one sender: only then it is believed */
    isCertain: boolean
  }
  subject: string
  text: string
  quoted: string
  shortened: boolean
  attachments: number
  sentAt: Date | null
  isAutomatic: boolean
  /** it says that e-mails could not be delivered */
  bounce: Bounce | undefined
  /** whether it could be read as an e-mail at all */
  isReadable: boolean
}

export interface Bounce {
  /** of the e-mails that were not delivered */
  messageIds: string[]
  reason: string
}

export const TEXT_MAX = 20_000

/** What PostgreSQL stores and people can read: no control characters, none that change the direction. */
export function cleaned(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .replace(/[\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Never ends within a character. */
export function cut(text: string, max: number): string {
  return text.length <= max ? text : text.slice(0, max).replace(/[\ud800-\udbff]$/, '')
}
