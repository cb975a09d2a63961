import { plainText } from './plain-text.ts'

export const WORDS_PER_MINUTE = 220

/**
 * Whole minutes that reading an HTML text takes, at least one. The column `reading_minutes` of a
 * stored post counts in the same way.
 */
export function readingMinutes(html: string): number {
  const words = plainText(html).split(' ').length
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
