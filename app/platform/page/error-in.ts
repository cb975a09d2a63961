import { fieldErrors } from '#content/en/field-errors.ts'
import type { TemplateLanguage as Language } from '#content/enums.ts'

/** Messages by name; one with a placeholder is a function. */
type Errors = { readonly [name: string]: unknown }

interface Said {
  language: Language
  fieldErrors: Errors & { other: string }
}

/** An error of the server with the message in the words of the page. */
export function inWords(error: unknown, said: Said): unknown {
  if (error instanceof Error) error.message = errorIn(error.message, said)
  return error
}

/**
 * Translates an English message of the server or a rule into the language of the page; an unknown one becomes
 * a general one.
 * @param further sentences of the page besides those of fields: in English, and in its language
 */
export function errorIn(
  message: string,
  { language, fieldErrors: said }: Said,
  further?: readonly [english: Errors, said: Errors],
): string {
  if (language === 'en') return message
  return (
    counterpart(message, fieldErrors, said) ??
    (further && counterpart(message, ...further)) ??
    said.other
  )
}

function counterpart(message: string, english: Errors, said: Errors): string | undefined {
  for (const [name, error] of Object.entries(english)) {
    const other = said[name]
    const found =
      typeof error === 'object' && typeof other === 'object'
        ? counterpart(message, error as Errors, other as Errors)
        : withPlace(message, error, other)
    if (found) return found
  }
}

function withPlace(message: string, english: unknown, said: unknown): string | undefined {
  if (typeof said === 'string') return english === message ? said : undefined
  if (typeof english !== 'function' || typeof said !== 'function') return undefined
  const [before = '', after] = String(english(PLACE)).split(PLACE)
  if (!after || !message.startsWith(before) || !message.endsWith(after)) return undefined
  return said(message.slice(before.length, message.length - after.length))
}

const PLACE = '{}'
