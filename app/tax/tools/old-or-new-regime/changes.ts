import { taxIn, withoutClaims } from '#app/tax/engine/regimes/compare.ts'
import { limitOf } from '#app/tax/engine/regimes/deductions.ts'
import type { Claims, YearOfIncome } from '#app/tax/engine/regimes/year-of-income.ts'
import type { Table } from '#app/tax/working/answer.ts'
import { words } from '#content/en/tools/old-or-new-regime/form.ts'
import { rupeesInFull } from '#content/facts/format.ts'

const RAISE = 10

/** Both taxes if one thing were different: limits used up, no deductions, a raise. */
export function changesTable(person: YearOfIncome): Table {
  const { caption, head, now, nothing, raise } = words.changes
  const changes = [
    { label: now, person },
    ...fuller(person),
    ...(hasClaims(person) ? [{ label: nothing, person: withoutClaims(person) }] : []),
    ...(person.salary > 0
      ? [
          {
            label: raise(`${RAISE}%`),
            person: { ...person, salary: Math.round(person.salary * (1 + RAISE / 100)) },
          },
        ]
      : []),
  ]
  return {
    caption,
    head: [...head],
    rows: changes.map(({ label, person }) => {
      const [ofNew, ofOld] = [taxIn(person, 'new'), taxIn(person, 'old')]
      return [label, rupeesInFull(ofNew), rupeesInFull(ofOld), cheaperOf(ofNew, ofOld)]
    }),
    mark: 0,
  }
}

/** Each limit that is not used up, and all of them at once. */
function fuller(person: YearOfIncome) {
  const full: Partial<Claims> = {}
  const each = (['section80c', 'npsOwn', 'health'] as const).flatMap((claim) => {
    const { limit } = limitOf(claim, person)
    const more = limit - person.claims[claim]
    if (more <= 0) return []
    full[claim] = limit
    const label = words.changes.claim[claim](rupeesInFull(more))
    return [{ label, person: withClaims(person, { [claim]: limit }) }]
  })
  if (each.length < 2) return each
  return [...each, { label: words.changes.everything, person: withClaims(person, full) }]
}

function withClaims(person: YearOfIncome, claims: Partial<Claims>): YearOfIncome {
  return { ...person, claims: { ...person.claims, ...claims } }
}

function hasClaims({ claims, ownInterest }: YearOfIncome): boolean {
  return (
    ownInterest > 0 || Object.values(claims).some((claim) => typeof claim === 'number' && claim > 0)
  )
}

export function cheaperOf(ofNew: number, ofOld: number): string {
  const { short } = words
  if (ofNew === ofOld) return short.neither
  return ofNew < ofOld ? short.new : short.old
}
