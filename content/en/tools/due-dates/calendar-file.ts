import type { TemplateLanguage as Language } from '../../../enums.ts'
import type { Words } from '../../../same-keys.ts'
import { times } from '../../times.ts'

/** The words of the calendar that visitors download or subscribe to. */
export const calendarFile = {
  language: 'en' as Language,
  name: 'Income tax due dates',
  text: (firm: string) => `The due dates you chose on the website of ${firm}.`,
  summary: (what: string, year: string) => `${what}, ${year}`,
  law: (law: string) => `Law: ${law}`,
  extended: (from: string, instrument: string) => `Extended from ${from} by ${instrument}.`,
  checked: (day: string) =>
    `We checked this date on ${day}. Extensions are announced on incometax.gov.in.`,
  /** what is due, in the alert before it */
  alarm: (what: string) => what,
  times,
}
export type CalendarFileWords = Words<typeof calendarFile>

/** Answers a request, whose writer reads English. */
export const unknownGroups = (unknown: string, known: string) =>
  `There are no dates for “${unknown}”. Choose from ${known}, with commas between them, or leave out “for” to get every date.`
