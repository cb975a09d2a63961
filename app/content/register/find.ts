import { fact, factInWords, lawOf, type MoneyFactId, type TaxFact, taxFacts } from '../tax-facts.ts'

const register: Record<string, TaxFact> = taxFacts

/** The record with an id that comes from a stored text; undefined where the register has none. */
export function findFact(id: string): TaxFact | undefined {
  return Object.hasOwn(register, id) ? register[id] : undefined
}

/**
 * What a text that names a fact would say today, in the form in which it was written: '₹1,25,000', or
 * '₹1.25 lakh' where it was in lakh or crore. Undefined for a fact that is gone.
 */
export function figureOf(id: string, written = ''): string | undefined {
  const record = findFact(id)
  if (!record) return
  const inWords = record.unit === 'rupees' && /lakh|crore/.test(written)
  return inWords ? factInWords(id as MoneyFactId) : fact(id as keyof typeof taxFacts)
}

/** 'FY 2025-26 (AY 2026-27). Section 87A, Income-tax Act 1961 (section 156, Income-tax Act 2025)' */
export function yearAndLaw(record: TaxFact): string {
  return [record.year, lawOf(record)].filter(Boolean).join('. ')
}

/** Whether a fact is found by what was typed: every word, and a figure with or without its commas. */
export function isFoundBy(id: string, record: TaxFact, typed: string): boolean {
  const { label, year, source } = record
  const all = fold([id, label, figureOf(id), year, lawOf(record), source].join(' '))
  return fold(typed)
    .split(/\s+/)
    .every((word) => all.includes(word))
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/(?<=\d),(?=\d)/g, '')
    .trim()
}
