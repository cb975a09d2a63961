import * as z from 'zod/mini'
import type { SentAnswer } from '#app/tax/working/answer.ts'
import { workingForm as english } from '#content/en/callback.ts'
import type { TemplateLanguage as Language } from '#content/enums.ts'
import { workingForm as hindi } from '#content/hi/callback.ts'
import type { SentWorking } from './lead.ts'

/** A working as it is stored with an enquiry. */
export interface StoredWorking {
  tool: string
  input: Record<string, string>
  answer: ConsentedAnswer
  rulesVersion: string
}

/** An answer with the visitor’s consent to send it; without, if it was stored before consent was. */
export interface ConsentedAnswer extends SentAnswer {
  consent?: {
    /** ISO timestamp */
    at: string
    /** the sentence that the visitor ticked */
    text: string
  }
}

/** The working as it is stored: with what the visitor agreed to, and when. */
export function withConsent(
  working: StoredWorking,
  language: Language = 'en',
  now = new Date(),
): StoredWorking {
  const { consent: text } = { en: english, hi: hindi }[language]
  const consent = { at: now.toISOString(), text }
  return { ...working, answer: { ...working.answer, consent } }
}

/**
 * Works out again what a visitor sent from a tool.
 * @throws InvalidInput when there is no such tool, or it has no answer to this
 */
export type WorkOut = (sent: SentWorking, noGst: boolean) => Promise<StoredWorking>

/** For staff. */
export const leadWorking = z.object({
  tool: z.string(),
  input: z.record(z.string(), z.string()),
  answer: z.custom<ConsentedAnswer>((given) => typeof given === 'object' && given !== null),
  rulesVersion: z.string(),
})
export type LeadWorking = z.infer<typeof leadWorking>
