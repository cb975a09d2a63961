import { describe, expect, test } from 'vitest'
import { stepsOf } from '../../../../test/steps.ts'
import { plannedSale, type SalePlan, waysToSave } from './planned-sale.ts'
import { type PropertySale, propertyGain } from './property-gain.ts'
import { reinvestmentDays } from './reinvestment-days.ts'
import { type SellerAbroad, sellerAbroadTds } from './seller-abroad-tds.ts'
import { twoTaxes } from './two-taxes.ts'

/**
 * Bought for 40 lakh in FY 2010-11 (index 167), sold for 1.1 crore in FY 2025-26 (index 376): a gain of
 * 70,00,000, and of 1,10,00,000 − 40,00,000 × 376 ÷ 167 = 19,94,011.98 with indexation.
 */
const house: PropertySale = {
  price: 1_10_00_000,
  cost: 40_00_000,
  bought: '2010-06-15',
  sold: '2025-08-10',
}
const LAKH = 1_00_000

const sold = (change: Partial<PropertySale>) => propertyGain({ ...house, ...change })
const steps = (change: Partial<PropertySale>) => stepsOf(sold(change))

const LOSS =
  'You can set off a long-term loss only against long-term gains. You can carry it forward only if the return for the loss year is filed by its due date.'

describe('the steps of selling a house', () => {
  test('a short-term gain ends at slab rates, and a loss with no tax', () => {
    const short = { bought: '2024-06-15', expenses: 50_000 }
    expect(steps(short)).toEqual([
      'Long-term when held for more than: 24 months (holdingProperty)',
      'Held from 15 June 2024 to 10 August 2025: Short-term (holdingProperty)',
      'Price: 11000000 (propertyGain)',
      'Less costs of the sale: 50000 (propertyGain)',
      'Less purchase price: 4000000 (propertyGain)',
      'Gain: 6950000 (propertyGain)',
      'Tax: At your slab rates (shortTermProperty)',
    ])
    expect(steps({ ...short, price: 40_50_000 }).slice(-2)).toEqual([
      'Gain: 0 (propertyGain)',
      'Tax: At your slab rates (shortTermProperty)',
    ])
    expect(steps({ ...short, price: 40_00_000 }).slice(-2)).toEqual([
      'Loss: -50000 (propertyGain)',
      'Tax: None (shortTermProperty)',
    ])
    expect(sold(short).notes).toEqual(['It’s long-term from 16 June 2026.'])
    expect(sold({ ...short, exempt: 1 }).notes[1]).toBe(
      'A new house or bonds save tax only on a long-term gain.',
    )
  })

  test('a seller abroad has the plain tax alone, and the answer says why', () => {
    const { lines, notes } = sold({ resident: false })
    expect(stepsOf({ lines }).slice(2)).toEqual([
      'Price: 11000000 (propertyGain)',
      'Less purchase price: 4000000 (propertyGain)',
      'Gain: 7000000 (propertyGain)',
      'Tax at 12.5%, without indexation: 875000 (ltcgPropertyRate)',
    ])
    const abroad = 'If you’re a non-resident in the year of sale, you can’t use indexation.'
    expect(notes).toEqual([abroad])
    expect(sold({ resident: false, price: 39_00_000 }).notes).toEqual([abroad, LOSS])
    expect(sold({ resident: false, price: 40_00_000 }).notes).toEqual([abroad])
  })

  test('what was bought from 23 July 2024 on has no indexation, and says so', () => {
    expect(sold({ bought: '2024-07-23', sold: '2026-09-01' }).notes).toEqual([
      'There’s no indexation for property bought on or after 23 July 2024.',
    ])
  })

  test('a sale up to 22 July 2024 has the tax with indexation alone', () => {
    // 40,00,000 × 348 ÷ 167 = 83,35,329.34; 20% of 26,64,670.66
    const old = { sold: '2024-03-31' }
    const { lines, notes } = sold(old)
    expect(stepsOf({ lines }).slice(4)).toEqual([
      'Gain: 7000000 (propertyGain)',
      'With indexation: price less costs of the sale: 11000000 (propertyGain)',
      'Index for the year of sale, FY 2023-24: 348 (inflationIndex2023)',
      'Index for FY 2010-11: 167 (inflationIndex2010)',
      'Less purchase price, × 348 ÷ 167: 8335329.34 (indexedCost)',
      'Gain with indexation: 2664670.66 (indexedCost)',
      'Tax at 20%, with indexation: 532934.13 (ltcgPropertyRate2023)',
    ])
    const rule =
      'Sales up to 22 July 2024 are taxed with indexation only. Your return shows the indexed gain.'
    expect(notes).toEqual([rule])
    expect(sold(old).result).toEqual({
      ...{ term: 'long', gain: 70_00_000, netPrice: 1_10_00_000, tax: 5_32_934 },
      ...{ taxableGain: 26_64_670, indexedGain: 26_64_670, indexedCost: 83_35_329 },
    })
    const lost = sold({ ...old, price: 50_00_000 })
    expect(stepsOf(lost)).toContain('Loss with indexation: -3335329.34 (indexedCost)')
    expect(lost.notes).toEqual([rule, LOSS])
    expect(lost.result.taxableGain).toBe(-33_35_329)
    // An exemption lowers a gain to nothing, and leaves a loss as it is.
    expect(sold({ ...old, exempt: 30_00_000 }).result.taxableGain).toBe(0)
    expect(sold({ ...old, price: 50_00_000, exempt: 1 }).result.taxableGain).toBe(-33_35_329)
  })

  test('the value of 2001 and each improvement have their own index', () => {
    const old = { bought: '1990-05-01', cost: 3 * LAKH, fmv2001: 20 * LAKH, expenses: LAKH }
    const improvements = [{ fy: '2012-13', amount: 10 * LAKH }]
    // 1,09,00,000 − 75,20,000 − 18,80,000 = 15,00,000 with indexation
    expect(steps({ ...old, improvements }).slice(2)).toEqual([
      'Price: 11000000 (propertyGain)',
      'Less costs of the sale: 100000 (propertyGain)',
      'Less value on 1 April 2001: 2000000 (propertyValueDate)',
      'Less improvement in FY 2012-13: 1000000 (improvementsFrom)',
      'Gain: 7900000 (propertyGain)',
      'Tax at 12.5%, without indexation: 987500 (ltcgPropertyRate)',
      'With indexation: price less costs of the sale: 10900000 (propertyGain)',
      'Index for the year of sale, FY 2025-26: 376 (inflationIndex)',
      'Index for FY 2001-02: 100 (inflationIndexBase)',
      'Less value on 1 April 2001, × 376 ÷ 100: 7520000 (indexedCost)',
      'Index for FY 2012-13: 200 (inflationIndex2012)',
      'Less improvement in FY 2012-13, × 376 ÷ 200: 1880000 (indexedCost)',
      'Gain with indexation: 1500000 (indexedCost)',
      'Tax at 20%, with indexation: 300000 (ltcgPropertyIndexedRate)',
      'The lower tax: 300000 (lowerPropertyTax)',
    ])
  })

  test('the value of 2001 comes with what limits it', () => {
    const bought = '1990-05-01'
    const limit =
      'The value on 1 April 2001 can’t be more than the stamp duty value on that day, if there was one.'
    const choice =
      'If its value on 1 April 2001 was more than the purchase price, you can use that value instead.'
    expect(sold({ bought, fmv2001: 40 * LAKH + 1, price: 10_00 * LAKH }).notes).toEqual([limit])
    expect(sold({ bought, fmv2001: 40 * LAKH, price: 10_00 * LAKH }).notes).toEqual([choice])
    expect(sold({ fmv2001: 1 }).notes).toEqual([
      'The value on 1 April 2001 counts only for property bought before that day.',
    ])
    expect(sold({ fmv2001: 0 }).notes).toEqual([])
    const improvements = [{ fy: '2000-01', amount: 1 }]
    expect(sold({ bought, improvements, price: 10_00 * LAKH }).notes).toEqual([
      'Improvements before 1 April 2001 don’t count.',
      choice,
    ])
    const valued = { bought, improvements, fmv2001: 50 * LAKH, price: 10_00 * LAKH }
    expect(sold(valued).notes[0]).toBe(
      'Improvements before 1 April 2001 don’t count. The value on that day already includes them.',
    )
    expect(sold({ improvements, fmv2001: 50 * LAKH }).notes[0]).toBe(
      'Improvements before 1 April 2001 don’t count.',
    )
  })

  test('the stamp duty value names its rule wherever it is above the price', () => {
    const priceOf = (stamp: number, day = '2025-08-10') => {
      const { lines, notes } = sold({ stamp, sold: day })
      return [stepsOf({ lines })[2], ...notes]
    }
    expect(priceOf(1_21_00_001)).toEqual([
      'Stamp duty value, instead of the lower price: 12100001 (stampValueTolerance)',
      'The stamp duty value is more than 10% above the price of ₹1.1 crore, so it counts as the price. If part was paid through a bank by the date of the agreement, the value on that date may count.',
    ])
    expect(priceOf(1_10_00_001)).toEqual([
      'Price: 11000000 (stampValueTolerance)',
      'The stamp duty value is at most 10% above the price, so the price counts.',
    ])
    expect(priceOf(1_10_00_000)).toEqual(['Price: 11000000 (propertyGain)'])
    expect(priceOf(1_10_00_001, '2026-08-10')[0]).toBe('Price: 11000000 (stampValueTolerance2026)')
  })

  test('indexation that leaves no gain makes no loss, and the return shows the plain gain', () => {
    const none = 'With indexation there’s no tax, but it doesn’t create a loss either.'
    const cheap = { price: 50 * LAKH }
    expect(sold(cheap).notes).toEqual([`${none} Your return still shows the gain of ₹10 lakh.`])
    expect(sold({ ...cheap, exempt: 4 * LAKH }).notes[0]).toBe(
      `${none} Your return still shows the gain of ₹6 lakh.`,
    )
    expect(sold({ ...cheap, exempt: 10 * LAKH }).notes[0]).toBe(none)
    expect(sold({ price: 40 * LAKH }).notes).toEqual([none])
    expect(sold({ price: 40 * LAKH, exempt: 1 }).notes).toEqual([none])
    expect(sold({ price: 39 * LAKH }).notes).toEqual([LOSS])
  })

  test('a price of just the indexed cost is a gain of nothing, not a loss', () => {
    // 20,00,000 × 376 ÷ 200, and × 348 ÷ 200
    const even = { cost: 20 * LAKH, bought: '2012-06-15' }
    const now = sold({ ...even, price: 37_60_000 })
    expect(stepsOf(now)).toContain('Gain with indexation: 0 (indexedCost)')
    expect(now.notes).toEqual([])
    expect(sold({ ...even, price: 34_80_000, sold: '2024-03-31' }).notes).toHaveLength(1)
  })

  test('from 23 July 2024 the rate with indexation is that of the choice', () => {
    const steps = stepsOf(sold({ sold: '2024-07-23' }))
    expect(steps.at(-2)).toMatch(/^Tax at 20%, with indexation: .* \(ltcgPropertyIndexedRate\)$/)
  })

  test('what indexation takes off the taxable gain is kept for the tax of the year', () => {
    // 70,00,000 − 19,94,011.976…
    const { indexBenefit, indexBenefitOtherReading } = sold({}).result
    expect(indexBenefit?.valueOf()).toBeCloseTo(50_05_988.024, 3)
    expect(indexBenefitOtherReading).toBeUndefined()
    // 60,00,000 taxable: less 9,94,011.976 in our reading, less 19,94,011.976 in the other
    const exempt = sold({ exempt: 10 * LAKH }).result
    expect(exempt.indexBenefit?.valueOf()).toBeCloseTo(50_05_988.024, 3)
    expect(exempt.indexBenefitOtherReading?.valueOf()).toBeCloseTo(40_05_988.024, 3)
    expect(exempt.taxOtherReading).toBe(3_98_802)
    expect(sold({ exempt: 10 * LAKH, price: 39 * LAKH }).result.taxOtherReading).toBeUndefined()
  })

  test('the disputed reading of an exemption names what differs', () => {
    const reading =
      'We deduct the exempt gain from both gains before comparing the taxes. That reading is disputed.'
    const other = (exempt: number) => sold({ exempt: exempt * LAKH }).notes[0]
    // 12.5% of 10,00,000 is less than 20% of 19,94,011.98
    expect(other(60)).toBe(
      `${reading} If it only reduced the gain without indexation, tax with indexation would be ₹3,98,802, and you’d pay ₹1.25 lakh.`,
    )
    expect(other(10)).toBe(
      `${reading} If it only reduced the gain without indexation, you’d pay ₹3,98,802.`,
    )
    expect(other(70)).toBe(
      `${reading} If it only reduced the gain without indexation, the tax would be the same.`,
    )
  })
})

describe('a planned sale', () => {
  const plan: SalePlan = { sale: house, isHouse: true, newHouse: 0, bonds: 0 }
  const planned = (change: Partial<SalePlan>) => plannedSale({ ...plan, ...change })

  test('a sale without a plan has the same tax before and after', () => {
    const { before, after, ...exempt } = planned({})
    expect([before.tax, after.result.tax]).toEqual([3_98_802, 3_98_802])
    expect(exempt).toEqual({})
  })

  test('a new house for a house comes off the gain first, bonds off the rest', () => {
    const { before, after, house, bonds } = planned({ newHouse: 60 * LAKH, bonds: 30 * LAKH })
    expect(before.tax).toBe(3_98_802)
    expect(house?.result.exemption).toBe(60 * LAKH)
    expect(bonds?.result.exemption).toBe(10 * LAKH)
    expect(after.result).toMatchObject({ taxableGain: 0, tax: 0, taxOtherReading: 0 })
    expect(house?.lines.at(-1)?.rule).toBe('newHouseExemption')
  })

  test('bonds free nothing where a new house has freed the whole gain', () => {
    const { house, bonds } = planned({ newHouse: 70 * LAKH, bonds: 30 * LAKH })
    expect(house?.result.exemption).toBe(70 * LAKH)
    expect(bonds).toBeUndefined()
  })

  test('bonds alone come off both gains', () => {
    // 12.5% of 60,00,000, and 20% of 19,94,011.98 − 10,00,000
    expect(planned({ bonds: 10 * LAKH }).after.result).toMatchObject({
      taxPlain: 7_50_000,
      taxIndexed: 1_98_802,
    })
  })

  test('a new house for land frees a share of each gain', () => {
    // Half of the price: 35,00,000 of the plain gain and 9,97,005 of 19,94,011 with indexation
    const { house, after } = planned({ isHouse: false, newHouse: 55 * LAKH })
    expect(house?.result.exemption).toBe(35 * LAKH)
    expect(house?.lines.at(-1)?.rule).toBe('newHouseShare')
    // 12.5% of 35,00,000; 20% of 19,94,011.98 − 9,97,005
    expect(after.result).toMatchObject({
      taxPlain: 4_37_500,
      taxIndexed: 1_99_401,
      tax: 1_99_401,
      taxOtherReading: 3_98_802,
    })
    // With bonds for 5,00,000 more: 12.5% of 30,00,000; 20% of 4,97,006.98
    expect(
      planned({ isHouse: false, newHouse: 55 * LAKH, bonds: 5 * LAKH }).after.result,
    ).toMatchObject({ taxPlain: 3_75_000, taxIndexed: 99_401 })
  })

  test('a new house for land of a seller abroad frees its share of the plain gain', () => {
    const abroad = { ...house, resident: false }
    const { after } = planned({ sale: abroad, isHouse: false, newHouse: 55 * LAKH })
    expect(after.result.tax).toBe(4_37_500)
  })

  test('nothing is exempt of a short-term gain or a loss', () => {
    for (const change of [{ bought: '2024-06-15' }, { price: 30 * LAKH }, { price: 40 * LAKH }]) {
      const sale = { ...house, ...change }
      const { before, after, ...exempt } = planned({ sale, newHouse: 50 * LAKH, bonds: LAKH })
      expect(after.result).toEqual(before)
      expect(exempt).toEqual({})
      expect(waysToSave({ ...plan, sale })).toEqual([])
    }
  })

  test('each way to save is shown at its most, with the tax that is left in both readings', () => {
    expect(waysToSave({ ...plan, newHouse: 1, bonds: 1 })).toEqual([
      { section: '54', putIn: 70 * LAKH, taxLeft: 0, taxLeftOther: 0 },
      // 50,00,000 in bonds leaves 12.5% of 20,00,000 in the other reading
      { section: '54EC', putIn: 50 * LAKH, taxLeft: 0, taxLeftOther: 2_50_000 },
    ])
    // Land needs the whole price in a new house.
    expect(waysToSave({ ...plan, isHouse: false })[0]).toMatchObject({
      section: '54F',
      putIn: 110 * LAKH,
      taxLeft: 0,
    })
    // A seller abroad has one reading: 12.5% of 20,00,000
    expect(waysToSave({ ...plan, sale: { ...house, resident: false } })[1]).toEqual({
      section: '54EC',
      putIn: 50 * LAKH,
      taxLeft: 2_50_000,
      taxLeftOther: 2_50_000,
    })
  })

  test('bonds for a gain below 50 lakh take the gain, and a new house takes at most 10 crore', () => {
    const small = { ...house, price: 60 * LAKH, resident: false }
    expect(waysToSave({ ...plan, sale: small }).map(({ putIn }) => putIn)).toEqual([
      20 * LAKH,
      20 * LAKH,
    ])
    const large = { ...house, price: 1_500 * LAKH, cost: 100 * LAKH }
    expect(waysToSave({ ...plan, sale: large })[0]?.putIn).toBe(1_000 * LAKH)
  })

  test('there is no way to save where indexation leaves no tax', () => {
    expect(waysToSave({ ...plan, sale: { ...house, price: 50 * LAKH } })).toEqual([])
  })
})

test('the days of reinvestment count from the sale, and the account ends with the due date', () => {
  expect(reinvestmentDays('2025-08-10')).toEqual({
    houseFrom: '2024-08-10',
    houseBy: '2027-08-10',
    builtBy: '2028-08-10',
    bondsBy: '2026-02-10',
    accountBy: '2026-07-31',
  })
  // The due date of AY 2025-26 was extended to 16 September 2025.
  expect(reinvestmentDays('2024-08-31')).toMatchObject({
    bondsBy: '2025-02-28',
    accountBy: '2025-09-16',
  })
})

describe('what a buyer deducts from a seller abroad', () => {
  const long: SellerAbroad = {
    term: 'long',
    sold: '2026-11-10',
    price: 110 * LAKH,
    gain: 70 * LAKH,
  }

  test('surcharge follows from what tax is deducted from, at most 15% on a long-term gain', () => {
    // 13,75,000 × 1.15 × 1.04 and 8,75,000 × 1.1 × 1.04
    const { result, lines } = sellerAbroadTds(long)
    expect(result).toEqual({ rate: 12.5, surcharge: 15, onPrice: 16_44_500, onGain: 10_01_000 })
    expect(stepsOf({ lines })).toEqual([
      'Rate: 12.5 percent (ltcgPropertyRate)',
      'Cess: 4 percent (cess)',
      'Surcharge on the price: 15 percent (surchargeSecondRate)',
      'On the whole price: 1644500 (propertyTdsAbroad)',
      'Surcharge on the gain: 10 percent (surchargeFirstRate)',
      'On the gain, with a certificate: 1001000 (lowerTdsForm2026)',
    ])
    expect(sellerAbroadTds({ ...long, price: 300 * LAKH }).result.surcharge).toBe(15)
  })

  test('a short-term gain bears the highest rate and its whole surcharge', () => {
    // 90,00,000 × 1.25 × 1.04; 12,00,000 × 1.04
    const short: SellerAbroad = {
      term: 'short',
      sold: '2025-11-10',
      price: 300 * LAKH,
      gain: 40 * LAKH,
    }
    const { result, lines } = sellerAbroadTds(short)
    expect(result).toEqual({ rate: 30, surcharge: 25, onPrice: 1_17_00_000, onGain: 12_48_000 })
    expect(stepsOf({ lines })).toEqual([
      'Rate: 30 percent (topRate)',
      'Cess: 4 percent (cess)',
      'Surcharge on the price: 25 percent (surchargeThirdRate)',
      'On the whole price: 11700000 (propertyTdsAbroad)',
      'On the gain, with a certificate: 1248000 (lowerTdsForm)',
    ])
  })

  test('up to 22 July 2024 the rate was 20%, and a loss bears nothing', () => {
    const small = { ...long, price: 40 * LAKH, gain: -1 }
    const old = sellerAbroadTds({ ...small, sold: '2024-07-22' })
    expect(old.result).toEqual({ rate: 20, surcharge: 0, onPrice: 8_32_000, onGain: 0 })
    expect(stepsOf(old)[0]).toBe('Rate: 20 percent (ltcgPropertyRate2023)')
    expect(sellerAbroadTds({ ...small, sold: '2024-07-23' }).result.rate).toBe(12.5)
  })

  test('a resident buyer needs a TAN until September 2026', () => {
    expect(sellerAbroadTds({ ...long, sold: '2026-09-30' }).notes).toEqual([
      'The buyer needs a TAN for payments before 1 October 2026. From that date, a resident individual or HUF doesn’t.',
    ])
    expect(sellerAbroadTds({ ...long, sold: '2026-10-01' }).notes).toEqual([
      'A buyer who is a resident individual or HUF needs no TAN for this. A PAN is enough.',
    ])
  })
})

describe('the two taxes over the price', () => {
  test('the two taxes meet where indexation stops paying', () => {
    // 20% of (p − 90,05,988) = 12.5% of (p − 40,00,000): p = (18,01,197.60 − 5,00,000) ÷ 7.5% = 1,73,49,301.33;
    // the drawing ends a quarter of 1,33,49,301 further on
    expect(twoTaxes(40_00_000, 90_05_988, 1_10_00_000)).toEqual({
      equalAt: 1_73_49_301,
      points: [
        { price: 40_00_000, plain: 0, indexed: 0 },
        { price: 90_05_988, plain: 6_25_749, indexed: 0 },
        { price: 1_10_00_000, plain: 8_75_000, indexed: 3_98_802 },
        { price: 1_73_49_301, plain: 16_68_663, indexed: 16_68_663 },
        { price: 2_06_86_626, plain: 20_85_828, indexed: 23_36_128 },
      ],
    })
  })

  test('a price at a corner is one point, one below the costs none, and a high one is passed', () => {
    const prices = (price: number) =>
      twoTaxes(40_00_000, 55_00_000, price)?.points.map((point) => point.price)
    // (11,00,000 − 5,00,000) ÷ 7.5% = 80,00,000
    expect(prices(55_00_000)).toEqual([40_00_000, 55_00_000, 80_00_000, 90_00_000])
    expect(prices(30_00_000)).toEqual([40_00_000, 55_00_000, 80_00_000, 90_00_000])
    expect(prices(1_20_00_000)).toEqual([40_00_000, 55_00_000, 80_00_000, 1_20_00_000, 1_40_00_000])
  })

  test('there is nothing to compare where the index raises no cost', () => {
    expect(twoTaxes(40_00_000, 40_00_000, 50_00_000)).toBeUndefined()
  })
})
