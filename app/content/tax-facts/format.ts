import type { TaxFact } from './tax-fact.ts'

/** '₹1,00,000', '12.5%', '24 months', '31 July 2026' */
export function formatFact({ value, unit }: Pick<TaxFact, 'value' | 'unit'>): string {
  if (typeof value === 'string') return unit === 'date' ? longDate(value) : value
  if (unit === 'rupees') return rupees(value)
  if (unit === 'percent') return `${value}%`
  return `${value} ${value === 1 ? unit.slice(0, -1) : unit}`
}

/** '₹1,00,000', without paise. */
export function rupees(amount: number): string {
  return `₹${wholeNumber.format(amount)}`
}

function longDate(iso: string): string {
  return longDay.format(new Date(`${iso}T00:00:00Z`))
}

// Making a formatter takes longer than a whole tax computation.
const wholeNumber = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
const longDay = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })
