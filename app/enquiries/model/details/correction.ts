import * as z from 'zod/mini'
import {
  dialogBody,
  emailMessages,
  hasTenDigits,
  oldLead,
  PHONE_MIN,
  TOO_FEW_DIGITS,
} from '#app/enquiries/model/lead.ts'
import { optionalEmail, PHONE_MAX, singleLine } from '#app/ui/text/fields.ts'
import { fieldErrors } from '#content/en/forms.ts'
import { TEMPLATE_LANGUAGES } from '#content/enums.ts'

const line = {
  ...fieldErrors.phone,
  max: PHONE_MAX,
}
/** A number that can be called, or none. */
export const phoneOrNone = singleLine(line).check(
  z.refine((given) => given === '' || hasTenDigits(given), TOO_FEW_DIGITS),
)
/**
 * By length alone, as the contact form takes it: a value that is stored already must not prevent another
 * correction.
 */
const anyPhone = singleLine(line).check(
  z.refine((given) => given === '' || given.length >= PHONE_MIN, TOO_FEW_DIGITS),
)

/** The details of an enquiry that staff correct, or its sender. */
export const corrections = z.object({
  name: z.optional(oldLead.shape.name),
  phone: z.optional(anyPhone),
  secondPhone: z.optional(anyPhone),
  email: z.optional(optionalEmail(...emailMessages)),
  service: z.optional(dialogBody.shape.incomeSource),
  language: z.optional(z.enum(TEMPLATE_LANGUAGES, 'The language is en or hi')),
})
export type Corrections = z.infer<typeof corrections>
