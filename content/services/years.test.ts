import { expect, test } from 'vitest'
import { type TaxFact, taxFacts } from '../facts/tax-facts.ts'
import { services } from './index.ts'
import { servicePage } from './page.ts'

const register: Record<string, TaxFact> = taxFacts

test('a service page says once for which years its figures are', () => {
  expect(servicePage.years).toMatch(/FY 2025-26, and the same for FY 2026-27/)
})

test.each(services.map((service) => [service.slug, service] as const))(
  'no sentence of %s is broken by the span of years of a rule that goes on',
  (_slug, { cards, faqs }) => {
    const spans = JSON.stringify([cards, faqs]).match(/[^.]*\(FY 20\d\d-\d\d to FY 20\d\d-\d\d\)/g)
    const others = (spans ?? []).filter((sentence) => !/carry the rest forward/.test(sentence))
    expect(others).toEqual([])
  },
)

test.each([
  'rentStandardDeduction',
  'homeLoanInterest',
  'landlordPanRent',
  'professionProfit',
  'professionReceipts',
  'professionReceiptsDigital',
  'cashShare',
  'gstServices',
  'holdingEquity',
  'holdingProperty',
  'cryptoRate',
  'cryptoTds',
  'businessLossCarryForward',
  'speculativeLossCarryForward',
  'auditTurnover',
  'auditTurnoverDigital',
  'presumptiveLockOut',
])('%s, which pages state without a year, is the same for FY 2026-27', (id) => {
  const { value, year } = register[id] ?? {}
  const goesOn = /FY 2026-27$|^from/.test(year ?? '')
  expect(goesOn ? value : register[`${id}2026`]?.value).toBe(value)
})
