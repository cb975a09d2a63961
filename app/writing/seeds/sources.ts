import { z } from 'zod'
import { formatDay } from '#app/ui/time/dates.ts'
import { lowerProvision } from '#content/facts/tax-fact.ts'
import { provisionsOf, type TaxFact, type TaxFactId, taxFacts } from '#content/facts/tax-facts.ts'

const PROVISION = /^(.+), ((?:Income-tax|Black Money|CGST) (?:Act|Rules) \d{4})$/

const NUMBERED = /^(Section|Rule)s? (\d[^ ]*(?:(?:, | and )\d[^ ]*)*)$/i

/** Ids of facts in front matter. */
export const factIds = z.array(
  z
    .string()
    .refine((id): id is TaxFactId => Object.hasOwn(taxFacts, id), 'there’s no such tax fact'),
)

/** The end of a post: the provisions that it rests on, and the day whose law it gives. */
export function sources(ids: TaxFactId[], more: string[] = []): string {
  const facts = ids.map((id): TaxFact => taxFacts[id])
  const lines = byLaw([...facts.flatMap(provisionsOf), ...more])
  const checked = facts.map(({ checkedOn }) => checkedOn).sort()
  return `<h2>Sources</h2>
<ul>
${lines.map((line) => `<li>${line}</li>`).join('\n')}
</ul>
<p>Law as on ${formatDay(checked[0]!)}.</p>`
}

/** The Acts and Rules come first, the older before the newer; whatever else is named follows. */
const ORDER = [
  'Income-tax Act 1961',
  'Income-tax Act 2025',
  'Income-tax Rules 1962',
  'Income-tax Rules 2026',
]

/** 'Income-tax Act 1961: sections 80C and 87A' for each law that the provisions belong to. */
export function byLaw(provisions: string[]): string[] {
  const laws = new Map<string, string[]>(ORDER.map((law) => [law, []]))
  for (const text of provisions) {
    const [, provision, law = text] = PROVISION.exec(text) ?? []
    laws.set(law, [...(laws.get(law) ?? []), ...(provision ? [provision] : [])])
  }
  return [...laws]
    .filter(([law, named]) => named.length > 0 || !ORDER.includes(law))
    .map(([law, named]) => (named.length === 0 ? law : `${law}: ${inOrder(named)}`))
}

/** The numbered sections and rules first, each once and in order, then whatever has words. */
function inOrder(provisions: string[]): string {
  const lists = (['section', 'rule'] as const).map((kind) => {
    const numbers = provisions.flatMap((text) => numbersOf(kind, text))
    const sorted = [...new Set(numbers)].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    if (sorted.length < 2) return sorted.map((number) => `${kind} ${number}`)
    return `${kind}s ${sorted.slice(0, -1).join(', ')} and ${sorted.at(-1)}`
  })
  const others = provisions.filter((text) => !NUMBERED.test(text)).map(lowerProvision)
  return [...lists.flat(), ...withoutRepeats(others)].join('; ')
}

/** Without what another of them already names: 'Explanation 1 to section 6(1)' in '… and section 6(1A)'. */
function withoutRepeats(texts: string[]): string[] {
  const unique = [...new Set(texts)]
  return unique.filter((text) => !unique.some((other) => other.startsWith(`${text} and `)))
}

function numbersOf(kind: string, provision: string): string[] {
  const [, word = '', numbers = ''] = NUMBERED.exec(provision) ?? []
  return word.toLowerCase() === kind ? numbers.split(/, | and /) : []
}
