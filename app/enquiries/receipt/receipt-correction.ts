import * as z from 'zod/mini'
import { corrections } from '#app/enquiries/model/details/correction.ts'
import { multiLine } from '#app/ui/text/fields.ts'
import { fieldErrors } from '#content/en/forms.ts'

/** The place of a receipt that confirms it, as the fragment of its address. */
export const CORRECTION_SAVED = 'saved'
export const CLIENT_NOTE_MAX = 2000

/** What the sender of an enquiry corrects or adds on its page; what is left empty stays as it is. */
export const receiptCorrection = z.object({
  name: emptyIsNone(corrections.shape.name),
  phone: emptyIsNone(corrections.shape.phone),
  email: emptyIsNone(corrections.shape.email),
  service: emptyIsNone(corrections.shape.service),
  /** of the address; a form without script contains it, so that it can come back to its page */
  token: z.optional(z.string()),
  /** 'on': the sender was asked about the number and keeps it */
  phoneChecked: z.optional(z.unknown()),
  /** what the page showed in a field: one that still says so counts as left empty */
  wasName: z.optional(z.string()),
  wasPhone: z.optional(z.string()),
  wasEmail: z.optional(z.string()),
  wasService: z.optional(z.string()),
  note: z._default(
    multiLine({
      ...fieldErrors.note,
      max: CLIENT_NOTE_MAX,
    }),
    '',
  ),
})
export type ReceiptCorrection = z.infer<typeof receiptCorrection>

/** Without the fields that say what the page showed, which staff may have corrected meanwhile. */
export function onlyTyped(given: ReceiptCorrection): ReceiptCorrection {
  const { name, phone, email, service, wasName, wasPhone, wasEmail, wasService } = given
  return {
    ...given,
    name: name === wasName ? undefined : name,
    phone: phone === wasPhone ? undefined : phone,
    email: email === wasEmail ? undefined : email,
    service: service === wasService ? undefined : service,
  }
}

/** A form sends every field, also those that nobody filled in. */
function emptyIsNone<Schema extends z.core.$ZodType>(schema: Schema) {
  return z.pipe(
    z.transform((given) => (typeof given === 'string' && given.trim() === '' ? undefined : given)),
    schema,
  )
}
