import { CHECKED, END_OF_YEAR, NEXT_BUDGET, type TaxFact } from './tax-fact.ts'

/** What several facts share: the years they hold for, their law, and until when they need no new check. */
type Rule = Omit<TaxFact, 'label' | 'value' | 'unit'>

/** Years that are over are checked again once a year, the others after the next Budget, unless `more` says otherwise. */
/* @__NO_SIDE_EFFECTS__ */
export function rule(
  year: string,
  source: string,
  act1961?: string,
  act2025?: string,
  more?: Partial<Pick<Rule, 'otherLaw' | 'checkedOn' | 'validUntil'>>,
): Rule {
  const validUntil = isOver(year) ? END_OF_YEAR : NEXT_BUDGET
  return { year, act1961, act2025, source, checkedOn: CHECKED, validUntil, ...more }
}

/** Of 'FY 2023-24 to FY 2025-26' the last year counts; 'from …' and 'tax year …' are not over. */
function isOver(year: string): boolean {
  const last = year.split(' (')[0]?.match(/\d{4}/g)?.at(-1)
  return /^(up to )?FY /.test(year) && Number(last) < 2026
}

/* @__NO_SIDE_EFFECTS__ */
const inUnit =
  <V extends number | string, const U extends TaxFact['unit']>(unit: U) =>
  <const Value extends V>(value: Value, law: Rule, label: string) => ({
    label,
    value,
    unit,
    ...law,
  })

export const amount = inUnit<number, 'rupees'>('rupees')
export const percent = inUnit<number, 'percent'>('percent')
export const days = inUnit<number, 'days'>('days')
export const months = inUnit<number, 'months'>('months')
export const years = inUnit<number, 'years'>('years')
export const tonnes = inUnit<number, 'tonnes'>('tonnes')
export const vehicles = inUnit<number, 'vehicles'>('vehicles')
/** An ISO date. */
export const date = inUnit<string, 'date'>('date')
export const words = inUnit<string, 'text'>('text')
