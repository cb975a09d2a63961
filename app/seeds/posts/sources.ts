import { type TaxFact, type TaxFactId, taxFacts } from '#app/content/tax-facts.ts'
import { formatDay } from '#app/time/dates.ts'

const PROVISION =
  /^(.+?)(?:,| of the) ((?:Income-tax|Black Money|CGST) (?:Act|Rules) \d{4}|\d{4} Act)$/

/** The end of a post: the provisions that it rests on, and the day whose law it gives. */
export function sources(ids: TaxFactId[], more: string[] = []): string {
  const facts = ids.map((id): TaxFact => taxFacts[id])
  const lines = byLaw([...facts.map(({ section }) => section), ...more])
  const checked = facts.map(({ checkedOn }) => checkedOn).sort()
  return `<h2>Sources</h2>
<ul>
${lines.map((line) => `<li>${line}</li>`).join('\n')}
</ul>
<p>Law as on ${formatDay(checked[0]!)}.</p>`
}

/** 'Income-tax Act 1961: section 80C; section 87A' for each law that the provisions belong to. */
export function byLaw(provisions: string[]): string[] {
  const laws = new Map<string, Set<string>>()
  for (const part of provisions.flatMap((text) => text.split('; '))) {
    const [, provision, name = part] = PROVISION.exec(part) ?? []
    const law = name.replace(/^(\d{4}) Act$/, 'Income-tax Act $1')
    const ofLaw = laws.get(law) ?? new Set()
    if (provision)
      ofLaw.add(provision.replace(/^[SR](ections?|ules?)\b/, (word) => word.toLowerCase()))
    laws.set(law, ofLaw)
  }
  return [...laws].map(([law, of]) => (of.size === 0 ? law : `${law}: ${[...of].join('; ')}`))
}
