import type { LeadInput, SpamSignals } from '#app/enquiries/model/lead.ts'
import type { SpamReason } from '#content/enums.ts'

/**
 * No person opens a page, fills in four fields and sends them in a fifth of a second; programs that
 * fill in forms for people take longer.
 */
const IMPOSSIBLE_MS = 200
/** Hardly anyone takes only three seconds; together with a link that makes it spam. */
const HASTY_MS = 3_000
/** A visitor may link a page or two; advertisements have more. */
const MANY_LINKS = 3

/**
 * Whether an enquiry looks like spam, and why. It is then stored as spam, never deleted, and its sender
 * gets the usual response. Missing signals alone are no reason.
 * @param earlier how many enquiries came from the same e-mail address or telephone in the last hour
 */
export function findSpamReason(
  input: LeadInput,
  signals: SpamSignals,
  earlier: number,
  maxPerHour: number,
): SpamReason | undefined {
  const links = countLinks(input.message)
  const { tookMs = Number.POSITIVE_INFINITY } = signals
  if (signals.honeypotFilled) return 'hidden-field'
  if (earlier >= maxPerHour) return 'too-many'
  if (countLinks(input.name) > 0 || links >= MANY_LINKS) return 'links'
  if (tookMs < IMPOSSIBLE_MS || (tookMs < HASTY_MS && links > 0)) return 'too-fast'
  return undefined
}

function countLinks(text: string): number {
  return text.match(/https?:\/\/|\bwww\.|\[url|<a\s/gi)?.length ?? 0
}
