import { lostReasons } from '#app/enquiries/model/labels.ts'
import { LOST_REASONS, type LostReason } from '#content/enums.ts'

/** How practices write why an enquiry was lost, in small letters without signs. */
const REASON_WORDS: Record<Exclude<LostReason, 'other' | 'not-served'>, readonly string[]> = {
  price: [
    'expensive',
    'costly',
    'too costly',
    'too high',
    'high fees',
    'fees high',
    'fees too high',
    'fee too high',
    'price',
    'price too high',
    'budget',
    'महंगा',
  ],
  'other-firm': [
    'other ca',
    'another ca',
    'went to other ca',
    'went to another ca',
    'gone to other ca',
    'gone to another ca',
    'other firm',
    'another firm',
    'went to other firm',
    'went elsewhere',
    'other consultant',
    'went to other consultant',
  ],
  'own-filing': [
    'self',
    'self filed',
    'self filing',
    'own filing',
    'filed himself',
    'filed herself',
    'filed themselves',
    'filed on own',
    'filing himself',
    'filing herself',
  ],
  'not-needed': [
    'not interested',
    'not needed',
    'not required',
    'no need',
    'no longer required',
    'no requirement',
  ],
  'not-reached': [
    'not reachable',
    'unreachable',
    'no answer',
    'no reply',
    'no response',
    'not responding',
    'could not be reached',
  ],
}

/** What a text that says why means, if it is known. */
export function readLostReason(text: string): LostReason | undefined {
  const plain = plainText(text)
  return LOST_REASONS.find(
    (one) =>
      [one, lostReasons[one]].some((name) => plainText(name) === plain) ||
      wordsOf(one).includes(plain),
  )
}

/** `Lost - went to other CA`, `Lost (price)` and `Not interested` say both; undefined where a text does not. */
export function lostReasonInStatus(text: string): { reason: string } | undefined {
  const [, reason] = /^(?:closed )?lost ?[-–—:(/,] ?(.+?)\)?$/i.exec(text.trim()) ?? []
  if (reason) return { reason }
  const found = readLostReason(text)
  return found && SAYS_LOST.has(found) ? { reason: text } : undefined
}

/** Without an answer an enquiry need not be lost yet. */
const SAYS_LOST: ReadonlySet<LostReason> = new Set([
  'price',
  'other-firm',
  'own-filing',
  'not-needed',
])

function wordsOf(reason: LostReason): readonly string[] {
  return reason === 'other' || reason === 'not-served' ? [] : REASON_WORDS[reason]
}

function plainText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]{1,20}/gu, ' ')
    .trim()
}
