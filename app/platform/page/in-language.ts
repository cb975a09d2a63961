import type { TemplateLanguage as Language } from '#content/enums.ts'

/** The address of an English page in a language. */
export function inLanguage(address: string, language: Language): string {
  return language === 'en' ? address : `/hi${address.replace(/^\/(?=[?#]|$)/, '')}`
}
