import { describe, expect, test } from 'vitest'
import { stepsOf } from '../../../../test/steps.ts'
import { amount } from '../amount.ts'
import { type IncomeTaxInput, incomeTax } from '../income-tax.ts'

const steps = (input: Partial<IncomeTaxInput>) => stepsOf(incomeTax(input))
/** Without the steps up to total income. */
const fromTax = (input: Partial<IncomeTaxInput>) => {
  const all = steps(input)
  return all.slice(all.findIndex((step) => step.startsWith('Total income')) + 1)
}

describe('the steps at slab rates', () => {
  test('the steps of a salary go from the standard deduction over each slab to the tax', () => {
    expect(steps({ salary: 16_00_000, slab: 50_000 })).toEqual([
      'Salary: 1600000 (salaryIncome)',
      'Standard deduction: -75000 (standardDeductionNew)',
      'Other income at slab rates: 50000 (incomeAtSlabRates)',
      'Income at slab rates: 1575000 (incomeAtSlabRates)',
      'Total income, rounded to ₹10: 1575000 (totalIncomeRounding)',
      '5% on ₹4,00,000 above ₹4,00,000: 20000 (slabsNew)',
      '10% on ₹4,00,000 above ₹8,00,000: 40000 (slabsNew)',
      '15% on ₹3,75,000 above ₹12,00,000: 56250 (slabsNew)',
      'Tax at slab rates: 116250 (slabsNew)',
      'Cess of 4%: 4650 (cess)',
      'Tax payable, rounded to ₹10: 120900 (taxRounding)',
    ])
  })

  test('the steps of a salary alone name no other income', () => {
    expect(steps({ regime: 'old', salary: 4_50_000 })).toEqual([
      'Salary: 450000 (salaryIncome)',
      'Standard deduction: -50000 (standardDeductionOld)',
      'Income at slab rates: 400000 (incomeAtSlabRates)',
      'Total income, rounded to ₹10: 400000 (totalIncomeRounding)',
      '5% on ₹1,50,000 above ₹2,50,000: 7500 (slabsOld)',
      'Rebate: -7500 (rebateIncomeOld)',
      'Tax payable, rounded to ₹10: 0 (taxRounding)',
    ])
  })

  test('an income within the exemption has one step, of no tax', () => {
    expect(fromTax({ slab: 4_00_000 })).toEqual([
      'Tax at slab rates: 0 (slabsNew)',
      'Tax payable, rounded to ₹10: 0 (taxRounding)',
    ])
    expect(fromTax({ slab: 4_00_000, agri: 10_00_000 })[0]).toBe('Tax at slab rates: 0 (slabsNew)')
  })

  test.each([
    [{ year: '2023-24' }, '5% on ₹3,00,000 above ₹3,00,000: 15000 (slabsNew2023)'],
    [{ year: '2024-25' }, '5% on ₹4,00,000 above ₹3,00,000: 20000 (slabsNew2024)'],
    [{ year: '2026-27' }, '5% on ₹4,00,000 above ₹4,00,000: 20000 (slabsNew2026)'],
    [{ regime: 'old' }, '5% on ₹2,50,000 above ₹2,50,000: 12500 (slabsOld)'],
    [{ regime: 'old', age: '60to79' }, '5% on ₹2,00,000 above ₹3,00,000: 10000 (slabsOldSenior)'],
    [
      { regime: 'old', age: '80plus' },
      '20% on ₹5,00,000 above ₹5,00,000: 100000 (slabsOldVerySenior)',
    ],
  ] as const)('the first taxed slab of a resident with %o is %s', (taxpayer, first) => {
    expect(fromTax({ ...taxpayer, slab: 10_00_000 })[0]).toBe(first)
  })

  test('the relief above the limit of the rebate is a step', () => {
    // 20,000 + 40,000 + 15% of 10,000; no more than 10,000 of it is due
    expect(fromTax({ slab: 12_10_000 }).slice(-4)).toEqual([
      'Tax at slab rates: 61500 (slabsNew)',
      'Marginal relief on the rebate: -51500 (rebateRelief)',
      'Cess of 4%: 400 (cess)',
      'Tax payable, rounded to ₹10: 10400 (taxRounding)',
    ])
  })

  test('agricultural income has the two sums that it is taxed by', () => {
    // Slab tax on 18,00,000: 20,000 + 40,000 + 60,000 + 40,000
    expect(fromTax({ slab: 15_00_000, agri: 3_00_000 })).toEqual([
      'Agricultural income, for the rate only: 300000 (agriculturalFrom)',
      'Slab tax on ₹18,00,000: 160000 (agriculturalMethod)',
      'Less slab tax on ₹7,00,000: -15000 (agriculturalMethod)',
      'Tax at slab rates: 145000 (agriculturalMethod)',
      'Cess of 4%: 5800 (cess)',
      'Tax payable, rounded to ₹10: 150800 (taxRounding)',
    ])
  })
})

describe('the steps of gains and other income with a rate of its own', () => {
  test('each kind of gains has its unused exemption, its exempt part and its rate', () => {
    const kinds = { stcg111a: 2_00_000, ltcg112a: 5_00_000, ltcg112: 1_00_000 }
    // 1,00,000 of the exemption is unused; 1,25,000 of the gains on listed equity is exempt
    expect(steps({ slab: 3_00_000, ...kinds, vda: 50_000, winnings: 20_000 })).toEqual([
      'Income at slab rates: 300000 (incomeAtSlabRates)',
      'Short-term gains on listed equity: 200000 (stcgEquityRate)',
      'Long-term gains on listed equity: 500000 (ltcgEquityRate)',
      'Other long-term gains: 100000 (longTermRate)',
      'Gains from virtual digital assets: 50000 (cryptoRate)',
      'Winnings: 20000 (winningsRate)',
      'Total income, rounded to ₹10: 1170000 (totalIncomeRounding)',
      'Tax at slab rates: 0 (slabsNew)',
      'Unused basic exemption, deducted from short-term gains on listed equity: -100000 (unusedExemption)',
      '20% on ₹1,00,000 of short-term gains on listed equity: 20000 (stcgEquityRate)',
      'Exempt part of long-term gains on listed equity: -125000 (ltcgEquityExemption)',
      '12.5% on ₹3,75,000 of long-term gains on listed equity: 46875 (ltcgEquityRate)',
      '12.5% on ₹1,00,000 of other long-term gains: 12500 (longTermRate)',
      '30% on ₹50,000 of gains from virtual digital assets: 15000 (cryptoRate)',
      '30% on ₹20,000 of winnings: 6000 (winningsRate)',
      'Tax on total income: 100375 (taxOnTotalIncome)',
      'Cess of 4%: 4015 (cess)',
      'Tax payable, rounded to ₹10: 104390 (taxRounding)',
    ])
  })

  test('gains of sales up to 22 July 2024 have the rates of that time', () => {
    const kinds = { ltcg11220: 1_00_000, stcg111a15: 1_00_000, ltcg112a10: 2_00_000 }
    // Slab tax of 5% on 4,00,000 and 10% on 3,00,000
    expect(steps({ year: '2024-25', slab: 10_00_000, ...kinds })).toEqual([
      'Income at slab rates: 1000000 (incomeAtSlabRates)',
      'Long-term gains with indexation: 100000 (longTermIndexedRate2023)',
      'Short-term gains on listed equity, sold up to 22 July 2024: 100000 (stcgEquityRate2023)',
      'Long-term gains on listed equity, sold up to 22 July 2024: 200000 (ltcgEquityRate2023)',
      'Total income, rounded to ₹10: 1400000 (totalIncomeRounding)',
      '5% on ₹4,00,000 above ₹3,00,000: 20000 (slabsNew2024)',
      '10% on ₹3,00,000 above ₹7,00,000: 30000 (slabsNew2024)',
      'Tax at slab rates: 50000 (slabsNew2024)',
      '20% on ₹1,00,000 of long-term gains with indexation: 20000 (longTermIndexedRate2023)',
      '15% on ₹1,00,000 of short-term gains on listed equity, sold up to 22 July 2024: 15000 (stcgEquityRate2023)',
      'Exempt part of long-term gains on listed equity, sold up to 22 July 2024: -125000 (ltcgEquityExemption)',
      '10% on ₹75,000 of long-term gains on listed equity, sold up to 22 July 2024: 7500 (ltcgEquityRate2023)',
      'Tax on total income: 92500 (taxOnTotalIncome)',
      'Cess of 4%: 3700 (cess)',
      'Tax payable, rounded to ₹10: 96200 (taxRounding)',
    ])
  })

  test('crypto and winnings of tax year 2026-27 name the rules of the Act of 2025', () => {
    const all = steps({ year: '2026-27', vda: 1_000, winnings: 1_000, ltcg11220: 1_000 })
    expect(all.slice(1, 4)).toEqual([
      'Long-term gains with indexation: 1000 (ltcgPropertyIndexedRate)',
      'Gains from virtual digital assets: 1000 (cryptoRate2026)',
      'Winnings: 1000 (winningsRate2026)',
    ])
  })

  test('a house that was bought before the change is taxed with indexation only where that is less', () => {
    const taxOf = (benefit: number) =>
      fromTax({ slab: 4_00_000, ltcg112: 10_00_000, indexBenefit: amount(benefit) })[1]
    expect(taxOf(6_00_000)).toBe(
      '20% on ₹4,00,000 of other long-term gains, with indexation: 80000 (ltcgPropertyIndexedRate)',
    )
    // 20% of 6,25,000 is 12.5% of 10,00,000
    expect(taxOf(3_75_000)).toBe(
      '12.5% on ₹10,00,000 of other long-term gains: 125000 (longTermRate)',
    )
    expect(taxOf(12_00_000)).toBe(
      '20% on ₹0 of other long-term gains, with indexation: 0 (ltcgPropertyIndexedRate)',
    )
    const shares = { slab: 4_00_000, ltcg112a: 11_25_000, indexBenefit: amount(6_00_000) }
    expect(fromTax(shares)).toContain(
      '12.5% on ₹10,00,000 of long-term gains on listed equity: 125000 (ltcgEquityRate)',
    )
  })
})

describe('the steps of surcharge', () => {
  const surcharge = (input: Partial<IncomeTaxInput>) =>
    steps(input).filter((step) => step.includes('urcharge'))

  test('surcharge of 10% is a step before cess', () => {
    // 3,00,000 up to 24,00,000, and 30% of 36,00,000
    expect(fromTax({ slab: 60_00_000 }).slice(-4)).toEqual([
      'Tax at slab rates: 1380000 (slabsNew)',
      'Surcharge of 10%: 138000 (surchargeFirstRate)',
      'Cess of 4%: 60720 (cess)',
      'Tax payable, rounded to ₹10: 1578720 (taxRounding)',
    ])
  })

  test('marginal relief on surcharge names the step that it is for', () => {
    // Tax of 10,83,000, of which 10,80,000 is due at 50 lakh: 11,91,300 less 10,90,000
    expect(fromTax({ slab: 50_10_000 }).slice(-4)).toEqual([
      'Surcharge of 10%: 108300 (surchargeFirstRate)',
      'Marginal relief on surcharge, above ₹50,00,000: -101300 (surchargeRelief)',
      'Cess of 4%: 43600 (cess)',
      'Tax payable, rounded to ₹10: 1133600 (taxRounding)',
    ])
  })

  test('surcharge of 15% is one step, with gains or without', () => {
    expect(surcharge({ slab: 1_20_00_000 })).toEqual([
      'Surcharge of 15%: 477000 (surchargeSecondRate)',
    ])
    // 31,80,000 and 20% of 10,00,000
    expect(surcharge({ slab: 1_20_00_000, stcg111a: 10_00_000 })).toEqual([
      'Surcharge of 15%: 507000 (surchargeSecondRate)',
    ])
  })

  test('surcharge of 25% has a step of its own for tax on dividends and gains', () => {
    // A tenth of 85,80,000 is on dividends, and 12.5% of 10,00,000 on gains
    expect(surcharge({ slab: 3_00_00_000, dividend: 30_00_000, ltcg112a: 11_25_000 })).toEqual([
      'Surcharge of 25%: 1930500 (surchargeThirdRate)',
      'Surcharge of 15% on tax on dividends and gains: 147450 (surchargeMostGains)',
    ])
  })

  test('surcharge of 37% is a step of the old regime', () => {
    expect(surcharge({ regime: 'old', slab: 6_00_00_000 })).toEqual([
      'Surcharge of 37%: 6590625 (surchargeMostOld)',
    ])
  })
})
