import { describe, expect, test } from 'vitest'
import { taxFacts } from '#content/facts/tax-facts.ts'
import { someone } from '../../../../test/taxpayers.ts'
import { compareRegimes, NO_CLAIMS, taxAtIncomes, withoutClaims } from './compare.ts'
import type { Claims, YearOfIncome } from './year-of-income.ts'

describe('a salaried couple with rent and shares, FY 2025-26, worked out by hand', () => {
  test('she pays rent and sold shares', () => {
    /*
     * HRA: basic 9,60,000, HRA 2,40,000, rent 3,00,000, Delhi.
     *   2,40,000; 3,00,000 - 96,000 = 2,04,000; 4,80,000. Least: 2,04,000.
     *
     * New   18,00,000 - 75,000 = 17,25,000; + 14,000 + 6,000 = 17,45,000
     *       20,000 + 40,000 + 60,000 + 20% of 1,45,000 = 1,49,000
     *       20% of 60,000 = 12,000; 12.5% of (1,85,000 - 1,25,000) = 7,500
     *       1,68,500 + 4% 6,740 = 1,75,240
     * Old   18,00,000 - 2,04,000 - 50,000 - 2,400 = 15,43,600; + 20,000 = 15,63,600
     *       - 1,50,000 (of 1,80,000) - 22,000 - 10,000 (of 14,000) = 13,81,600
     *       12,500 + 1,00,000 + 30% of 3,81,600 = 2,26,980; + 19,500 = 2,46,480
     *       + 4% 9,859.20 = 2,56,339.20, rounded 2,56,340
     */
    const {
      new: inNew,
      old,
      ...rest
    } = compareRegimes(
      someone({
        salary: 1800000,
        savingsInterest: 14000,
        dividend: 6000,
        stcg111a: 60000,
        ltcg112a: 185000,
        claims: {
          ...NO_CLAIMS,
          hra: 204000,
          professionalTax: 2400,
          section80c: 180000,
          health: 22000,
        },
      }),
    )
    expect(inNew.result).toMatchObject({ tax: 175240, totalIncome: 1990000 })
    expect(old.result).toMatchObject({ tax: 256340, totalIncome: 1626600 })
    expect(rest).toMatchObject({ cheaper: 'new', difference: 81100, claimed: 378400 })
    /*
     * The old regime costs 1,75,230 with slab tax of 1,48,995: 30% of 1,21,650 above 10,00,000.
     * 17,60,000 without claims - 11,21,654, which is rounded to 11,21,650 = 6,38,346
     */
    expect(rest.breakEven).toBe(638346)
  })

  test('he lets a flat and has a small gain', () => {
    /*
     * Flat: 3,00,000 - 20,000 = 2,80,000; - 30% 84,000 - 1,00,000 = 96,000
     *
     * New   9,60,000 - 75,000 + 96,000 = 9,81,000; with the gain 10,71,000, so within 12,00,000
     *       20,000 + 10% of 1,81,000 = 38,100, all of it rebated; the gain is exempt
     * Old   9,60,000 - 50,000 + 96,000 = 10,06,000
     *       - 1,50,000 - 50,000 - 25,000 - 40,000 = 7,41,000
     *       12,500 + 20% of 2,41,000 = 60,700; + 4% 2,428 = 63,128, rounded 63,130
     */
    const {
      new: inNew,
      old,
      ...rest
    } = compareRegimes(
      someone({
        salary: 960000,
        letRent: 300000,
        letMunicipal: 20000,
        letInterest: 100000,
        ltcg112a: 90000,
        claims: {
          ...NO_CLAIMS,
          section80c: 150000,
          npsOwn: 50000,
          health: 25000,
          healthParents: 40000,
          parentsAreSenior: true,
        },
      }),
    )
    expect(inNew.result).toMatchObject({ tax: 0, totalIncome: 1071000, rebate: 38100 })
    expect(old.result).toMatchObject({ tax: 63130, totalIncome: 831000 })
    expect(rest).toMatchObject({ cheaper: 'new', difference: 63130, claimed: 265000 })
    expect(rest.breakEven, 'nothing is less than no tax').toBeUndefined()
  })
})

test('a manager with rent, a home loan and a pension from the employer pays less in the old regime', () => {
  /*
   * New   30,00,000 - 75,000 - 1,40,000 (14% of 12,00,000 is 1,68,000) = 27,85,000
   *       3,00,000 + 30% of 3,85,000 = 4,15,500; + 4% 16,620 = 4,32,120
   * Old   30,00,000 - 6,00,000 - 50,000 = 23,50,000; - 2,00,000 (of 2,60,000) = 21,50,000
   *       - 1,20,000 (10% of 12,00,000) - 1,50,000 - 50,000 - 25,000 = 18,05,000
   *       1,12,500 + 30% of 8,05,000 = 3,54,000; + 4% 14,160 = 3,68,160
   */
  const {
    new: inNew,
    old,
    ...rest
  } = compareRegimes(
    someone({
      year: '2026-27',
      salary: 3000000,
      employerNps: 140000,
      npsSalary: 1200000,
      ownInterest: 260000,
      claims: { ...NO_CLAIMS, hra: 600000, section80c: 150000, npsOwn: 50000, health: 30000 },
    }),
  )
  expect(inNew.result.tax).toBe(432120)
  expect(old.result.tax).toBe(368160)
  expect(rest).toMatchObject({ cheaper: 'old', difference: 63960, claimed: 1025000 })
  expect(rest.breakEven).toBeLessThan(1025000)
})

test('a retired professional with business income and dividends above 50 lakh pays surcharge in both', () => {
  /*
   * New   52,00,000 + 3,00,000 + 2,00,000 = 57,00,000
   *       3,00,000 + 30% of 33,00,000 = 12,90,000; surcharge 1,29,000; cess 56,760: 14,75,760
   * Old   57,00,000 - 50,000 (deposits, 60+) = 56,50,000
   *       10,000 + 1,00,000 + 30% of 46,50,000 = 15,05,000; surcharge 1,50,500; cess 66,220: 17,21,720
   */
  const { new: inNew, old } = compareRegimes(
    someone({ age: '60to79', business: 5200000, dividend: 300000, depositInterest: 200000 }),
  )
  expect(inNew.result).toMatchObject({ tax: 1475760, surcharge: 129000 })
  expect(old.result).toMatchObject({ tax: 1721720, surcharge: 150500 })
})

describe('limits', () => {
  const tax = (changes: Partial<YearOfIncome>) =>
    compareRegimes(someone({ salary: 2000000, ...changes }))
  const claimed = (claims: Partial<Claims>, changes: Partial<YearOfIncome> = {}) =>
    tax({ ...changes, claims: { ...NO_CLAIMS, ...claims } }).claimed

  test('cap each claim', () => {
    expect(claimed({ section80c: 150000 })).toBe(150000)
    expect(claimed({ section80c: 150001 })).toBe(150000)
    expect(claimed({ npsOwn: 60000 })).toBe(50000)
    expect(claimed({ health: 60000 })).toBe(25000)
    expect(claimed({ health: 60000 }, { age: '60to79' })).toBe(50000)
    expect(claimed({ healthParents: 60000 })).toBe(25000)
    expect(claimed({ healthParents: 60000, parentsAreSenior: true })).toBe(50000)
    expect(claimed({ other: 700000 })).toBe(700000)
    expect(claimed({}, { ownInterest: 250000 })).toBe(200000)
  })

  test('deductions without income stay unused', () => {
    expect(claimed({ other: 9000000 })).toBe(1950000)
    expect(tax({ claims: { ...NO_CLAIMS, other: 9000000 } }).old.result.tax).toBe(0)
  })

  test('limits limits never let deductions reduce gains', () => {
    // 20% of 5,00,000 less the unused 2,50,000
    const { old } = compareRegimes(
      someone({ salary: 50000, stcg111a: 600000, claims: { ...NO_CLAIMS, section80c: 150000 } }),
    )
    expect(old.result.specialTax).toBe(70000)
  })

  test('employer NPS is deducted up to 14% in the new regime and 10% in the old, 14% for government', () => {
    const nps = { employerNps: 200000, npsSalary: 1000000 }
    const slabs = (person: Partial<YearOfIncome>) => {
      const { new: inNew, old } = tax(person)
      return [inNew.income.incomes.slab, old.income.incomes.slab]
    }
    expect(slabs(nps)).toEqual([1785000, 1850000])
    expect(slabs({ ...nps, worksForGovernment: true })).toEqual([1785000, 1810000])
    expect(slabs({ ...nps, year: '2023-24' })).toEqual([1850000, 1850000])
  })

  test('the limits of deducted interest depend on age and residence', () => {
    const interest = { savingsInterest: 30000, depositInterest: 100000 }
    const slab = (person: Partial<YearOfIncome>) =>
      tax({ ...interest, ...person }).old.income.incomes.slab
    expect(slab({})).toBe(2070000)
    expect(slab({ age: '60to79' })).toBe(2030000)
    expect(slab({ age: '60to79', resident: false })).toBe(2070000)
  })
})

test('a loss from a let house lowers salary in the old regime only', () => {
  const { new: inNew, old } = compareRegimes(
    someone({ salary: 2000000, letRent: 100000, letInterest: 500000 }),
  )
  expect(inNew.income.incomes.slab).toBe(1925000)
  expect(old.income.incomes.slab).toBe(1750000)
})

test('neither regime is cheaper where both come to the same tax', () => {
  // No tax up to 4,00,000, and a rebate of all of it up to 5,00,000
  const { cheaper, difference } = compareRegimes(someone({ other: 350000 }))
  expect([cheaper, difference]).toEqual(['neither', 0])
})

test('each regime has the notes of its houses and of its tax', () => {
  const person = someone({ other: 2000000, ownInterest: 250000, resident: false })
  const { new: inNew, old } = compareRegimes(person)
  expect(inNew.notes).toEqual([
    'This regime allows no interest on a self-occupied house. You can’t deduct ₹2.5 lakh this year.',
    expect.stringMatching(/^Non-residents get no rebate/),
  ])
  expect(old.notes[0]).toMatch(/^₹50,000 of the interest on your self-occupied house is above/)
})

test('a curve passes through the tax of the person’s own salary', () => {
  const person = someone({
    salary: 1800000,
    ownInterest: 150000,
    claims: { ...NO_CLAIMS, hra: 100000 },
  })
  const { new: inNew, old } = compareRegimes(person)
  expect(taxAtIncomes(person, 'new', 'salary', [0, 1800000])).toEqual([0, inNew.result.tax])
  expect(taxAtIncomes(person, 'old', 'salary', [1800000])).toEqual([old.result.tax])
})

test('the break-even is where the old regime first costs less', () => {
  for (const salary of [1280000, 1500000, 2000000, 2400000, 6000000, 30000000]) {
    const person = withoutClaims(someone({ salary }))
    const { breakEven, new: inNew } = compareRegimes(person)
    const oldWith = (other: number) =>
      compareRegimes({ ...person, claims: { ...NO_CLAIMS, other } }).old.result.tax
    expect(oldWith(breakEven!)).toBeLessThan(inNew.result.tax)
    expect(oldWith(breakEven! - 1)).toBeGreaterThanOrEqual(inNew.result.tax)
  }
})

test('a non-resident of 60 deducts health insurance up to 25,000, a resident up to 50,000', () => {
  /*
   * Section 80D: a senior citizen is a resident. 15,00,000 - 50,000 - 25,000 = 14,25,000
   *   12,500 + 1,00,000 + 30% of 4,25,000 = 2,40,000; + 4% = 2,49,600
   * Resident: 10,000 + 1,00,000 + 30% of 4,00,000 = 2,30,000; + 4% = 2,39,200
   */
  const claims = { ...NO_CLAIMS, health: 50000 }
  const person = someone({ salary: 1500000, age: '60to79', claims })
  expect(compareRegimes({ ...person, resident: false }).old.result.tax).toBe(249600)
  expect(compareRegimes(person).old.result.tax).toBe(239200)
})

describe('a loss from a let house in the old regime, up to 2 lakh', () => {
  const loss = { letRent: 60000, letInterest: 500000 }

  test('meets gains with what income at slab rates leaves of it', () => {
    /*
     * 70% of 60,000 - 5,00,000 = -4,58,000, of which 2,00,000 is set off.
     * 1,00,000 - 50,000 = 50,000 takes up 50,000; gains 10,00,000 - 1,50,000 = 8,50,000
     * less the unused 2,50,000 = 6,00,000 at 20% = 1,20,000; + 4% = 1,24,800
     */
    const person = someone({ salary: 100000, stcg111a: 1000000, ...loss })
    expect(compareRegimes(person).old.result.tax).toBe(124800)
  })

  test('meets the gain with the highest rate first, and of equal rates the one without an exempt amount', () => {
    /*
     * A non-resident has no unused exemption: 1,00,000 of short-term gains is used up, then 1,00,000
     * of the other long-term gains. 12.5% of 2,00,000 + 12.5% of (3,00,000 - 1,25,000) = 46,875; + 4% = 48,750
     */
    const gains = { stcg111a: 100000, ltcg112a: 300000, ltcg112: 300000 }
    const person = someone({ resident: false, ...gains, ...loss })
    expect(compareRegimes(person).old.result.tax).toBe(48750)
  })

  test('meets neither crypto nor winnings', () => {
    // 30% of 6,00,000; + 4%
    const person = someone({ vda: 300000, winnings: 300000, ...loss })
    expect(compareRegimes(person).old.result.tax).toBe(187200)
  })

  test('meets nothing in the new regime', () => {
    // 10,00,000 - 4,00,000 = 6,00,000 at 20%; + 4%
    const person = someone({ stcg111a: 1000000, ...loss })
    expect(compareRegimes(person).new.result.tax).toBe(124800)
  })
})

test('a third of a family pension is deducted, up to 25,000 in the new regime and 15,000 in the old', () => {
  /*
   * New 15,00,000 - 25,000 = 14,75,000: 20,000 + 40,000 + 15% of 2,75,000 = 1,01,250; + 4% = 1,05,300
   * Old 14,85,000: 1,12,500 + 30% of 4,85,000 = 2,58,000; + 4% = 2,68,320
   */
  const { new: inNew, old } = compareRegimes(someone({ familyPension: 1500000 }))
  expect([inNew.result.tax, old.result.tax]).toEqual([105300, 268320])
  // A third of 30,000 is below both.
  const small = compareRegimes(someone({ familyPension: 30000, other: 1500000 }))
  expect(small.new.result.totalIncome).toBe(1520000)
  expect(small.old.result.totalIncome).toBe(1520000)
  // FY 2023-24: 15,000 in both.
  const before = compareRegimes(someone({ year: '2023-24', familyPension: 1500000 }))
  expect(before.new.result.totalIncome).toBe(1485000)
})

test('every line has a rule in the register, and lines lead to the tax', () => {
  const everything = someone({
    salary: 2500000,
    employerNps: 100000,
    npsSalary: 500000,
    familyPension: 100000,
    business: 10000,
    savingsInterest: 20000,
    depositInterest: 1000,
    dividend: 1000,
    other: 1000,
    letRent: 100000,
    letMunicipal: 1000,
    letInterest: 1000,
    ownInterest: 250000,
    claims: {
      hra: 1000,
      professionalTax: 2400,
      section80c: 200000,
      npsOwn: 1000,
      health: 1000,
      healthParents: 1000,
      parentsAreSenior: false,
      other: 1000,
    },
  })
  for (const year of ['2023-24', '2024-25', '2025-26', '2026-27'] as const) {
    const { new: inNew, old } = compareRegimes({ ...everything, year })
    for (const { lines, result } of [inNew, old]) {
      for (const { rule } of lines) expect(Object.keys(taxFacts)).toContain(rule)
      expect(lines.at(-1)?.amount).toBe(result.tax)
    }
  }
})
