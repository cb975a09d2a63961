import * as z from 'zod/mini'
import { ID_MAX, idFromText, isStorable, singleLine } from '#app/ui/text/fields.ts'
import { inLatinLetters } from './devanagari.ts'

/** The validation rules that questions and posts share: text of one line, HTML, slugs. */

const SLUG_MIN = 3
export const SLUG_MAX = 120
export const HTML_MAX = 400_000

/** Names that the routes use, so that they cannot be slugs. */
export const RESERVED_SLUGS = ['categories', 'related', 'new', 'bulk', 'order', 'none']

export const slug = z.string('Slug must be at least 3 characters.').check(
  z.trim(),
  z.minLength(SLUG_MIN, `Slug must be at least ${SLUG_MIN} characters.`),
  z.maxLength(SLUG_MAX, `Slug must be at most ${SLUG_MAX} characters.`),
  z.regex(/^[a-z0-9-]*$/, 'Slug can only contain lowercase letters, numbers, and hyphens.'),
  z.refine(
    (text) => !RESERVED_SLUGS.includes(text),
    'The site uses this slug itself. Choose another.',
  ),
)

/** The slug that a title suggests, by the rule of the specification, in Latin letters and cut to what a slug may hold. */
export function slugify(title: string): string {
  return inLatinLetters(title)
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/[\s_]+/g, '-')
    .replace(/-+/g, '-')
    .slice(0, SLUG_MAX)
    .replace(/^-|-$/g, '')
}

/** Text of one line, at least `min` and at most `max` characters long. */
export function line(label: string, min: number, max: number, tooShort: string) {
  return singleLine({
    min,
    max,
    tooShort,
    tooLong: `${label} must be at most ${max} characters.`,
    unstorable: `${label} contains characters that cannot be stored.`,
  })
}

/** HTML with a text of at least `min` characters, as people count them, or a picture. */
export function html(label: string, min: number) {
  const tooShort = `${label} must be at least ${min} characters.`
  return z.string(tooShort).check(
    z.trim(),
    z.minLength(min, { error: tooShort, abort: true }),
    z.maxLength(HTML_MAX, {
      error: `${label} must be at most ${HTML_MAX.toLocaleString('en-IN')} characters.`,
      abort: true,
    }),
    z.refine(isStorable, `${label} contains characters that cannot be stored.`),
    z.refine((html) => /<img\b/i.test(html) || textLength(html) >= min, tooShort),
  )
}

export const categoryId = z.nullable(idFromText('Choose a category from the list.'))

/** The version that a save is based on; without it the save always replaces what is stored. */
export const version = z.optional(z.int().check(z.gte(1), z.lte(ID_MAX)))

/** Tags count for nothing, an entity and any gap for one character. */
function textLength(html: string): number {
  const text = html.replace(/<[^<>]*>/g, ' ').replace(/&nbsp;|\s/g, ' ')
  return [
    ...text
      .replace(/&#?\w{1,10};/g, '.')
      .replace(/ +/g, ' ')
      .trim(),
  ].length
}
