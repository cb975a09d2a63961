import { describe, expect, test } from 'vitest'
import { taxFacts } from '#content/facts/tax-facts.ts'
import { type IncomeTaxInput, incomeTax } from './income-tax.ts'

const taxOf = (input: Partial<IncomeTaxInput>) => incomeTax(input).result.tax
const notesOf = (input: Partial<IncomeTaxInput>) => incomeTax(input).notes.join('\n')

describe('total income is rounded to ten before any limit is tested', () => {
  test.each([
    [1200004, 1200000, 0],
    [1200005, 1200010, 10],
    [1200010, 1200010, 10],
  ])('%i counts as %i', (slab, totalIncome, tax) => {
    expect(incomeTax({ slab }).result).toMatchObject({ totalIncome, tax })
  })

  test('rounding falls on income at slab rates, never on a gain', () => {
    // 4,00,000 of the gain is covered by the exemption, and 20% is due on the other 4,00,003.
    expect(taxOf({ stcg111a: 800003, year: '2026-27' })).toBe(83200)
    // The total is 8,00,010, so slab income is 3, and the exemption left for the gain 3,99,997.
    expect(incomeTax({ stcg111a: 800007 }).result).toMatchObject({
      totalIncome: 800010,
      specialTax: 80002,
    })
  })
})

test.each([
  ['2023-24', 700000, 0],
  ['2023-24', 700010, 10],
  ['2023-24', 727770, 28880],
  ['2023-24', 727780, 28890],
  ['2024-25', 700000, 0],
  ['2024-25', 700010, 10],
  ['2024-25', 722220, 23110],
  ['2024-25', 722230, 23110],
  ['2025-26', 1200000, 0],
  ['2025-26', 1270580, 73400],
  ['2025-26', 1270590, 73410],
  ['2026-27', 1200000, 0],
  ['2026-27', 1210000, 10400],
] as const)(
  'the rebate of the new regime in FY %s leaves tax of an income of %i at %i',
  (year, slab, tax) => {
    expect(taxOf({ year, slab })).toBe(tax)
  },
)

test('the rebate of the new regime is shown with its relief, whole rupees', () => {
  expect(incomeTax({ slab: 1200010 }).result.rebate).toBe(59991)
  expect(incomeTax({ slab: 1200000 }).result.rebate).toBe(60000)
})

test('the rebate of the new regime is for resident individuals, not for HUFs and non-residents', () => {
  expect(taxOf({ slab: 1200000, individual: false })).toBe(62400)
  expect(taxOf({ slab: 1200000, resident: false })).toBe(62400)
  expect(taxOf({ slab: 1200010, resident: false })).toBe(62400)
})

test('the rebate of the new regime does not touch tax on gains from FY 2025-26', () => {
  // 20% of 3,00,000; slab tax of 15,000 is gone.
  expect(taxOf({ slab: 700000, stcg111a: 300000 })).toBe(62400)
  // 30% of 1,00,000
  expect(taxOf({ slab: 1000000, vda: 100000 })).toBe(31200)
})

test('the rebate of the new regime counts gains towards its limit, and names the figure of the other reading', () => {
  const input = { slab: 1200000, stcg111a: 100000 }
  expect(taxOf(input)).toBe(83200)
  expect(notesOf(input)).toMatch(/disputed.*₹12 lakh.*₹20,800/)
  expect(taxOf({ ...input, view: 'slab-only' })).toBe(20800)
  expect(notesOf({ ...input, view: 'slab-only' })).toMatch(/disputed.*₹83,200/)
})

test('the rebate of the new regime counts exempt gains on listed equity too, with marginal relief', () => {
  const input = { slab: 1200000, ltcg112a: 20000 }
  expect(taxOf(input)).toBe(20800)
  expect(notesOf(input)).toContain('₹0')
})

test('the rebate of the new regime says nothing of readings where they agree', () => {
  expect(notesOf({ slab: 1000000, stcg111a: 100000 })).toBe('')
  expect(notesOf({ slab: 1500000, stcg111a: 100000 })).toBe('')
})

test('the rebate of the new regime of FY 2024-25 reduces tax on short-term gains, as tribunals allow, and says what the portal does', () => {
  // Slab tax 5,000 and 20% of 1,00,000: 25,000, all of it rebated.
  const input = { year: '2024-25', slab: 400000, stcg111a: 100000 } as const
  expect(taxOf(input)).toBe(0)
  expect(notesOf(input)).toMatch(/portal refused it.*₹20,800/)
})

test('the rebate of the new regime of FY 2024-25 never reduces tax on long-term gains on listed equity', () => {
  // 12.5% of 3,00,000 less 1,25,000: 21,875
  expect(taxOf({ year: '2024-25', slab: 400000, ltcg112a: 300000 })).toBe(22750)
})

test.each([
  [500000, 0],
  [500004, 0],
  [500005, 13000],
  [500010, 13000],
])('the rebate of the old regime ends like a cliff: an income of %i pays %i', (slab, tax) => {
  for (const year of ['2023-24', '2024-25', '2025-26', '2026-27'] as const) {
    expect(taxOf({ regime: 'old', year, slab })).toBe(tax)
  }
})

test('the rebate of the old regime reduces tax on short-term and other long-term gains, but not on listed equity', () => {
  // 20% of 50,000 is 10,000.
  expect(taxOf({ regime: 'old', slab: 250000, stcg111a: 50000 })).toBe(0)
  // 12.5% of 80,000 is 10,000.
  expect(taxOf({ regime: 'old', slab: 250000, ltcg112: 80000 })).toBe(0)
  // 12.5% of 2,05,000 less 1,25,000 is 10,000.
  expect(taxOf({ regime: 'old', slab: 250000, ltcg112a: 205000 })).toBe(10400)
})

test('the rebate of the old regime reduces tax on digital assets, and names the figure without it', () => {
  const input = { regime: 'old', slab: 250000, vda: 40000 } as const
  expect(taxOf(input)).toBe(0)
  expect(notesOf(input)).toMatch(/conceded.*₹12,480/)
})

test('the rebate of the old regime has no readings of its limit to choose from in the note', () => {
  expect(notesOf({ regime: 'old', slab: 490000, stcg111a: 20000 })).toBe('')
})

test('age raises the exemption in the old regime, for resident individuals', () => {
  expect(taxOf({ regime: 'old', slab: 600000, age: '60to79' })).toBe(31200)
  expect(taxOf({ regime: 'old', slab: 600000, age: '80plus' })).toBe(20800)
  expect(taxOf({ regime: 'old', slab: 600000, age: '80plus', resident: false })).toBe(33800)
  expect(taxOf({ regime: 'old', slab: 600000, age: '80plus', individual: false })).toBe(33800)
})

test('age makes no difference in the new regime', () => {
  expect(taxOf({ slab: 1600000, age: '80plus' })).toBe(taxOf({ slab: 1600000 }))
})

test.each([
  ['2023-24', 'new', 750000, 0],
  ['2024-25', 'new', 775000, 0],
  ['2025-26', 'new', 1275000, 0],
  ['2025-26', 'new', 1275010, 10],
  ['2025-26', 'old', 550000, 0],
] as const)('salary of FY %s in the %s regime: %i pays %i', (year, regime, salary, tax) => {
  expect(taxOf({ year, regime, salary })).toBe(tax)
})

test('salary has a standard deduction of at most the salary itself', () => {
  expect(incomeTax({ salary: 30000, slab: 500000 }).result.totalIncome).toBe(500000)
})

test('the unused exemption comes off the gain with the highest rate first', () => {
  // 3,00,000 unused: all 2,00,000 at 20%, then 1,00,000 of 5,00,000 at 12.5%; 2,75,000 taxed.
  expect(taxOf({ slab: 100000, stcg111a: 200000, ltcg112a: 500000 })).toBe(35750)
})

test('the unused exemption of non-residents is lost', () => {
  expect(taxOf({ resident: false, ltcg112: 100000 })).toBe(13000)
  expect(taxOf({ ltcg112: 100000 })).toBe(0)
})

test('the unused exemption does not reduce digital assets and winnings', () => {
  expect(taxOf({ individual: false, vda: 100000, winnings: 50000 })).toBe(46800)
})

test('the unused exemption is a HUF’s as well', () => {
  expect(taxOf({ individual: false, stcg111a: 450000 })).toBe(10400)
})

test('the unused exemption comes off listed equity before other long-term gains, and a note has the other order', () => {
  // Listed equity nil, then 1,00,000 off the others: 2,00,000 at 12.5%. The other way round
  // 2,00,000 of listed equity are left, of which 1,25,000 are exempt.
  const input = { individual: false, ltcg112a: 300000, ltcg112: 300000 }
  expect(taxOf(input)).toBe(26000)
  expect(notesOf(input)).toMatch(/return utility.*₹9,750/)
})

test('the exempt amount of gains on listed equity is one for FY 2024-25, first against gains at 12.5%', () => {
  // 12.5% of nil and 10% of 1,75,000
  const input = { year: '2024-25', slab: 1500000, ltcg112a: 100000, ltcg112a10: 200000 } as const
  expect(incomeTax(input).result.specialTax).toBe(17500)
})

test('the exempt amount of gains on listed equity was 1,00,000 in FY 2023-24', () => {
  expect(taxOf({ year: '2023-24', resident: false, ltcg112a10: 100000 })).toBe(0)
  expect(taxOf({ year: '2023-24', resident: false, ltcg112a10: 100100 })).toBe(10)
})

test('the exempt amount of gains on listed equity is 1,25,000 now', () => {
  expect(taxOf({ resident: false, ltcg112a: 125000 })).toBe(0)
  expect(taxOf({ resident: false, ltcg112a: 126000 })).toBe(130)
})

test('the exempt amount of gains on listed equity is not taken off total income', () => {
  expect(incomeTax({ ltcg112a: 100000 }).result.totalIncome).toBe(100000)
})

test.each([
  ['new', 5000000, 1123200],
  // 10,80,003 and 10% of it, but at most 10,80,000 and 10
  ['new', 5000010, 1123210],
  ['new', 5161190, 1290840],
  ['new', 10000000, 2951520],
  ['new', 10000010, 2951530],
  ['new', 20000010, 6673690],
  // No step at 5 crore in the new regime: 25% below and above
  ['new', 50000000, 18954000],
  ['new', 50000010, 18954000],
  ['old', 50000010, 19256260],
] as const)('surcharge in the %s regime on %i: tax of %i', (regime, slab, tax) => {
  expect(taxOf({ regime, slab })).toBe(tax)
})

test('surcharge of 37% above 5 crore is the old regime’s alone', () => {
  const slab = 60000000
  // 1,78,12,500 at 37%, and 1,75,80,000 at 25%
  expect(incomeTax({ regime: 'old', slab }).result.surcharge).toBe(6590625)
  expect(incomeTax({ slab }).result.surcharge).toBe(4395000)
})

test('surcharge on gains and dividends is at most 15%', () => {
  const { surcharge, slabTax, specialTax } = incomeTax({
    slab: 30000000,
    dividend: 3000000,
    ltcg112a: 1125000,
  }).result
  // Slab tax 85,80,000, a tenth of it on dividends; 12.5% of 10,00,000.
  expect([slabTax, specialTax]).toEqual([8580000, 125000])
  expect(surcharge).toBe(0.25 * 7722000 + 0.15 * (858000 + 125000))
})

test('surcharge is 15% where only gains lift the income above 2 crore', () => {
  const { surcharge, slabTax, specialTax } = incomeTax({
    slab: 15000000,
    stcg111a: 10000000,
  }).result
  expect(surcharge).toBe(0.15 * (slabTax + specialTax))
})

test('surcharge on digital assets is the full one', () => {
  const { surcharge, slabTax } = incomeTax({ slab: 1000000, vda: 20000000 }).result
  expect(surcharge).toBe(0.25 * (slabTax + 6000000))
})

test('relief holds for non-residents too', () => {
  expect(taxOf({ resident: false, slab: 5000010 })).toBe(1123210)
})

test('relief on mixed income is called an estimate', () => {
  expect(notesOf({ slab: 3000000, ltcg112a: 2010000 })).toMatch(/estimate.*portal may differ\.$/)
  expect(notesOf({ slab: 5010000 })).toBe('')
  expect(notesOf({ slab: 4000000, ltcg112a: 3000000 })).toBe('')
})

test('relief on gains alone keeps the exempt amount, and a note has the utility’s figure', () => {
  const input = { ltcg112a: 5000800 }
  expect(taxOf(input)).toBe(582580)
  expect(notesOf(input)).toContain('₹5,98,830')
})

describe('agricultural income', () => {
  test('agricultural income counts for the rate above 5,000 only', () => {
    // 15% of 5,001 more, less 5% of 5,001 above the exemption: 500.10 and cess
    expect(taxOf({ slab: 1500000, agri: 5000 })).toBe(taxOf({ slab: 1500000 }))
    expect(taxOf({ slab: 1500000, agri: 5001 })).toBe(taxOf({ slab: 1500000 }) + 520)
  })

  test('agricultural income of 3 lakh beside 15 lakh raises the tax', () => {
    // Slab tax on 18,00,000 is 1,60,000 and on 7,00,000 is 15,000: 1,45,000 and cess.
    expect(taxOf({ slab: 1500000, agri: 300000 })).toBe(150800)
  })

  test('agricultural income makes no tax of an income within the exemption', () => {
    expect(taxOf({ regime: 'old', slab: 250000, agri: 1000000 })).toBe(0)
    expect(taxOf({ slab: 0, agri: 9000000 })).toBe(0)
  })

  test('agricultural income is no part of total income, so the rebate stands', () => {
    // Slab tax on 13,00,000 is 75,000 and on 6,00,000 is 10,000: 65,000 less the rebate of 60,000.
    expect(taxOf({ slab: 1100000, agri: 200000 })).toBe(5200)
  })
})

test('gains at rates of another year are pointed out', () => {
  expect(notesOf({ stcg111a15: 1000 })).toContain('taxed at 15%')
  expect(notesOf({ ltcg112a10: 1000, year: '2026-27' })).toMatch(
    /no sale in that year is taxed at 10%/,
  )
  expect(notesOf({ year: '2023-24', ltcg112a: 1000 })).toContain('taxed at 12.5%')
  expect(notesOf({ year: '2024-25', ltcg112a: 1000, ltcg112a10: 1000 })).toBe('')
})

test('the index in later years is for land and houses of residents, bought before the change', () => {
  expect(notesOf({ ltcg11220: 1000 })).toMatch(
    /20% with indexation.*land or a house bought before 23 July 2024/,
  )
  expect(notesOf({ ltcg11220: 1000 })).not.toContain('no sale')
  expect(incomeTax({ ltcg11220: 1000 }).lines.map(({ rule }) => rule)).toContain(
    'ltcgPropertyIndexedRate',
  )
  expect(notesOf({ ltcg11220: 1000, resident: false })).toContain('no sale')
  expect(notesOf({ ltcg11220: 1000, year: '2024-25' })).toBe('')
  expect(notesOf({ ltcg11220: 1000, year: '2023-24' })).toBe('')
})

test('an HUF has no salary', () => {
  expect(notesOf({ salary: 500000, individual: false })).toContain('no salary of its own')
  expect(notesOf({ salary: 500000 })).toBe('')
  expect(notesOf({ slab: 500000, individual: false })).toBe('')
})

test('non-residents read section numbers of the Act of their year only', () => {
  expect(notesOf({ resident: false })).toContain('sections 115A to 115I')
  expect(notesOf({ resident: false, year: '2026-27' })).not.toMatch(/section/)
  expect(notesOf({ resident: false, year: '2026-27' })).toContain('tax treaties')
})

test('a gain is named after its taxed amount', () => {
  const labels = incomeTax({ year: '2024-25', ltcg112a10: 500000 }).lines.map(({ label }) => label)
  expect(labels).toContain(
    '10% on ₹75,000 of long-term gains on listed equity, sold up to 22 July 2024',
  )
})

test('every line has a rule in the register, and the last is the tax', () => {
  const everything = {
    salary: 6000000,
    dividend: 100000,
    slab: 100000,
    stcg111a: 100000,
    stcg111a15: 100000,
    ltcg112a: 200000,
    ltcg112a10: 100000,
    ltcg112: 100000,
    ltcg11220: 100000,
    vda: 100000,
    winnings: 100000,
  }
  for (const regime of ['new', 'old'] as const) {
    for (const year of ['2023-24', '2024-25', '2025-26', '2026-27'] as const) {
      for (const input of [
        everything,
        { ...everything, agri: 9000 },
        { slab: 450000, stcg111a: 1000 },
      ]) {
        const { lines, result } = incomeTax({ ...input, regime, year })
        for (const { rule } of lines) expect(Object.keys(taxFacts)).toContain(rule)
        expect(lines.at(-1)?.amount).toBe(result.tax)
      }
    }
  }
})
