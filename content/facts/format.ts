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

/**
 * An amount in a calculation or a table, where figures stand below each other: '₹1,00,000'. Not by `Intl`, which takes
 * a phone 0.1 s before its first number.
 */
export function rupeesInFull(amount: number): string {
  const digits = String(Math.abs(Math.round(amount)))
  let grouped = digits.slice(-3)
  for (let end = digits.length - 3; end > 0; end -= 2) {
    grouped = `${digits.slice(Math.max(0, end - 2), end)},${grouped}`
  }
  return `₹${amount < 0 ? '-' : ''}${grouped}`
}

function longDate(iso: string): string {
  longDay ??= new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })
  return longDay.format(new Date(`${iso}T00:00:00Z`))
}

// Made when it is first needed, for it takes longer than a whole tax computation.
let longDay: Intl.DateTimeFormat | undefined
