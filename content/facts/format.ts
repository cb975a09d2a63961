import type { TaxFact } from './tax-fact.ts'

/** '₹1 lakh' (in a table '₹1,00,000'), '12.5%', '24 months', '31 July 2026' */
export function formatFact(
  { value, unit }: Pick<TaxFact, 'value' | 'unit'>,
  place: 'prose' | 'table' = 'prose',
): string {
  if (typeof value === 'string') return unit === 'date' ? longDate(value) : value
  if (unit === 'rupees') return place === 'table' ? rupeesInFull(value) : rupees(value)
  if (unit === 'percent') return `${value}%`
  return `${value} ${value === 1 ? unit.slice(0, -1) : unit}`
}

/**
 * An amount in a sentence: from one lakh up in lakh and crore, '₹1.25 lakh' and '₹10 crore'. One that
 * would need more than two decimals stays in figures.
 */
export function rupees(amount: number): string {
  const [size, word] = amount >= 10000000 ? [10000000, 'crore'] : [100000, 'lakh']
  const count = amount / size
  const isShort = count >= 1 && Number(count.toFixed(2)) === count
  return isShort ? `₹${count} ${word}` : rupeesInFull(amount)
}

/** An amount in a calculation or a table, where figures stand below each other: '₹1,00,000'. */
export function rupeesInFull(amount: number): string {
  return `₹${wholeNumber.format(amount)}`
}

function longDate(iso: string): string {
  return longDay.format(new Date(`${iso}T00:00:00Z`))
}

// Making a formatter takes longer than a whole tax computation.
const wholeNumber = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
const longDay = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })
