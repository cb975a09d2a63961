import * as z from 'zod/mini'
import { id } from '#app/ui/text/fields.ts'
import type { ContentType } from '../entry.ts'

/** `faq-hi` is the text of a question in Hindi. */
export const TEXT_KINDS = ['faq', 'faq-hi', 'post', 'template'] as const
const kind = z.enum(TEXT_KINDS)
export type TextKind = z.infer<typeof kind>

/** What the text is of. */
export function contentTypeOf(kind: Exclude<TextKind, 'template'>): ContentType {
  return kind === 'faq-hi' ? 'faq' : kind
}

const words = z.record(z.string(), z.string())
/** The fields of a text that a release writes, by name. */
export type Words = z.infer<typeof words>

/** A question, post or template as a release brings it; its key is its slug or title there. */
export interface FirstText {
  kind: TextKind
  key: string
  words: Words
  /** of the English text of this release, where the words translate it */
  sourceHash?: string
}

/** New words of a release for a text that staff have edited. */
export const offeredText = z.object({
  kind,
  id: z.int(),
  name: z.string(),
  version: z.int(),
  stored: words,
  offered: words,
})
export type OfferedText = z.infer<typeof offeredText>

/** What staff decided about one: to use the words of the release, or to keep their own. */
export const textDecision = z.object({
  kind,
  id,
  /** the version that they saw */
  version: z.int().check(z.gte(1)),
  use: z.boolean(),
})
export type TextDecision = z.infer<typeof textDecision>
