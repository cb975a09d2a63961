import type { SpamReason } from '#app/content/enums.ts'
import type { LeadInput, SpamSignals } from './lead.ts'

/**
 * No person opens a page, fills in four fields and sends them in a fifth of a second; programs that
 * fill in forms for people take longer.
 */
const IMPOSSIBLE_MS = 200
/** Hardly anybody does in three seconds, which together with a link is reason enough. */
const HASTY_MS = 3_000
/** Somebody may point at a page or two; advertisements bring more. */
const MANY_LINKS = 3

/**
 * Whether an enquiry looks like rubbish, and why. It is set aside then, never thrown away, and its
 * sender is not told. A form or program that sends no signs is not suspicious for that.
 * @param earlier how many enquiries came from the same e-mail address or telephone in the last hour
 */
export function findSpamReason(
  input: LeadInput,
  signs: SpamSignals,
  earlier: number,
  mostPerHour: number,
): SpamReason | undefined {
  const links = countLinks(input.message)
  const { tookMs = Number.POSITIVE_INFINITY } = signs
  if (signs.honeypotFilled) return 'hidden-field'
  if (earlier >= mostPerHour) return 'too-many'
  if (countLinks(input.name) > 0 || links >= MANY_LINKS) return 'links'
  if (tookMs < IMPOSSIBLE_MS || (tookMs < HASTY_MS && links > 0)) return 'too-fast'
  return undefined
}

function countLinks(text: string): number {
  return text.match(/https?:\/\/|\bwww\.|\[url|<a\s/gi)?.length ?? 0
}
