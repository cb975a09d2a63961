import { boundedText } from '#app/ui/text/bounded-text.ts'

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

/** Far more than is kept, so that quotes are found before the text is cut. */
export const CONSIDERED = 10 * TEXT_MAX
export const MAX_LINES = 5_000

/** What people can read of the beginning: nothing that is invisible or changes the direction. */
export function cleaned(given: string): string {
  return boundedText(given, { max: CONSIDERED, lines: MAX_LINES, tabs: true })
    .lines.map((line) => line.replace(INVISIBLE, '').replace(NO_BREAK_SPACES, ' ').trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g
const NO_BREAK_SPACES = /[\u00a0\u2007\u202f]/g

/** Never ends within a character. */
export function cut(text: string, max: number): string {
  return text.length <= max ? text : text.slice(0, max).replace(/[\ud800-\udbff]$/, '')
}
