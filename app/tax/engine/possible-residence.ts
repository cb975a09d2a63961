import { shortNames } from '#content/en/tools/resident-rnor-or-nri/short-names.ts'
import { residenceFacts as facts } from '#content/facts/residence.ts'
import {
  limitOf,
  type ResidenceInput,
  type ResidenceStatus,
  shown,
  statusOf,
} from './residence-rules.ts'

/** What is known of somebody’s days; what is absent is not. */
export interface KnownDays {
  days: number
  last4?: number | undefined
  last7?: number | undefined
  /** non-resident years of the ten before */
  nrYears?: { least: number; most: number } | undefined
}

/** Who somebody is; their income and where they are taxed may be unknown. */
export interface KnownPerson
  extends Pick<ResidenceInput, 'year' | 'citizen' | 'pio' | 'leftForWork' | 'visiting'> {
  indianIncome?: number | undefined
  taxedElsewhere?: boolean | undefined
}

/** The most days that there can be, in years with a 29 February. */
export const MAX_DAYS = { year: 366, threeYears: 1096, fourYears: 1461, sevenYears: 2557 }

/** The extremes of what may be true of somebody: all answers lie between theirs. */
export function candidates(known: KnownDays, person: KnownPerson): ResidenceInput[] {
  const limit = limitOf(person, 'visitorIncome')
  const { indianIncome, taxedElsewhere, ...rest } = person
  const incomes = indianIncome === undefined ? [limit, limit + 1] : [indianIncome]
  const taxed = taxedElsewhere === undefined ? [true, false] : [taxedElsewhere]
  return incomes.flatMap((income) =>
    taxed.flatMap((elsewhere) =>
      possibleDays(known).map((days) => ({
        ...rest,
        ...days,
        indianIncome: income,
        taxedElsewhere: elsewhere,
      })),
    ),
  )
}

function possibleDays({ days, last4, last7, nrYears }: KnownDays) {
  const { threeYears, fourYears } = MAX_DAYS
  const [least, most] = [last4 ?? 0, (last4 ?? fourYears) + threeYears]
  // Between no days and the most lie those with which a resident is not an ordinary one.
  const few = Math.max(least, facts.rnorDays.value)
  const sevens = last7 !== undefined ? [last7] : [least, few, most]
  return sevens.flatMap((seven) => {
    const fours =
      last4 !== undefined ? [last4] : [Math.max(0, seven - threeYears), Math.min(seven, fourYears)]
    const years = nrYears ?? { least: 0, most: mostNonResidentYears(seven) }
    return fours.flatMap((four) =>
      [years.least, years.most].map((nrYearsOf10) => ({
        days,
        last4: four,
        last7: seven,
        nrYearsOf10,
      })),
    )
  })
}

/** With nine of ten years as a non-resident, six of the last seven were at most 181 days long each. */
function mostNonResidentYears(last7: number): number {
  const longest = (facts.rnorDaysYears.value - 1) * (facts.residentDays.value - 1) + MAX_DAYS.year
  return last7 > longest ? facts.rnorNonResidentYears.value - 1 : facts.rnorLookBackYears.value
}

/** The statuses that these inputs lead to, each once. */
export function distinctStatuses(inputs: readonly ResidenceInput[]): ResidenceStatus[] {
  const found = new Set(inputs.map(statusOf))
  return STATUSES.filter((one) => found.has(one))
}

const STATUSES: ResidenceStatus[] = ['NR', 'RNOR (deemed)', 'RNOR', 'ROR']

/** A question about somebody that turns the status while it is open, and what either answer leads to. */
export interface OpenQuestion {
  field: 'indianIncome' | 'taxedElsewhere'
  ends: string
}

export function openQuestion(known: KnownDays, person: KnownPerson): OpenQuestion | undefined {
  const namesWith = (more: Partial<KnownPerson>) =>
    shortNames(distinctStatuses(candidates(known, { ...person, ...more })))
  const limit = limitOf(person, 'visitorIncome')
  if (person.indianIncome === undefined) {
    const [small, large] = [limit, limit + 1].map((indianIncome) => namesWith({ indianIncome }))
    if (small !== large) {
      const income = shown(person, 'visitorIncome')
      const ends = `With Indian income up to ${income}, you’re ${small}. With more, ${large}.`
      return { field: 'indianIncome', ends }
    }
  }
  if (person.taxedElsewhere !== undefined) return undefined
  const [taxed, untaxed] = [true, false].map((taxedElsewhere) => namesWith({ taxedElsewhere }))
  if (taxed === untaxed) return undefined
  const ends = `If another country taxes you as its resident, you’re ${taxed}. If none does, ${untaxed}.`
  return { field: 'taxedElsewhere', ends }
}
