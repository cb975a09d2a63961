import * as z from 'zod/mini'
import { id, isStorable } from '#app/ui/text/fields.ts'
import { isoTimestamp } from '#app/ui/time/timestamps.ts'
import { HTML_MAX, version } from '../rules.ts'
import { draftMessages } from './labels.ts'

/** The texts that may be as long as an article; all others are short. */
const LONG_FIELDS = ['content', 'answer', 'answerHi']
const SHORT_MAX = 5_000
const LIST_MAX = 50

const text = (max: number) =>
  z
    .string()
    .check(
      z.maxLength(max, draftMessages.tooLong(max)),
      z.refine(isStorable, draftMessages.notStorable),
    )

const value = (field: string) =>
  z.union([
    text(LONG_FIELDS.includes(field) ? HTML_MAX : SHORT_MAX),
    z.number(),
    z.boolean(),
    z.null(),
    z.array(id).check(z.maxLength(LIST_MAX)),
  ])

/** The values of a form as they were typed: incomplete and invalid ones too, of these fields alone. */
export function draftBody(fields: readonly string[]) {
  return z.object({
    values: z.object(Object.fromEntries(fields.map((field) => [field, z.optional(value(field))]))),
    /** the version of the entry that is being changed */
    version,
    /** the stored draft that these values continue; null for none */
    base: z.nullable(isoTimestamp(draftMessages.base)),
  })
}
export interface DraftBody {
  values: Record<string, unknown>
  version?: number
  base: string | null
}

const storedDraft = z.object({
  values: z.record(z.string(), z.unknown()),
  version: z.nullable(z.int()),
  /** when it was saved, which also names it */
  at: z.string(),
})
export type StoredDraft = z.infer<typeof storedDraft>

export const draftFound = z.object({ draft: z.nullable(storedDraft) })
export const draftSaved = z.object({ at: z.string() })
