import * as z from 'zod/mini'
import { idOfReference } from '#app/enquiries/model/details/reference.ts'
import { hasTenDigits } from '#app/enquiries/model/lead.ts'
import { EMAIL_MAX, isEmail } from '#app/ui/text/fields.ts'
import { fieldErrors } from '#content/en/forms.ts'
import { TEMPLATE_LANGUAGES } from '#content/enums.ts'

const { linkUnreadable } = fieldErrors

/** Asks for the links of enquiries: by a reference number, an e-mail address or a telephone number. */
export const linkRequest = z.object({
  contact: z
    .string(linkUnreadable)
    .check(z.trim(), z.maxLength(EMAIL_MAX, linkUnreadable), z.refine(isReadable, linkUnreadable)),
  /** of the page that the form is on; English where it is missing */
  language: z.catch(z.optional(z.enum(TEMPLATE_LANGUAGES)), undefined),
})

function isReadable(contact: string): boolean {
  return isEmail(contact) || idOfReference(contact) !== undefined || hasTenDigits(contact)
}
