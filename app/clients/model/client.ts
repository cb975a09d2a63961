import * as z from 'zod/mini'
import { emailMessages } from '#app/enquiries/model/lead.ts'
import { yearsFrom } from '#app/tax/engine/days.ts'
import { day } from '#app/ui/text/day.ts'
import {
  id,
  multiLine,
  NAME_MAX,
  NAME_MIN,
  optionalEmail,
  PHONE_MAX,
  singleLine,
} from '#app/ui/text/fields.ts'
import { isGstin } from '#app/ui/text/gstin.ts'
import { storedValue } from '#app/ui/text/stored-value.ts'
import {
  CARRIED_HEADS,
  type CarriedHead,
  CLIENT_KINDS,
  RESIDENCES,
  RETURN_KINDS,
  RETURN_STAGES,
  TEMPLATE_LANGUAGES,
} from '#content/enums.ts'
import { gstStates, OUTSIDE_INDIA } from '#content/facts/gst-states.ts'
import { isWholePan, normalizePan, panFault } from './pan.ts'
import { isYear } from './year.ts'

/** Clients, their contacts and what they carry forward; shared by the screens and the API. */

const ADDRESS_MAX = 500
export const NOTES_MAX = 5000
const ROLE_MAX = 60
const AMOUNT_MAX = 100_000_000_000

export const STATES = [...gstStates.map(({ name }) => name), OUTSIDE_INDIA]

export const line = (what: string, max: number, min = 0) =>
  singleLine({
    min,
    max,
    tooShort: min > 0 ? `${what} must be at least ${min} characters` : `${what} must be text`,
    tooLong: `${what} must be at most ${max} characters`,
    unstorable: `${what} contains characters that cannot be stored`,
  })
export const lines = (what: string, max: number, min = 0) =>
  multiLine({
    min,
    max,
    tooShort: min > 0 ? `${what} must be at least ${min} characters` : `${what} must be text`,
    tooLong: `${what} must be at most ${max} characters`,
    unstorable: `${what} contains characters that cannot be stored`,
  })

const email = optionalEmail(...emailMessages)
const phone = line('Phone number', PHONE_MAX).check(
  z.refine(
    (text) => text === '' || text.replace(/\D/g, '').length >= 10,
    'Phone number must be at least 10 digits',
  ),
)
const pan = z.string().check(z.maxLength(40, 'A PAN has ten characters'), z.overwrite(normalizePan))

/** What of a client staff type; the PAN is checked against the kind. */
const fields = {
  name: line('Name', NAME_MAX, NAME_MIN),
  kind: z.enum(CLIENT_KINDS, 'Choose what the client is'),
  pan,
  bornOn: z.nullable(day),
  residence: z.nullable(z.enum(RESIDENCES)),
  address: lines('Address', ADDRESS_MAX),
  state: z.union(
    [z.literal(''), z.enum(STATES as [string, ...string[]])],
    'There is no such state; choose one of the list',
  ),
  gstin: z.string().check(
    z.overwrite((text) => text.replace(/\s/g, '').toUpperCase()),
    z.refine(
      (text) => text === '' || isGstin(text),
      'A GSTIN has 15 characters; this one has a mistake in it',
    ),
  ),
  notes: lines('Notes', NOTES_MAX),
}

/** A JSON null or nothing stands for an empty text. */
const rest = {
  pan: z.optional(fields.pan),
  bornOn: z.optional(fields.bornOn),
  residence: z.optional(fields.residence),
  address: z.optional(fields.address),
  state: z.optional(fields.state),
  gstin: z.optional(fields.gstin),
  notes: z.optional(fields.notes),
}

export const clientBody = z
  .strictObject({
    name: fields.name,
    kind: fields.kind,
    ...rest,
    email: z.optional(email),
    phone: z.optional(phone),
  })
  .check(({ value, issues }) => {
    const fault = value.pan && panFault(value.pan, value.kind)
    if (fault) issues.push({ code: 'custom', message: fault, path: ['pan'], input: value.pan })
  })
export type ClientBody = z.infer<typeof clientBody>

/** A change; the PAN is checked against the kind that the client then has. */
export const clientChange = z.strictObject({
  name: z.optional(fields.name),
  kind: z.optional(fields.kind),
  ...rest,
  version: z.optional(z.int()),
})
export type ClientChange = z.infer<typeof clientChange>

export const contactBody = z.strictObject({
  name: fields.name,
  role: z.optional(line('Role', ROLE_MAX)),
  email: z.optional(email),
  phone: z.optional(phone),
  language: z.optional(z.enum(TEMPLATE_LANGUAGES)),
})
export const contactChange = z.partial(contactBody)
export type ContactChange = z.infer<typeof contactChange>

export const carryForwardBody = z.strictObject({
  head: z.enum(CARRIED_HEADS),
  year: z.string().check(z.refine((text) => isYear(text), 'There is no such year')),
  amount: z.int('Whole rupees').check(z.gte(1, 'At least ₹1'), z.lte(AMOUNT_MAX)),
  note: z.optional(line('Note', 200)),
})

/**
 * For how many years after that of the loss it may be set off; undefined: as long as it takes. Sections 71B, 72,
 * 73, 74 and 32(2) of the Act of 1961, and 110 to 113 and 33(11) of the Act of 2025.
 */
const YEARS_CARRIED: Record<CarriedHead, number | undefined> = {
  'house-property': 8,
  business: 8,
  speculation: 4,
  'short-term-capital': 8,
  'long-term-capital': 8,
  depreciation: undefined,
}

/** The last year of income in which it may be set off: `2033-34` for a loss of 2025-26 with eight years. */
export function lapsesAfter(head: CarriedHead, year: string): string | null {
  const years = YEARS_CARRIED[head]
  if (years === undefined) return null
  return yearsFrom(year, years)
}

const text = z.string().check(z.trim(), z.maxLength(200))
const WITHOUT_PAN = 'A PAN doesn’t belong into an address. Send the search by POST instead.'
/** What is searched for by an address. */
export const searchInAddress = z.optional(text.check(z.refine((q) => !isWholePan(q), WITHOUT_PAN)))
/** What is searched for in the body of a request, which may be a whole PAN. */
export const searchInBody = z.optional(text)

export const clientQuery = z.object({
  q: searchInAddress,
  page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000))),
})
export const clientSearch = z.extend(clientQuery, { q: searchInBody })

const contact = z.object({
  id: z.int(),
  name: z.string(),
  role: z.string(),
  email: z.string(),
  phone: z.string(),
  proposedEmail: z.nullable(z.string()),
  proposedPhone: z.nullable(z.string()),
  language: storedValue(TEMPLATE_LANGUAGES),
  linkMadeAt: z.nullable(z.string()),
  /** the devices on which they are signed in */
  devices: z.array(
    z.object({ browser: z.string(), signedInAt: z.string(), readBy: z.nullable(z.string()) }),
  ),
})
export type Contact = z.infer<typeof contact>

export const declineErasureBody = z.object({ reason: lines('The reason', 1000, 3) })

export const clientDetail = z.object({
  id: z.int(),
  name: z.string(),
  kind: storedValue(CLIENT_KINDS),
  /** such as ABCPE••••F; empty where it is not known */
  panMasked: z.string(),
  bornOn: z.nullable(z.string()),
  residence: z.nullable(storedValue(RESIDENCES)),
  address: z.string(),
  state: z.string(),
  gstin: z.string(),
  notes: z.string(),
  version: z.int(),
  createdAt: z.string(),
  /** when the client asked to have everything erased, until it is answered */
  erasureAskedAt: z.nullable(z.string()),
  mergedInto: z.nullable(z.int()),
  merged: z.array(z.object({ id: z.int(), name: z.string(), panMasked: z.string() })),
  contacts: z.array(contact),
  returns: z.array(
    z.object({
      id: z.int(),
      year: z.string(),
      kind: storedValue(RETURN_KINDS),
      stage: storedValue(RETURN_STAGES),
      fee: z.int(),
    }),
  ),
  enquiries: z.array(
    z.object({ id: z.int(), service: z.string(), status: z.string(), receivedAt: z.string() }),
  ),
  carryForwards: z.array(
    z.object({
      id: z.int(),
      head: storedValue(CARRIED_HEADS),
      year: z.string(),
      amount: z.int(),
      note: z.string(),
      lapsesAfter: z.nullable(z.string()),
    }),
  ),
})
export type ClientDetail = z.infer<typeof clientDetail>

export const clientList = z.object({
  items: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      kind: storedValue(CLIENT_KINDS),
      panMasked: z.string(),
      email: z.string(),
      phone: z.string(),
      returns: z.int(),
      lastYear: z.nullable(z.string()),
    }),
  ),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
})
export type ClientList = z.infer<typeof clientList>

export const mergeBody = z.object({ into: id })
