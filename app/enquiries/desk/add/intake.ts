import * as z from 'zod/mini'
import { samePersonLead } from '#app/enquiries/desk/desk.ts'
import { phoneOrNone } from '#app/enquiries/model/details/correction.ts'
import { oldLead } from '#app/enquiries/model/lead.ts'
import { EMAIL_MAX, idFromText, PHONE_MAX } from '#app/ui/text/fields.ts'
import { LEAD_INTAKES } from '#content/enums.ts'

/** Adding an enquiry that did not come through the site: the rules and bodies. */

/** Who gets it: the person adding it, no one, the next person on duty, or an account. */
const owner = z.union(
  [z.enum(['me', 'none', 'next']), idFromText()],
  'The owner is an account’s number, me, none or next',
)

/** Body of an enquiry that staff add; the phone or the e-mail address may be left empty. */
export const staffLead = z
  .extend(oldLead, {
    intake: z.enum(LEAD_INTAKES, 'Choose how it came in'),
    phone: z._default(phoneOrNone, ''),
    owner: z._default(owner, 'me'),
    /** the client has the answer already: it is recorded as a contact */
    answered: z._default(z.boolean(), false),
    /** whether the client gets the acknowledgement by e-mail; by default unless answered already */
    acknowledge: z.optional(z.boolean()),
    /** identifies the sending: a repeat stores nothing more */
    key: z.string('Send a key that is unique to this enquiry').check(z.regex(/^[\w-]{8,64}$/)),
  })
  .check(
    z.refine(({ phone, email }) => phone !== '' || email !== '', {
      path: ['phone'],
      error: 'Enter a phone number or an email address',
      // Checked together with the other fields, not only once those are valid.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  )
export type StaffLead = z.infer<typeof staffLead>

/** What has been typed of a phone number and an e-mail address, however incomplete. */
export const samePersonFilters = z.object({
  phone: z._default(z.string().check(z.maxLength(PHONE_MAX)), ''),
  email: z._default(z.string().check(z.maxLength(EMAIL_MAX)), ''),
})
export type SamePersonFilters = z.infer<typeof samePersonFilters>
/** The newest first. */
export const samePersonLeads = z.array(samePersonLead)
