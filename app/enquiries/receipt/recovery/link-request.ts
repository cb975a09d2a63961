import * as z from 'zod/mini'
import { idOfReference } from '#app/enquiries/model/details/reference.ts'
import { hasTenDigits } from '#app/enquiries/model/lead.ts'
import { EMAIL_MAX, isEmail } from '#app/ui/text/fields.ts'
import { linkRequestForm as copy } from '#content/en/enquiry/your-enquiry.ts'

/** Asks for the links of enquiries: by a reference number, an e-mail address or a telephone number. */
export const linkRequest = z.object({
  contact: z
    .string(copy.unreadable)
    .check(
      z.trim(),
      z.maxLength(EMAIL_MAX, copy.unreadable),
      z.refine(isReadable, copy.unreadable),
    ),
})

function isReadable(contact: string): boolean {
  return isEmail(contact) || idOfReference(contact) !== undefined || hasTenDigits(contact)
}
