import type { TemplateLanguage } from '#content/enums.ts'

/**
 * What may stand in braces in a template, and what takes its place. A placeholder without a value leaves
 * a gap in square brackets, which the screens warn of.
 */
export const PLACEHOLDERS = {
  name: 'the client’s full name',
  first_name: 'how to address them, as in “Dear Kavya,”',
  service: 'the service they asked about',
  plan: 'the plan they asked about',
  price: 'what they pay for that plan',
  filing_year: 'the year whose return is being filed',
  staff: 'your name',
  due: 'when our reply is due',
  firm: 'the firm’s name',
  receipt: 'the link to their receipt',
  client_page: 'the link to their page, where a return was started (replies by email only)',
} as const
type Placeholder = keyof typeof PLACEHOLDERS
/** The values of one enquiry; those it has none for may be missing. */
export type PlaceholderValues = Partial<Record<Placeholder, string>>
/** The same in the language of a template. */
export type ValuesIn = (language: TemplateLanguage) => PlaceholderValues

/** Stays in a reply until it is sent: then the link of the client’s page takes its place. */
export const CLIENT_PAGE = '{client_page}'

const NAMES = Object.keys(PLACEHOLDERS) as Placeholder[]
const IN_BRACES = /\{([^{}\n]{1,40})\}/g
const GAP = /\[[^[\]\n]{2,40}\]/g
/** With its brackets. */
export const GAP_MAX = 42

/** Fills in the values of an enquiry, once: what a client typed is never filled in again. */
export function fillTemplate(text: string, values: PlaceholderValues): string {
  return text.replace(IN_BRACES, (whole, written: string) => {
    const name = placeholderOf(written)
    return name ? (values[name] ?? `[${name.replace('_', ' ')}]`) : whole
  })
}

/** What is still to be filled in by hand, such as `[price]`, each once. */
export function gapsIn(text: string): string[] {
  return [...new Set(text.match(GAP))]
}

/** The texts in braces that are no placeholders. */
export function unknownPlaceholders(text: string): string[] {
  return [...text.matchAll(IN_BRACES)]
    .filter(([, written = '']) => !placeholderOf(written))
    .map(([whole]) => whole)
}

/** `{First Name}` and `{firstName}` are `{first_name}`: case, spaces and underscores don’t matter. */
function placeholderOf(written: string): Placeholder | undefined {
  const bare = (text: string) => text.toLowerCase().replace(/[\s_-]/g, '')
  return NAMES.find((name) => bare(name) === bare(written))
}
