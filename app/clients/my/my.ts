import * as z from 'zod/mini'
import { line, lines } from '#app/clients/model/client.ts'
import { draft } from '#app/clients/model/draft.ts'
import { filing } from '#app/clients/model/filing.ts'
import { invoice, payment } from '#app/clients/model/invoice.ts'
import { documentFields, request } from '#app/clients/model/return.ts'
import { emailMessages } from '#app/enquiries/model/lead.ts'
import { westernDigits } from '#app/ui/text/digits.ts'
import { EMAIL_MAX, email } from '#app/ui/text/fields.ts'
import { storedValue } from '#app/ui/text/stored-value.ts'
import { signInCopy as copy } from '#content/en/clients/my.ts'
import { RETURN_KINDS, RETURN_STAGES, TEMPLATE_LANGUAGES, WAITING_ON } from '#content/enums.ts'

/** What a client sees and sends at `/my`; shared by the page and the API. */

export const myToken = z.string().check(z.regex(/^[\w-]{43}$/))

/** A box that is ticked in a form, or true. */
const ticked = z.optional(z.union([z.boolean(), z.literal('on'), z.literal('')]))

export const signInBody = z.object({
  code: z.string(copy.codeShape).check(
    z.overwrite((text) => westernDigits(text).replace(/\s/g, '')),
    z.regex(/^\d{6}$/, copy.codeShape),
  ),
  stay: ticked,
})

export const linkBody = z.object({
  email: email(...emailMessages),
  /** of the form */
  language: z.catch(z.optional(z.enum(TEMPLATE_LANGUAGES)), undefined),
})

export const ANSWER_MAX = 5000
export const answerBody = z.object({
  text: lines('Your answer', ANSWER_MAX, 1),
  /** the answer that the form showed, which this one replaces */
  shown: z.optional(lines('Your answer', ANSWER_MAX)),
})

export const myContactBody = z.object({
  email: z.optional(z.string().check(z.trim(), z.maxLength(EMAIL_MAX))),
  phone: z.optional(line('Phone number', 40)),
})

const document = z.object({
  ...documentFields,
  /** whether the client sent it, and not we */
  mine: z.boolean(),
  canWithdraw: z.boolean(),
  /** which of us opened it, and when */
  opened: z.array(z.object({ by: z.string(), act: z.string(), at: z.string() })),
})
export type MyDocument = z.infer<typeof document>

const myReturn = z.object({
  id: z.int(),
  year: z.string(),
  kind: storedValue(RETURN_KINDS),
  stage: storedValue(RETURN_STAGES),
  waitingOn: z.nullable(storedValue(WAITING_ON)),
  /** whether a review was recorded */
  isReviewed: z.boolean(),
  dueOn: z.nullable(z.string()),
  requests: z.array(request),
  documents: z.array(document),
  /** the newest one */
  draft: z.nullable(draft),
  filing: z.nullable(filing),
  /** in rupees, with GST where the firm charges it */
  fee: z.int(),
  payments: z.array(payment),
  invoices: z.array(invoice),
})
export type MyReturn = z.infer<typeof myReturn>

export const myPage = z.object({
  name: z.string(),
  contact: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    proposedEmail: z.nullable(z.string()),
    proposedPhone: z.nullable(z.string()),
  }),
  signedInAt: z.string(),
  /** whether an OK can be given without another code */
  isFresh: z.boolean(),
  devices: z.int(),
  /** when they asked to have everything erased, and why staff last said no */
  erasure: z.object({
    askedAt: z.nullable(z.string()),
    declined: z.nullable(z.object({ reason: z.string(), at: z.string() })),
  }),
  /** how many things we wait for */
  needed: z.int(),
  /** where a fee is paid; empty where nothing is set up */
  payTo: z.object({
    upi: z.nullable(z.object({ id: z.string(), name: z.string() })),
    bank: z.array(z.string()),
  }),
  /** the newest year first */
  returns: z.array(myReturn),
})
export type MyPage = z.infer<typeof myPage>

/** Words that stand before a password of a portal, which is never to be sent. */
const PASSWORD =
  /(?:pass\s?-?word|passwd|pwd|passcode|पासवर्ड|\botp\b)\s{0,3}(?:is|are|:|=|-|–|है)?\s{0,3}\S{4,}/i
const PASSWORD_WORD = /pass\s?-?word|passwd|pwd|passcode|पासवर्ड/gi
const AFTER_VERB = /(?:\bis|\bare|:|=|है) {0,3}(\S{4,40})/gi
const SIGN = /[\d@#$%&*!]/
/** How far behind the word a password may stand: `password of the portal is Secret@1`. */
const NEAR = 120

/** Whether a text seems to hold a password. */
export function holdsPassword(text: string): boolean {
  if (PASSWORD.test(text)) return true
  return [...text.matchAll(PASSWORD_WORD)].some(({ index }) =>
    [...text.slice(index, index + NEAR).matchAll(AFTER_VERB)].some(([, word = '']) =>
      SIGN.test(word),
    ),
  )
}
