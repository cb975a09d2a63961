import type * as z from 'zod/mini'
import { InvalidInput } from '#app/http/errors.ts'
import { cleanHtml } from '#app/rich-text/sanitize/clean.server.ts'

/**
 * HTML as it is stored: cleaned by the allow-list, and still what the form's rule asks for.
 * @throws InvalidInput when cleaning left too little, as of a text that was all script, and for tags
 * within tags without end
 */
export function cleanField(path: string, html: string, rule: z.ZodMiniType<string>): string {
  const clean = cleanHtml(html, () => {
    throw new InvalidInput([{ path, message: NESTED_TOO_DEEP }])
  })
  const judged = rule.safeParse(clean)
  if (judged.success) return clean
  throw new InvalidInput([
    { path, message: judged.error.issues[0]?.message ?? 'This text cannot be stored.' },
  ])
}

const NESTED_TOO_DEEP =
  'Too many tags stand within one another, or are never closed. Write the text with fewer of them.'
