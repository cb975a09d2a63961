import type { TemplateLanguage as Language } from './enums.ts'
import { type DatedGuide, inWords } from './guides/guide.ts'
import { guides } from './guides/index.ts'
import { guideTexts } from './hi/guides/index.ts'

/** The guides in a language: apart from the copy of other pages, so that the script of the staff carries none. */
export function guidesIn(language: Language): DatedGuide[] {
  if (language === 'en') return guides
  return guides.map((guide) => inWords(guide, guideTexts[guide.slug]))
}
