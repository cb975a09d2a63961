import { propertyFacts } from '#content/facts/property.ts'
import type { Outcome } from '../outcome.ts'
import { type GainExemption, gainExemption } from './gain-exemption.ts'
import { type PropertyGain, type PropertySale, propertyGain } from './property-gain.ts'

/** A sale with what the seller does with the money. Whole rupees. */
export interface SalePlan {
  sale: PropertySale
  /** a house or flat; otherwise land, a shop or an office */
  isHouse: boolean
  /** cost of a new house in India */
  newHouse: number
  /** sum put into capital gains bonds */
  bonds: number
}

export interface PlannedSale {
  before: PropertyGain
  after: Outcome<PropertyGain>
  house?: Outcome<GainExemption>
  bonds?: Outcome<GainExemption>
}

/** The tax with and without the exemptions of a plan, whose dates and conditions it takes for met. */
export function plannedSale(plan: SalePlan): PlannedSale {
  const { sale } = plan
  const without = propertyGain(sale)
  const before = without.result
  if (!canBeSaved(before)) return { before, after: without }
  const house =
    plan.newHouse > 0 ? exemptForHouse(plan, before, before.taxableGain, plan.newHouse) : undefined
  const left = before.taxableGain - (house?.result.exemption ?? 0)
  const bonds =
    plan.bonds > 0 && left > 0
      ? gainExemption({ section: '54EC', gain: left, invested: plan.bonds })
      : undefined
  const forBonds = bonds?.result.exemption ?? 0
  const exempt = (house?.result.exemption ?? 0) + forBonds
  const exemptIndexed = plan.isHouse
    ? exempt
    : exemptForHouse(plan, before, before.indexedGain ?? 0, plan.newHouse).result.exemption +
      forBonds
  return {
    before,
    after: propertyGain({ ...sale, exempt, exemptIndexed }),
    ...(house && { house }),
    ...(bonds && { bonds }),
  }
}

function canBeSaved({ term, taxableGain }: PropertyGain): boolean {
  return term === 'long' && taxableGain > 0
}

function exemptForHouse(
  { isHouse }: SalePlan,
  { netPrice }: PropertyGain,
  gain: number,
  invested: number,
): Outcome<GainExemption> {
  const section = isHouse ? '54' : '54F'
  return gainExemption({ section, gain: Math.max(gain, 0), invested, netPrice })
}

export interface WayToSave {
  section: '54' | '54F' | '54EC'
  /** the most that is worth putting in */
  putIn: number
  taxLeft: number
  /** in the other reading of the law, where that differs */
  taxLeftOther: number
}

/** What each exemption saves at its most, of a sale on which there is tax to pay. */
export function waysToSave(plan: SalePlan): WayToSave[] {
  const { before } = plannedSale({ ...plan, newHouse: 0, bonds: 0 })
  if (!canBeSaved(before) || before.tax === 0) return []
  const ceiling = propertyFacts.newHouseCeiling.value
  const newHouse = Math.min(plan.isHouse ? before.taxableGain : before.netPrice, ceiling)
  const bonds = Math.min(before.taxableGain, propertyFacts.gainBondsLimit.value)
  return [
    wayTo(plan.isHouse ? '54' : '54F', newHouse, { ...plan, newHouse, bonds: 0 }),
    wayTo('54EC', bonds, { ...plan, newHouse: 0, bonds }),
  ]
}

function wayTo(section: WayToSave['section'], putIn: number, plan: SalePlan): WayToSave {
  const { tax, taxOtherReading } = plannedSale(plan).after.result
  const taxLeft = tax ?? 0
  return { section, putIn, taxLeft, taxLeftOther: taxOtherReading ?? taxLeft }
}
