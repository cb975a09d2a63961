import type { TemplateLanguage as Language } from '#content/enums.ts'

/** The language that a form sent without script says, before anything of it is checked. */
export function languageSaid(value: unknown): Language {
  return value === 'hi' ? 'hi' : 'en'
}

/** The address of an English page in a language. */
export function inLanguage(address: string, language: Language): string {
  return language === 'en' ? address : `/hi${address.replace(/^\/(?=[?#]|$)/, '')}`
}
