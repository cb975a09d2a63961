import type * as z from 'zod/mini'
import { InvalidInput } from '#app/platform/http/errors.ts'
import { entryMessages } from './labels.ts'

/**
 * HTML as it is stored: cleaned by the allow-list, and still valid by the form's rule.
 * @throws InvalidInput when cleaning leaves too little, as of a text that is all script, or when tags
 * are nested too deep
 */
export async function cleanField(
  path: string,
  html: string,
  rule: z.ZodMiniType<string>,
): Promise<string> {
  const { cleanHtml } = await import('#app/writing/editor/sanitize/clean.server.ts')
  const clean = cleanHtml(html, () => {
    throw new InvalidInput([{ path, message: entryMessages.nestedTooDeep }])
  })
  const result = rule.safeParse(clean)
  if (result.success) return clean
  throw new InvalidInput([
    { path, message: result.error.issues[0]?.message ?? entryMessages.notStorable },
  ])
}
