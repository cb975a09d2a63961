import { z } from 'zod'
import { formatDay } from '#app/ui/time/dates.ts'
import { CHECKED } from '#content/facts/tax-fact.ts'
import { provisionsOf, type TaxFact, type TaxFactId, taxFacts } from '#content/facts/tax-facts.ts'
import { readTexts } from './markdown.ts'
import { byLaw, factIds } from './sources.ts'

/** A question of the first content. `answer` is HTML within the editor's allow-list. */
interface FaqSeed {
  slug: string
  question: string
  answer: string
  /** Slug of an FAQ category. */
  category: string
}

const head = z.strictObject({
  question: z.string(),
  category: z.string(),
  order: z.int(),
  /** The facts that the answer rests on, beside its figures; an answer about the firm itself has none. */
  law: factIds.optional(),
  /** Provisions for which there is no fact: 'Section 89, Income-tax Act 1961' */
  alsoLaw: z.array(z.string()).optional(),
})

/** In the order in which they are shown. */
export const faqSeeds: FaqSeed[] = readTexts('questions', head)
  .sort((a, b) => a.order - b.order)
  .map(({ slug, question, category, html, law, alsoLaw }) => ({
    slug,
    question,
    category,
    answer: law ? `${html}\n<p>${lawLine([...law, ...figuresOf(html)], alsoLaw)}</p>` : html,
  }))

/** The line below an answer: the day whose law it gives, and the sections of both Acts. */
function lawLine(ids: TaxFactId[], also: string[] = []): string {
  const facts = [...new Set(ids)].map((id): TaxFact => taxFacts[id])
  const checked = facts.map(({ checkedOn }) => checkedOn).sort()
  const laws = byLaw([...facts.flatMap(provisionsOf), ...also])
  return [`Law as on ${formatDay(checked[0] ?? CHECKED)}`, ...laws].join(' · ')
}

function figuresOf(html: string): TaxFactId[] {
  return [...html.matchAll(/<data value="(\w+)">/g)].map(([, id]) => id as TaxFactId)
}
