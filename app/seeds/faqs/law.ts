import { CHECKED } from '#app/content/tax-facts/tax-fact.ts'
import { provisionsOf, type TaxFact, type TaxFactId, taxFacts } from '#app/content/tax-facts.ts'
import { formatDay } from '#app/time/dates.ts'
import { byLaw } from '../posts/sources.ts'
import type { FaqSeed, FaqText } from './faq-seed.ts'

/** The line below an answer: the day whose law it gives, and the sections of both Acts. */
export function withLaw({ law, alsoLaw = [], ...faq }: FaqText): FaqSeed {
  if (!law) return faq
  const ids = [...new Set([...law, ...figuresOf(faq.answer)])]
  const facts = ids.map((id): TaxFact => taxFacts[id])
  const checked = facts.map(({ checkedOn }) => checkedOn).sort()
  const laws = byLaw([...facts.flatMap(provisionsOf), ...alsoLaw])
  const line = [`Law as on ${formatDay(checked[0] ?? CHECKED)}`, ...laws].join(' · ')
  return { ...faq, answer: `${faq.answer}\n<p>${line}</p>` }
}

function figuresOf(html: string): TaxFactId[] {
  return [...html.matchAll(/<data value="(\w+)">/g)].map(([, id]) => id as TaxFactId)
}
