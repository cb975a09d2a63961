import { closest, distance } from 'fastest-levenshtein'

/** A name in the environment that looks like a setting and is none. */
export interface UnknownName {
  name: string
  /** the setting that may have been meant */
  nearest: string | undefined
}

const PREFIXES = /^(FIRM|LIMIT|SMTP|S3|BACKUP|METRICS|OPERATOR|MAIL)_/
/** Shorter names are near to too many others. */
const MIN_LENGTH = 8
const TYPING_ERRORS = 2
const MEANT_WITHIN = 5

/**
 * The names that no setting has, though they begin as settings do or are a typing error away from
 * one: what they set would silently be ignored.
 */
export function unknownNames(names: string[], known: string[]): UnknownName[] {
  return names
    .filter((name) => !known.includes(name))
    .map((name) => ({ name, ...nearestOf(name, known) }))
    .filter(({ name, distance }) => PREFIXES.test(name) || isTypingError(name, distance))
    .map(({ name, nearest, distance }) => ({
      name,
      nearest: distance <= MEANT_WITHIN ? nearest : undefined,
    }))
}

function isTypingError(name: string, distance: number): boolean {
  return name.length >= MIN_LENGTH && distance <= TYPING_ERRORS
}

function nearestOf(name: string, known: string[]) {
  const nearest = closest(name, known)
  return { nearest, distance: distance(name, nearest) }
}
