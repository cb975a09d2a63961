import { fieldErrors } from '#content/en/forms.ts'
import type { TemplateLanguage as Language } from '#content/enums.ts'

/** Messages by name; one with a placeholder is a function. */
type Errors = { readonly [name: string]: unknown }

interface ErrorCopy {
  language: Language
  fieldErrors: Errors & { other: string }
}

/** An error of the server with the message in the words of the page. */
export function inWords(error: unknown, copy: ErrorCopy): unknown {
  if (error instanceof Error) error.message = errorIn(error.message, copy)
  return error
}

/**
 * Translates an English message of the server or a rule into the language of the page; an unknown one becomes
 * a general one.
 * @param further sentences of the page besides those of fields: in English, and in its language
 */
export function errorIn(
  message: string,
  { language, fieldErrors: translated }: ErrorCopy,
  further?: readonly [english: Errors, said: Errors],
): string {
  if (language === 'en') return message
  return (
    counterpart(message, fieldErrors, translated) ??
    (further && counterpart(message, ...further)) ??
    translated.other
  )
}

function counterpart(message: string, english: Errors, translated: Errors): string | undefined {
  for (const [name, error] of Object.entries(english)) {
    const other = translated[name]
    const found =
      typeof error === 'object' && typeof other === 'object'
        ? counterpart(message, error as Errors, other as Errors)
        : withPlace(message, error, other)
    if (found) return found
  }
}

function withPlace(message: string, english: unknown, translated: unknown): string | undefined {
  if (typeof translated === 'string') return english === message ? translated : undefined
  if (typeof english !== 'function' || typeof translated !== 'function') return undefined
  const [before = '', after] = String(english(PLACE)).split(PLACE)
  if (!after || !message.startsWith(before) || !message.endsWith(after)) return undefined
  return translated(message.slice(before.length, message.length - after.length))
}

const PLACE = '{}'
