import { describe, expect, test } from 'vitest'
import { documentNames } from '#content/en/tools/return-form-and-documents/documents.ts'
import { asksOfBusiness, suggestedDueDate, usualKind } from './due-date.ts'

const { brokers, funds, challans, invoices } = documentNames
const askedFor = (...titles: string[]) => titles.map((title) => ({ title }))

describe('the due date of a return', () => {
  test('the due date of a return of someone with shares and no business is 31 July 2026, whatever their plan', () => {
    const hasBusiness = asksOfBusiness(askedFor(brokers, funds, challans))
    expect(suggestedDueDate('2025-26', 'original', hasBusiness)).toBe('2026-07-31')
  })

  test('the due date of a return of a profession without an audit is 31 August 2026', () => {
    const hasBusiness = asksOfBusiness(askedFor(brokers, invoices))
    expect(suggestedDueDate('2025-26', 'original', hasBusiness)).toBe('2026-08-31')
  })
})

test.each([
  ['2025-26', 'basic', '2026-07-31', 'original'],
  ['2025-26', 'basic', '2026-08-01', 'belated'],
  ['2025-26', 'professional', '2026-08-31', 'original'],
  ['2025-26', 'basic', '2026-12-31', 'belated'],
  ['2025-26', 'basic', '2027-01-01', 'updated'],
  ['2024-25', 'basic', '2026-11-26', 'updated'],
  ['2026-27', 'basic', '2026-11-26', 'original'],
] as const)(
  'a first return of %s in the %s plan, begun on %s, is proposed as %s',
  (year, plan, today, kind) => {
    expect(usualKind(year, plan, today)).toBe(kind)
  },
)
