import { useRouter } from '@tanstack/react-router'
import type { Copy } from '#content/en/copy.ts'
import type { TemplateLanguage as Language } from '#content/enums.ts'
import { useSite } from './site.tsx'

/** The whole copy of a language; the browser has no other than English, for the area of the staff. */
export type CopyIn = (language: Language) => Copy

/** The copy of a page in its own language. */
export function useCopy(): Copy {
  return useRouter().options.context.copyIn(useSite().language)
}
