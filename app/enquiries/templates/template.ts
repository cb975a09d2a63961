import * as z from 'zod/mini'
import { ID_MAX, multiLine } from '#app/ui/text/fields.ts'
import { TEMPLATE_CHANNELS, TEMPLATE_LANGUAGES } from '#content/enums.ts'
import { enquiryServices } from '#content/services/of-enquiry.ts'
import { PLACEHOLDERS, unknownPlaceholders } from './placeholders.ts'

/** Replies and WhatsApp messages that staff write once and send often. */

export const TITLE_MAX = 80
export const SUBJECT_MAX = 150
export const BODY_MAX = 5000

const known = Object.keys(PLACEHOLDERS)
  .map((name) => `{${name}}`)
  .join(', ')
const words = (label: string, max: number, min = 1) =>
  multiLine({
    min,
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
const oneLine = (label: string, max: number, min = 1) =>
  words(label, max, min).check(
    z.refine((text) => !text.includes('\n'), `${label} must be one line`),
  )

const fields = z.object({
  title: oneLine('The title', TITLE_MAX),
  channel: z._default(z.enum(TEMPLATE_CHANNELS, 'A template is for email or whatsapp'), 'email'),
  language: z._default(z.enum(TEMPLATE_LANGUAGES, 'The language is en or hi'), 'en'),
  /** null: for every service */
  service: z._default(
    z.nullable(
      z.enum(
        enquiryServices.map(({ slug }) => slug),
        'There is no such service',
      ),
    ),
    null,
  ),
  /** of an e-mail; a WhatsApp message has none */
  subject: z._default(oneLine('The subject', SUBJECT_MAX, 0), ''),
  body: words('The text', BODY_MAX),
})
const emailHasSubject = z.refine<z.infer<typeof fields>>(
  ({ channel, subject }) => channel === 'whatsapp' || subject !== '',
  {
    path: ['subject'],
    error: 'The subject is missing',
    // Checked together with the other fields, not only once those are valid.
    when: ({ value }) => typeof value === 'object' && value !== null && 'subject' in value,
  },
)

export const templateBody = fields.check(emailHasSubject)
export type TemplateBody = z.infer<typeof templateBody>
export const templateChange = z
  .extend(fields, { version: z.optional(z.int().check(z.gte(1), z.lte(ID_MAX))) })
  .check(emailHasSubject)

export const template = z.object({
  ...fields.shape,
  id: z.int(),
  version: z.int(),
  updatedAt: z.string(),
  /** how often it was sent */
  uses: z.int(),
})
export type Template = z.infer<typeof template>
