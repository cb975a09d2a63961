import { formatFact } from '#content/facts/format.ts'
import { type FinancialYear, idInYear, valueInYear } from '#content/facts/in-year.ts'
import { residenceFacts as facts } from '#content/facts/residence.ts'

/*
 * The tests of section 6 of both Acts for an individual. Days are days in India, income is in rupees.
 */

export type ResidenceStatus = 'NR' | 'RNOR' | 'ROR' | 'RNOR (deemed)'

export interface ResidenceInput {
  /** 2025-26 if absent */
  year?: FinancialYear | undefined
  /** in the year */
  days: number
  /** in the four and in the seven years before it */
  last4: number
  last7: number
  /** how many of the ten years before it were years as a non-resident */
  nrYearsOf10: number
  citizen: boolean
  /** a person of Indian origin */
  pio: boolean
  /** left India in the year for work abroad, or as crew of an Indian ship */
  leftForWork: boolean
  /** lives abroad and comes on visits */
  visiting: boolean
  /** other than from foreign sources */
  indianIncome: number
  /** liable to tax in another country as its resident */
  taxedElsewhere: boolean
}

type InYear = Pick<ResidenceInput, 'year'>

/** A rule of the register, without the year of its record. */
export type Rule = Exclude<keyof typeof facts, `${string}2026`>

/** What one test decided, and the sentence that says why. */
export interface Decision {
  is: ResidenceStatus | 'Resident'
  rule: Rule
  why: string
}

export function statusOf(input: ResidenceInput): ResidenceStatus {
  const by = residentByDays(input)
  if (!by) return isDeemedResident(input) ? 'RNOR (deemed)' : 'NR'
  return rnorRule(input, by) ? 'RNOR' : 'ROR'
}

/** The tests that led to the status, the last one with the status itself. */
export function decisionsOn(input: ResidenceInput): Decision[] {
  const by = residentByDays(input)
  if (!by) return [isDeemedResident(input) ? deemed(input) : nonResident(input)]
  return [resident(input, by), ordinary(input, rnorRule(input, by))]
}

/**
 * The numbers of days above those of the input from which the status is another one, should the stay
 * in the year go on.
 */
export function changesAhead(input: ResidenceInput): { days: number; status: ResidenceStatus }[] {
  const limits = new Set([shortStay(input).days, limitOf(input, 'residentDays')])
  const ahead = [...limits].filter((days) => days > input.days)
  const statuses = [input.days, ...ahead].map((days) => statusOf({ ...input, days }))
  return ahead.flatMap((days, index) => {
    const status = statuses[index + 1]
    return status && status !== statuses[index] ? [{ days, status }] : []
  })
}

/** The days of the year that are enough together with those of the four years before. */
export function shortStay(input: ResidenceInput): { rule: ShortStayRule; days: number } {
  const rule = shortStayRule(input)
  return { rule, days: limitOf(input, rule) }
}

type ShortStayRule = 'residentShortDays' | 'leftForWorkDays' | 'visitDays' | 'visitorDays'

function shortStayRule(input: ResidenceInput): ShortStayRule {
  if (input.leftForWork && input.citizen) return 'leftForWorkDays'
  if (!input.visiting || !(input.citizen || input.pio)) return 'residentShortDays'
  return hasLargeIncome(input) ? 'visitorDays' : 'visitDays'
}

function residentByDays(input: ResidenceInput): Rule | undefined {
  if (input.days >= limitOf(input, 'residentDays')) return 'residentDays'
  const short = shortStay(input)
  const isEnough = input.days >= short.days && input.last4 >= limitOf(input, 'residentEarlierDays')
  return isEnough ? short.rule : undefined
}

function isDeemedResident(input: ResidenceInput): boolean {
  return input.citizen && !input.taxedElsewhere && hasLargeIncome(input)
}

/** Exactly the limit is not above it. */
function hasLargeIncome(input: ResidenceInput): boolean {
  return input.indianIncome > limitOf(input, 'visitorIncome')
}

/** What keeps somebody who is resident by a rule from being an ordinary resident. */
function rnorRule(input: ResidenceInput, residentBy: Rule) {
  if (residentBy === 'visitorDays') return 'visitorRnor'
  if (input.nrYearsOf10 >= limitOf(input, 'rnorNonResidentYears')) return 'rnorNonResidentYears'
  return input.last7 <= limitOf(input, 'rnorDays') ? 'rnorDays' : undefined
}

function resident(input: ResidenceInput, rule: Rule): Decision {
  const alone = `You were in India for ${shown(input, rule)} or more in the year`
  const earlier = `for ${limitOf(input, 'residentEarlierDays')} or more in the ${shown(input, 'residentEarlierYears')} before`
  return { is: 'Resident', rule, why: rule === 'residentDays' ? alone : `${alone}, and ${earlier}` }
}

function nonResident(input: ResidenceInput): Decision {
  const short = shortStay(input)
  const fewerThan = (rule: Rule) =>
    `You were in India for fewer than ${shown(input, rule)} in the year`
  if (input.days < short.days) return { is: 'NR', rule: short.rule, why: fewerThan(short.rule) }
  const why = `${fewerThan('residentDays')}, and for fewer than ${limitOf(input, 'residentEarlierDays')} in the ${shown(input, 'residentEarlierYears')} before`
  return { is: 'NR', rule: 'residentEarlierDays', why }
}

function deemed(input: ResidenceInput): Decision {
  const why = `You’re a citizen with Indian income above ${shown(input, 'visitorIncome')}, and no country taxes you as its resident`
  return { is: 'RNOR (deemed)', rule: 'deemedResident', why }
}

function ordinary(input: ResidenceInput, rule: ReturnType<typeof rnorRule>): Decision {
  const nrYears = limitOf(input, 'rnorNonResidentYears')
  const ten = shown(input, 'rnorLookBackYears')
  const days = shown(input, 'rnorDays')
  const seven = shown(input, 'rnorDaysYears')
  if (!rule) {
    const why = `You were in India for more than ${days} in the ${seven} before, and a non-resident in fewer than ${nrYears} of the ${ten}`
    return { is: 'ROR', rule: 'ordinarilyResident', why }
  }
  const why = {
    visitorRnor: `You’re a resident only under the ${limitOf(input, 'visitorDays')}-day rule for visitors with larger Indian income`,
    rnorNonResidentYears: `You were a non-resident in at least ${nrYears} of the ${ten} before`,
    rnorDays: `You were in India for at most ${days} in the ${seven} before`,
  }
  return { is: 'RNOR', rule, why: why[rule] }
}

/** '182 days', '₹15,00,000' */
export function shown(input: InYear, rule: Rule): string {
  return formatFact(facts[ruleId(input, rule)])
}

export function limitOf({ year = '2025-26' }: InYear, rule: Rule): number {
  return valueInYear(facts, rule, year)
}

export function ruleId({ year = '2025-26' }: InYear, rule: Rule) {
  return idInYear(facts, rule, year)
}
