import { createHash } from 'node:crypto'
import { z } from 'zod'
import { formatDay } from '#app/ui/time/dates.ts'
import { CHECKED } from '#content/facts/tax-fact.ts'
import { provisionsOf, type TaxFact, type TaxFactId, taxFacts } from '#content/facts/tax-facts.ts'
import * as hindi from '#content/hi/facts.ts'
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
  .map(({ slug, question, category, html, law, alsoLaw }) => {
    const { day, laws } = lawOf(html, law, alsoLaw)
    const line = [`Law as on ${day}`, ...laws].join(' · ')
    return { slug, question, category, answer: law ? `${html}\n<p>${line}</p>` : html }
  })

interface HindiSeed {
  slug: string
  question: string
  answer: string
  /** of the English text that it translates, as `sourceHash` of the stored ones */
  sourceHash: string
}

/** The questions that are there in Hindi too; their law is that of the English ones. */
export function hindiFaqSeeds(): HindiSeed[] {
  const englishOf = new Map(faqSeeds.map((seed) => [seed.slug, seed]))
  const laws = new Map(
    readTexts('questions', head).map((text) => [
      text.slug,
      text.law && lawOf(text.html, text.law, text.alsoLaw),
    ]),
  )
  return readTexts('hi/questions', z.strictObject({ question: z.string() }), hindi).map(
    ({ slug, question, html }) => {
      const of = englishOf.get(slug)
      if (!of) throw new Error(`there’s no question ${slug} in English`)
      const law = laws.get(slug)
      const line = law && [hindi.lawAsOn(law.day), ...law.laws.map(hindi.lawInHindi)]
      return {
        slug,
        question,
        answer: line ? `${html}\n<p>${line.join(' · ')}</p>` : html,
        sourceHash: createHash('md5').update(`${of.question}\n${of.answer}`).digest('hex'),
      }
    },
  )
}

/** What stands below an answer: the day whose law it gives, and the sections of both Acts. */
function lawOf(html: string, ids: TaxFactId[] = [], also: string[] = []) {
  const facts = [...new Set([...ids, ...figuresOf(html)])].map((id): TaxFact => taxFacts[id])
  const checked = facts.map(({ checkedOn }) => checkedOn).sort()
  return {
    day: formatDay(checked[0] ?? CHECKED),
    laws: byLaw([...facts.flatMap(provisionsOf), ...also]),
  }
}

function figuresOf(html: string): TaxFactId[] {
  return [...html.matchAll(/<data value="(\w+)">/g)].map(([, id]) => id as TaxFactId)
}
