import type { Firm } from '#app/platform/config/env.ts'

/** The length of a title that search results show. */
const SHOWN = 70

/** The title of every page ends with the host of the public origin. */
export function documentTitle(title: string, { origin }: Firm): string {
  return `${title} | ${new URL(origin).host}`
}

/**
 * As much of a text as a title has room for before the host: all of it, else its first sentences,
 * else its first words.
 */
export function fittingTitle(text: string, firm: Firm): string {
  const room = SHOWN - documentTitle('', firm).length
  if (text.length <= room) return text
  const sentences = endsWithin(text, /[.?!।](?= )/g, room)
  if (sentences) return text.slice(0, sentences + 1)
  const words = endsWithin(text, / /g, room - 1) || room - 1
  return `${text.slice(0, words).replace(/[,;:]$/, '')}…`
}

/** The position of the last match within the room; 0 without one. */
function endsWithin(text: string, pattern: RegExp, room: number): number {
  const ends = [...text.matchAll(pattern)].map(({ index }) => index)
  return ends.findLast((index) => index < room) ?? 0
}
