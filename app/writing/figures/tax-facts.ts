import * as z from 'zod/mini'
import { id } from '#app/ui/text/fields.ts'

/** The register as staff see it, shared by the screen and the API. */

const kind = z.enum(['faq', 'post'])

/** A question or post that names facts. */
const text = z.object({
  kind,
  id: z.int(),
  title: z.string(),
  status: z.enum(['published', 'scheduled', 'draft']),
})
export type FactText = z.infer<typeof text>

const taxFact = z.object({
  id: z.string(),
  subject: z.string(),
  label: z.string(),
  /** as readers see it */
  value: z.string(),
  year: z.string(),
  /** its section in each Act, without the name of the Act, and what other law it rests on */
  act1961: z.nullable(z.string()),
  act2025: z.nullable(z.string()),
  otherLaw: z.nullable(z.string()),
  source: z.string(),
  checkedOn: z.string(),
  /** 'next Budget', or the day until which it needs no new check */
  validUntil: z.string(),
  /** that day, whichever way it is named */
  lastDay: z.string(),
  /** why it has to be checked: past its date, or checked too long ago */
  check: z.nullable(z.enum(['past', 'old'])),
  /** the pages and tools that say it */
  pages: z.array(z.object({ href: z.string(), label: z.string() })),
  texts: z.array(text),
})
export type ListedFact = z.infer<typeof taxFact>

/** A figure in a text that the register has changed since. */
const oldFigure = z.object({
  /** the how manieth figure of its text, from 0 */
  place: z.int(),
  factId: z.string(),
  /** null for a fact that the register no longer has, which has no new figure either */
  label: z.nullable(z.string()),
  before: z.string(),
  after: z.nullable(z.string()),
  /** the words of its sentence before and after it */
  sentence: z.tuple([z.string(), z.string()]),
})
export type OldFigure = z.infer<typeof oldFigure>

const oldText = z.extend(text, {
  version: z.int(),
  changedAt: z.string(),
  changedBy: z.nullable(z.string()),
  figures: z.array(oldFigure),
})
export type OldText = z.infer<typeof oldText>

export const taxFactList = z.object({ facts: z.array(taxFact), oldTexts: z.array(oldText) })
export type TaxFactList = z.infer<typeof taxFactList>

/** What is to do about the register: how many facts to check, and the texts with an old figure. */
export const taxFactsToDo = z.object({ toCheck: z.int(), oldTexts: z.array(oldText) })
export type TaxFactsToDo = z.infer<typeof taxFactsToDo>

/** One text, the version of it that was seen, and which of its figures are renewed. */
export const renewalBody = z.object({
  kind,
  id,
  version: z.int().check(z.gte(1)),
  places: z.array(z.int().check(z.gte(0))).check(z.minLength(1, 'Choose at least one figure.')),
})
export type RenewalBody = z.infer<typeof renewalBody>

export const renewed = z.object({ id: z.int(), version: z.int() })
