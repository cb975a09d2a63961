import * as z from 'zod/mini'
import { multiLine } from '#app/text/fields.ts'

/** Replies that staff write once and send often. */

export const TITLE_MAX = 80
export const SUBJECT_MAX = 150
export const BODY_MAX = 5000

/** What may stand in braces in a template, and what takes its place. */
export const PLACEHOLDERS = {
  name: 'the client’s full name',
  firstName: 'the client’s first name',
  service: 'the service they asked about',
  price: 'what the client pays for the plan they asked about',
  firm: 'your firm’s name',
  receipt: 'the link to the client’s receipt',
} as const
export type Placeholder = keyof typeof PLACEHOLDERS

const known = Object.keys(PLACEHOLDERS)
  .map((name) => `{${name}}`)
  .join(', ')
const words = (label: string, max: number) =>
  multiLine({
    min: 1,
    max,
    tooShort: `${label} is missing`,
    tooLong: `${label} must be at most ${max} characters`,
    unstorable: `${label} contains characters that cannot be stored`,
  }).check(
    z.refine((text) => unknownPlaceholders(text).length === 0, {
      error: ({ input }) =>
        `${unknownPlaceholders(String(input))[0]} is not a placeholder. Use ${known}`,
    }),
  )
const oneLine = (label: string, max: number) =>
  words(label, max).check(z.refine((text) => !text.includes('\n'), `${label} must be one line`))

export const templateBody = z.object({
  title: oneLine('The title', TITLE_MAX),
  subject: oneLine('The subject', SUBJECT_MAX),
  body: words('The text', BODY_MAX),
})
export type TemplateBody = z.infer<typeof templateBody>
export const templateChange = z.extend(templateBody, { version: z.optional(z.int()) })

export const template = z.extend(templateBody, {
  id: z.int(),
  version: z.int(),
  updatedAt: z.string(),
})
export type Template = z.infer<typeof template>

/** Fills the visitor's and the firm's details into a template. */
export function fillTemplate(text: string, values: Record<Placeholder, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as Placeholder] : whole,
  )
}

function unknownPlaceholders(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)]
    .filter(([, name]) => !Object.hasOwn(PLACEHOLDERS, name ?? ''))
    .map(([whole]) => whole)
}
