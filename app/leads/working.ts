import * as z from 'zod/mini'
import type { SentAnswer } from '#app/working/answer.ts'
import type { SentWorking } from './lead.ts'

/** A working as it is stored with an enquiry. */
export interface StoredWorking {
  tool: string
  input: Record<string, string>
  answer: SentAnswer
  rulesVersion: string
}

/**
 * Works out again what a visitor sent from a tool. `server/app.ts` hands it in, because enquiries
 * know no tools.
 * @throws InvalidInput when there is no such tool, or it has no answer to this
 */
export type WorkOut = (sent: SentWorking) => StoredWorking

/** For staff. */
export const leadWorking = z.object({
  tool: z.string(),
  answer: z.custom<SentAnswer>((given) => typeof given === 'object' && given !== null),
  rulesVersion: z.string(),
})
export type LeadWorking = z.infer<typeof leadWorking>
