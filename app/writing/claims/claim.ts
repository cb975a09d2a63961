import * as z from 'zod/mini'
import { multiLine, singleLine } from '#app/ui/text/fields.ts'

/** The rules of a claim's evidence, shared by the form and the API. */

export const WHAT_MAX = 500
export const CHECKED_BY_MAX = 100
export const ADDRESS_MAX = 500

export const evidenceForm = z.object({
  what: multiLine({
    min: 5,
    max: WHAT_MAX,
    tooShort: 'Say in at least 5 characters what proves the claim.',
    tooLong: `The evidence must be at most ${WHAT_MAX} characters.`,
    unstorable: 'The evidence contains characters that cannot be stored.',
  }),
  checkedOn: z.iso.date('Enter the day on which it was checked.'),
  checkedBy: singleLine({
    min: 2,
    max: CHECKED_BY_MAX,
    tooShort: 'Enter who checked it.',
    tooLong: `The name must be at most ${CHECKED_BY_MAX} characters.`,
    unstorable: 'The name contains characters that cannot be stored.',
  }),
  address: singleLine({
    max: ADDRESS_MAX,
    tooShort: 'The address is text.',
    tooLong: `The address must be at most ${ADDRESS_MAX} characters.`,
    unstorable: 'The address contains characters that cannot be stored.',
  }),
})
export type EvidenceForm = z.infer<typeof evidenceForm>

export const evidenceBody = z.extend(evidenceForm, {
  address: z._default(evidenceForm.shape.address, ''),
  /** when that which it replaces was recorded, null where there was none; other evidence is not replaced then */
  wasRecordedAt: z.optional(z.nullable(z.string())),
})
export type EvidenceBody = z.infer<typeof evidenceBody>

/**
 * `proven`: there is evidence for the words that visitors see. `outdated`: the words have changed
 * since it was recorded. `missing`: there is none.
 */
export const CLAIM_STATES = ['missing', 'outdated', 'proven'] as const

export const claim = z.object({
  id: z.string(),
  text: z.string(),
  where: z.string(),
  state: z.enum(CLAIM_STATES),
  evidence: z.nullable(
    z.extend(evidenceForm, { recordedBy: z.nullable(z.string()), recordedAt: z.string() }),
  ),
})
export type ClaimWithEvidence = z.infer<typeof claim>

export const claimList = z.object({
  /** whether visitors see every claim, or those alone that are proven */
  shown: z.enum(['all', 'proven']),
  claims: z.array(claim),
})
export type ClaimList = z.infer<typeof claimList>

/** What is left to do before the site tells visitors the truth and what the law asks for. */
export const gaps = z.object({
  /** settings about the firm that are not set, or not for every accountant */
  missing: z.array(z.string()),
  /** how many claims visitors see without evidence */
  unprovenShown: z.int(),
})
export type Gaps = z.infer<typeof gaps>
