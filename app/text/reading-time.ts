import { plainText } from './plain-text.ts'

const WORDS_PER_MINUTE = 220

/** Whole minutes that reading an HTML text takes, at least one. */
export function readingMinutes(html: string): number {
  const words = plainText(html).split(' ').length
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
