import { describe, expect, test } from 'vitest'
import { type IncomeTaxInput, incomeTax } from '../income-tax.ts'

const notes = (input: Partial<IncomeTaxInput>) => incomeTax(input).notes
const taxOf = (input: Partial<IncomeTaxInput>) => incomeTax(input).result.tax

describe('the readings of the rebate', () => {
  test('the limit of the rebate is disputed, and either figure names the other', () => {
    // 20% of 1,00,000; with all income counted, the slab tax of 60,000 as well
    const input = { slab: 12_00_000, stcg111a: 1_00_000 }
    expect(notes(input)).toEqual([
      'The law is disputed. We count all income towards the rebate’s limit of ₹12 lakh, as the text of the Act does. If only income at slab rates counted, the tax would be ₹20,800.',
    ])
    expect(notes({ ...input, view: 'slab-only' })).toEqual([
      'The law is disputed. This figure counts only income at slab rates towards the rebate’s limit of ₹12 lakh. By the text of the Act, all income counts and the tax is ₹83,200.',
    ])
  })

  test('the relief on income at slab rates alone leaves out tax on gains', () => {
    // Of 61,500 no more than 10,000 is due; 20% of 1,00,000
    expect(taxOf({ slab: 12_10_000, stcg111a: 1_00_000, view: 'slab-only' })).toBe(31_200)
  })

  test('the portal’s refusal in FY 2024-25 comes with its figure', () => {
    expect(notes({ year: '2024-25', slab: 4_00_000, stcg111a: 1_00_000 })).toEqual([
      'The rebate reduces tax on income at special rates too, other than long-term gains on listed equity. Tribunals have read section 87A that way for this year. The return portal refused it, which makes the tax ₹20,800.',
    ])
    expect(notes({ regime: 'old', slab: 2_50_000, stcg111a: 50_000 })).toEqual([])
  })

  test('a rebate on tax on digital assets or winnings is named with the figure without it', () => {
    const note = (tax: string) => [
      `The rebate also reduces tax on digital assets and winnings here, since no section says otherwise. But taxpayers have conceded the point. Without it, the tax is ${tax}.`,
    ]
    const old = { regime: 'old', slab: 2_50_000 } as const
    // 30% of 40,000, and of 20,000 beside a gain that the rebate reduces in any reading
    expect(notes({ ...old, vda: 40_000 })).toEqual(note('₹12,480'))
    expect(notes({ ...old, winnings: 40_000 })).toEqual(note('₹12,480'))
    expect(notes({ ...old, vda: 20_000, stcg111a: 20_000 })).toEqual(note('₹6,240'))
    expect(notes({ slab: 10_00_000, vda: 1_00_000 })).toEqual([])
  })
})

test('another order of the unused exemption is named where it makes the tax lower', () => {
  const gains = { individual: false, ltcg112a: 3_00_000, ltcg112: 3_00_000 }
  expect(notes(gains)).toEqual([
    'The law doesn’t say which gains the unused exemption reduces first. We follow the return utility, which takes listed equity before other long-term gains. The other way round, the tax is ₹9,750.',
  ])
  expect(notes({ ...gains, slab: 4_00_000 })).toEqual([])
})

describe('within marginal relief on surcharge', () => {
  const estimate =
    'This is an estimate. With mixed income, the law doesn’t say which part counts as earned above the surcharge step. We reduce income at slab rates first, and give dividends their share of slab tax. The return portal may differ.'

  test.each<[string, Partial<IncomeTaxInput>]>([
    ['a dividend beside other income', { slab: 50_10_000, dividend: 1 }],
    ['two kinds of gains alone', { ltcg112a: 30_00_000, ltcg112: 20_10_000 }],
    ['a gain beside income at slab rates', { slab: 50_09_000, stcg111a: 1_000 }],
  ])('%s makes the tax an estimate', (_, input) => {
    expect(notes(input)).toEqual([estimate])
  })

  test.each<[string, Partial<IncomeTaxInput>]>([
    ['income at slab rates alone', { slab: 50_10_000 }],
    ['one kind of gains alone', { stcg111a: 50_10_000 }],
    ['digital assets alone', { vda: 50_10_000 }],
    ['mixed income without relief', { slab: 40_00_000, vda: 40_00_000 }],
  ])('%s leaves the tax no estimate', (_, input) => {
    expect(notes(input)).toEqual([])
  })

  test('gains on listed equity alone have the figure of the return utility beside theirs', () => {
    // Tax at 50 lakh is 12.5% of 46,00,000 − 1,25,000, in the utility 12.5% of 46,00,000
    expect(notes({ ltcg112a: 50_00_800 })).toEqual([
      'The return utility leaves out the exempt ₹1.25 lakh when it calculates marginal relief on surcharge, and shows ₹5,98,830. We follow the Finance Act.',
    ])
    expect(notes({ ltcg112a: 70_00_000 })).toEqual([])
  })
})

test('relief with agricultural income that is more than the rebate at the limit is pointed out', () => {
  // Slab tax on 17,00,000 is 1,40,000 and on 9,00,000 is 30,000: 1,10,000 at the limit
  const note =
    'With agricultural income, marginal relief can be more than the rebate of ₹60,000 at ₹12 lakh. We follow the text of the section. The return portal may not.'
  expect(notes({ slab: 12_10_000, agri: 5_00_000 })).toEqual([note])
  expect(notes({ slab: 12_00_000, agri: 5_00_000 })).toEqual([])
  expect(notes({ slab: 12_10_000 })).toEqual([])
})

test('gains at the rate of another time are named', () => {
  const wrong = (rate: string, gains: string) => [
    `Rates changed on 23 July 2024, so no sale in that year is taxed at ${rate}. Check the dates of your ${gains}.`,
  ]
  const slab = 20_00_000
  expect(notes({ slab, stcg111a15: 1_000 })).toEqual(
    wrong('15%', 'short-term gains on listed equity, sold up to 22 July 2024'),
  )
  const year = '2023-24'
  expect(notes({ slab, year, ltcg112: 1_000 })).toEqual(wrong('12.5%', 'other long-term gains'))
  expect(notes({ slab, year, vda: 1_000, winnings: 1_000 })).toEqual([])
})

test('indexation in later years comes with whom it is for', () => {
  expect(notes({ slab: 20_00_000, ltcg11220: 1_000 })).toEqual([
    'In that year, 20% with indexation is only for a resident’s land or a house bought before 23 July 2024. The gain without indexation counts towards total income, so you may reach a limit earlier.',
  ])
})

test('non-residents read what the figure leaves out', () => {
  const note = (rates: string) => [
    `Non-residents get no rebate, and their unused exemption doesn’t reduce gains. This figure leaves out ${rates} and tax treaties.`,
  ]
  expect(notes({ resident: false })).toEqual(note('their special rates (sections 115A to 115I)'))
  expect(notes({ resident: false, year: '2026-27' })).toEqual(note('their special rates'))
})
