import { fieldErrors } from '#content/en/field-errors.ts'
import type { BrowserCopy } from '#content/en/in-browser.ts'

type Errors = { readonly [name: string]: string | Errors }

/** What the server or a rule says in English, in the language of the page; a sentence of its own becomes a general one. */
export function errorIn(
  message: string,
  { language, fieldErrors: said }: Pick<BrowserCopy, 'language' | 'fieldErrors'>,
): string {
  return language === 'en' ? message : (counterpart(message, fieldErrors, said) ?? said.other)
}

function counterpart(message: string, english: Errors, said: Errors): string | undefined {
  for (const [name, error] of Object.entries(english)) {
    const other = said[name]
    if (typeof error === 'string') {
      if (error === message && typeof other === 'string') return other
      continue
    }
    const found = typeof other === 'object' ? counterpart(message, error, other) : undefined
    if (found) return found
  }
}
