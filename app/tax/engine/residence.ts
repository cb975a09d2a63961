import type { Line, Outcome } from './outcome.ts'
import {
  changesAhead,
  decisionsOn,
  limitOf,
  type ResidenceInput,
  type ResidenceStatus,
  type Rule,
  ruleId,
  shortStay,
  shown,
  statusOf,
} from './residence-rules.ts'

/*
 * Whether an individual is resident in India in a financial year, ordinarily or not: section 6 of
 * both Acts. Seafarers count their days by a rule of their own, and a tax treaty may decide otherwise:
 * both stay outside.
 */

export interface Residence {
  status: ResidenceStatus
  /** the sentences that decided */
  why: string
}

export function residence(input: ResidenceInput): Outcome<Residence> {
  const decisions = decisionsOn(input)
  const status = statusOf(input)
  return {
    result: { status, why: `${decisions.map(({ why }) => why).join('. ')}.` },
    lines: [
      line(input, 'Days in India in the year', 'dayCount', input.days, 'days'),
      ...dayLines(input),
      ...decisions.flatMap(({ rule }) => testedLines(input, rule)),
      ...decisions.map(({ why, rule, is }) => line(input, why, rule, is)),
      line(input, 'Taxable in India', TAXED[status], shown(input, TAXED[status])),
    ],
    notes: [...daysLeft(input), ...notesOnResidence(input)],
  }
}

/** The rule that says what India taxes. */
const TAXED = {
  ROR: 'taxedRor',
  RNOR: 'taxedRnor',
  'RNOR (deemed)': 'taxedRnor',
  NR: 'taxedNr',
} as const satisfies Record<ResidenceStatus, Rule>

function dayLines(input: ResidenceInput): Line[] {
  const alone = limitOf(input, 'residentDays')
  const lines = [line(input, 'Days that are enough on their own', 'residentDays', alone, 'days')]
  const { rule, days } = shortStay(input)
  if (input.days >= alone) return lines
  if (rule === 'leftForWorkDays' || rule === 'visitDays') {
    return [...lines, line(input, NO_SHORT_STAY[rule], rule, days, 'days')]
  }
  const earlier = limitOf(input, 'residentEarlierDays')
  const label = `Days that are enough with ${earlier} in the ${shown(input, 'residentEarlierYears')} before`
  const enough = line(input, label, rule, days, 'days')
  if (input.days < days) return [...lines, enough]
  const before = line(input, 'Your days in those years', 'residentEarlierDays', input.last4, 'days')
  return [...lines, enough, before]
}

const NO_SHORT_STAY = {
  leftForWorkDays: 'You left for work abroad, so no shorter stay is enough',
  visitDays: 'You live abroad and visit, so no shorter stay is enough',
} as const

/** The figures that a test of an ordinary resident looked at. */
function testedLines(input: ResidenceInput, rule: Rule): Line[] {
  const { nrYearsOf10, last7 } = input
  const ten = `Years as a non-resident in the ${shown(input, 'rnorLookBackYears')} before`
  const seven = `Days in India in the ${shown(input, 'rnorDaysYears')} before`
  const years = line(input, ten, 'rnorNonResidentYears', nrYearsOf10, 'years')
  const days = line(input, seven, 'rnorDays', last7, 'days')
  if (rule === 'ordinarilyResident') return [years, days]
  if (rule === 'rnorNonResidentYears') return [years]
  return rule === 'rnorDays' ? [days] : []
}

function line(
  input: ResidenceInput,
  label: string,
  rule: Rule,
  amount: number | string,
  unit?: Line['unit'],
): Line {
  return { label, amount, ...(unit && { unit }), rule: ruleId(input, rule) }
}

function daysLeft(input: ResidenceInput): string[] {
  return changesAhead(input).map(({ days, status }) => {
    const left = days - 1 - input.days
    const room =
      left > 0 ? `can stay ${left} more ${left === 1 ? 'day' : 'days'}` : 'have no days left'
    return `You ${room} in the year. From your ${ordinal(days)} day in India, you’re ${status}.`
  })
}

/** What a reader has to know besides the status and the days left. */
export function notesOnResidence(input: ResidenceInput): string[] {
  return [...closeBy(input), ...notForYou(input)]
}

/** What the income or a tax elsewhere would change. */
function closeBy(input: ResidenceInput): string[] {
  const status = statusOf(input)
  const limit = limitOf(input, 'visitorIncome')
  const isAbove = input.indianIncome > limit
  const atOther = statusOf({ ...input, indianIncome: isAbove ? limit : limit + 1 })
  const untaxed = statusOf({ ...input, indianIncome: limit + 1, taxedElsewhere: false })
  return [
    atOther !== status &&
      `With Indian income ${isAbove ? 'of at most' : 'above'} ${shown(input, 'visitorIncome')} you’d be ${atOther}.`,
    isAbove &&
      untaxed === 'RNOR (deemed)' &&
      status === 'NR' &&
      'You’re a non-resident because another country taxes you as its resident. If none did, you’d be a deemed resident.',
  ].filter((note) => note !== false)
}

function notForYou(input: ResidenceInput): string[] {
  const { citizen, leftForWork, visiting } = input
  const hasNoException = shortStay(input).rule === 'residentShortDays'
  const enough = `For you, ${shown(input, 'residentShortDays')} are enough, with ${limitOf(input, 'residentEarlierDays')} in the ${shown(input, 'residentEarlierYears')} before.`
  return [
    leftForWork &&
      hasNoException &&
      `Only a citizen who leaves for work gets ${shown(input, 'leftForWorkDays')}. ${enough}`,
    visiting &&
      hasNoException &&
      `Only citizens and persons of Indian origin can stay longer as visitors. ${enough}`,
    leftForWork && citizen && 'Crew of a ship count their days at sea under a separate rule.',
  ].filter((note) => note !== false)
}

/** '60th', '121st' */
function ordinal(number: number): string {
  const ending = /1\d$/.test(String(number))
    ? 'th'
    : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return `${number}${ending}`
}
