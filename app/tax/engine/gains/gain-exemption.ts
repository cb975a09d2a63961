import { capitalGainFacts } from '#content/facts/capital-gains.ts'
import { formatFact } from '#content/facts/format.ts'
import { propertyFacts } from '#content/facts/property.ts'
import { type Amount, amount, isMore, least, wholeRupees } from '../amount.ts'
import type { Line, Outcome } from '../outcome.ts'

export interface Reinvestment {
  /** 54: a house for a house; 54EC: bonds for land or a building; 54F: a house for any other long-term asset */
  section: '54' | '54EC' | '54F'
  /** long-term gain */
  gain: number
  /** cost of the new house, or the sum put into bonds */
  invested: number
  /** price less the costs of the sale; only section 54F needs it */
  netPrice?: number
}

export interface GainExemption {
  exemption: number
}

/**
 * The part of a long-term gain that is free of tax because it is put into a new house or bonds.
 * Whole rupees in, and out, rounded down. Sections 54, 54EC and 54F of the 1961 Act, 82, 85 and 86
 * of the 2025 Act. The dates and the conditions are the caller's to check.
 *
 * @throws RangeError for section 54F without a net price
 */
export function gainExemption(input: Reinvestment): Outcome<GainExemption> {
  const { section, gain, invested, netPrice } = input
  const { most, rule } = LIMITS[section]
  const counted = least(invested, most.value)
  const exempt = section === '54F' ? shareOf(gain, counted, netPrice) : least(gain, counted)
  const exemption = wholeRupees(exempt)
  const lines: Line[] = [
    { label: 'Long-term gain', amount: gain, rule: 'propertyGain' },
    { label: INVESTED[section], amount: wholeRupees(counted), rule },
  ]
  if (section === '54F' && netPrice !== undefined) {
    lines.push({
      label: 'Price less costs of the sale',
      amount: netPrice,
      rule: 'newHouseShare',
    })
  }
  lines.push({ label: 'Exempt gain', amount: exemption, rule: EXEMPTIONS[section] })
  return { result: { exemption }, lines, notes: notesOn(input) }
}

const LIMITS = {
  '54': { most: propertyFacts.newHouseCeiling, rule: 'newHouseCeiling' },
  '54F': { most: propertyFacts.newHouseCeiling, rule: 'newHouseCeiling' },
  '54EC': { most: propertyFacts.gainBondsLimit, rule: 'gainBondsLimit' },
} as const

const INVESTED = {
  '54': 'Cost of the new house that counts',
  '54F': 'Cost of the new house that counts',
  '54EC': 'Amount in bonds that counts',
} as const

const EXEMPTIONS = {
  '54': 'newHouseExemption',
  '54F': 'newHouseShare',
  '54EC': 'gainBondsExemption',
} as const

function shareOf(gain: number, counted: Amount, netPrice = 0): Amount {
  if (netPrice <= 0) throw new RangeError('section 54F needs the price less the costs of the sale')
  return least(gain, amount(gain).mul(counted).div(netPrice))
}

function notesOn({ section, gain, invested }: Reinvestment): string[] {
  const { most } = LIMITS[section]
  const notes: string[] = []
  if (isMore(invested, most.value)) {
    notes.push(
      section === '54EC'
        ? `At most ${formatFact(most)} in bonds counts, for the year of sale and the next year together.`
        : `Of the new house’s cost, only ${formatFact(most)} counts.`,
    )
  }
  if (section === '54' && gain <= capitalGainFacts.twoHousesGain.value) {
    notes.push(
      `If the gain is at most ${formatFact(capitalGainFacts.twoHousesGain)}, you can buy or build two houses instead of one, once in your lifetime.`,
    )
  }
  if (section === '54F') {
    notes.push(
      `On the date of sale, you can own at most one other house. Don’t buy a further one within ${formatFact(propertyFacts.newHouseAfter)} or build one within ${formatFact(propertyFacts.newHouseBuilt)}.`,
    )
  }
  return notes
}
