import * as z from 'zod/mini'
import { id } from '#app/ui/text/fields.ts'
import { storedValue } from '#app/ui/text/stored-value.ts'
import { myErrors } from '#content/en/clients/my-page.ts'
import { CARRIED_HEADS, OK_ENDS, RETURN_FORMS, TEMPLATE_LANGUAGES } from '#content/enums.ts'
import { lines } from './client.ts'

/** Drafts and the client’s OK, as the screens, the client's page and the API have them. */

const AMOUNT_MAX = 1_000_000_000_000
const rupees = (what: string) =>
  z
    .int(`${what} is in whole rupees`)
    .check(z.gte(0, `${what} can’t be below zero`), z.lte(AMOUNT_MAX, `${what} is too high`))

/** What a draft computes, in rupees. */
export const figuresBody = z
  .strictObject({
    form: z.string().check(
      z.overwrite((text) =>
        text
          .trim()
          .toUpperCase()
          .replace(/^ITR\s?-?\s?/, 'ITR-'),
      ),
      z.refine((text) => (RETURN_FORMS as readonly string[]).includes(text), {
        error: 'The form is ITR-1 to ITR-7, or ITR-U',
      }),
    ),
    regime: z.enum(['old', 'new'], 'The regime is old or new'),
    totalIncome: rupees('Total income'),
    tax: rupees('Tax'),
    payable: rupees('Amount payable'),
    refund: rupees('Refund'),
  })
  .check(
    z.refine(({ payable, refund }) => payable === 0 || refund === 0, {
      path: ['refund'],
      error: 'A return has an amount payable or a refund, not both',
    }),
  )

const carried = z.object({
  head: storedValue(CARRIED_HEADS),
  year: z.string(),
  amount: z.number(),
})

/** The figures as they are shown, with what was carried forward when the draft was sent. */
const figures = z.object({
  form: z.string(),
  regime: z.enum(['old', 'new']),
  totalIncome: z.number(),
  tax: z.number(),
  payable: z.number(),
  refund: z.number(),
  carried: z.array(carried),
})
export type Figures = z.infer<typeof figures>

export const CHANGE_MAX = 5000
/** A box that is ticked in a form, or true. */
const agreed = z.union([z.literal(true), z.literal('on'), z.literal('true')], {
  error: myErrors.agreed,
})
/** The return is named where a client has several; a form sends its number as text, and gets it back so. */
const which = { returnId: z.optional(z.union([id, z.string().check(z.regex(/^\d{1,9}$/))])) }
export const okBody = z.object({
  agreed,
  /** in which the sentence was shown */
  language: z.catch(z.optional(z.enum(TEMPLATE_LANGUAGES)), undefined),
  ...which,
})
export const changeBody = z.object({ text: lines('Your words', CHANGE_MAX, 1), ...which })
export const whichReturn = z.nullish(z.object(which))

const ok = z.object({
  id: z.int(),
  name: z.string(),
  sentence: z.string(),
  /** the member of staff who read the code out; null where the client got it by e-mail */
  readBy: z.nullable(z.string()),
  givenAt: z.string(),
  endedAt: z.nullable(z.string()),
  ended: z.nullable(storedValue(OK_ENDS)),
})
export type Ok = z.infer<typeof ok>

export const draft = z.object({
  number: z.int(),
  sha256: z.string(),
  /** when the client gave the OK that counts */
  okAt: z.nullable(z.string()),
  figures,
  figuresSha256: z.string(),
  documentId: z.nullable(z.int()),
  changeAsked: z.string(),
  createdAt: z.string(),
  by: z.nullable(z.string()),
  /** the OKs of this draft, including those that have ended */
  oks: z.array(ok),
})
export type Draft = z.infer<typeof draft>
