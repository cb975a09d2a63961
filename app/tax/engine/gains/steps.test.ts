import { describe, expect, test } from 'vitest'
import { stepsOf } from '../../../../test/steps.ts'
import { gainsOf } from '../../../../test/worked-gains.ts'
import { type CapitalSetOffInput, capitalSetOff } from './capital-set-off.ts'
import { type GainExemption, gainExemption } from './gain-exemption.ts'
import { grandfatheredCost } from './grandfathered-cost.ts'
import { type Holding, holdingTerm } from './holding-term.ts'
import { type ShareSale, shareSale } from './share-sales.ts'
import { vda } from './vda.ts'

const CARRY_FORWARD =
  'You can carry forward a loss for up to 8 years, counted in assessment years, if the return for the loss year is filed by its due date.'

describe('the steps of setting off capital losses', () => {
  const none: CapitalSetOffInput = { stGain: 0, stLoss: 0, ltGain: 0, ltLoss: 0 }

  test('each loss says which gain it is set off against', () => {
    expect(stepsOf(capitalSetOff({ stGain: 100, stLoss: 250, ltGain: 300, ltLoss: 50 }))).toEqual([
      'Short-term loss against short-term gain: 100 (shortTermLossSetOff)',
      'Long-term loss against long-term gain: 50 (longTermLossSetOff)',
      'Short-term loss against long-term gain: 150 (shortTermLossSetOff)',
      'Short-term gain left: 0 (shortTermLossSetOff)',
      'Long-term gain left: 100 (longTermLossSetOff)',
    ])
  })

  test('what finds no gain is carried forward, with its condition', () => {
    const { lines, notes } = capitalSetOff({ ...none, stLoss: 40, ltLoss: 60 })
    expect(stepsOf({ lines })).toEqual([
      'Short-term gain left: 0 (shortTermLossSetOff)',
      'Long-term gain left: 0 (longTermLossSetOff)',
      'Short-term loss carried forward: 40 (capitalLossCarryForward)',
      'Long-term loss carried forward: 60 (capitalLossCarryForward)',
    ])
    expect(notes).toEqual([CARRY_FORWARD])
    expect(capitalSetOff({ ...none, ltLoss: 60 }).notes).toEqual([CARRY_FORWARD])
  })
})

describe('the steps of an exempt gain', () => {
  const LAKH = 1_00_000
  const two =
    'If the gain is at most ₹2 crore, you can buy or build two houses instead of one, once in your lifetime.'

  test('a new house for a house shows its cost', () => {
    const outcome = gainExemption({ section: '54', gain: 60 * LAKH, invested: 50 * LAKH })
    expect(stepsOf(outcome)).toEqual([
      'Long-term gain: 6000000 (propertyGain)',
      'Cost of the new house that counts: 5000000 (newHouseCeiling)',
      'Exempt gain: 5000000 (newHouseExemption)',
    ])
    expect(outcome.notes).toEqual([two])
    const priced = { section: '54', gain: 1, invested: 1, netPrice: 9 } as const
    expect(stepsOf(gainExemption(priced))).toHaveLength(3)
  })

  test('bonds show the amount that counts, and up to 50 lakh have nothing to add', () => {
    const bonds = (invested: number) =>
      gainExemption({ section: '54EC', gain: 80 * LAKH, invested })
    expect(stepsOf(bonds(60 * LAKH))).toEqual([
      'Long-term gain: 8000000 (propertyGain)',
      'Amount in bonds that counts: 5000000 (gainBondsLimit)',
      'Exempt gain: 5000000 (gainBondsExemption)',
    ])
    expect(bonds(60 * LAKH).notes).toEqual([
      'At most ₹50 lakh in bonds counts, for the year of sale and the next year together.',
    ])
    expect(bonds(50 * LAKH).notes).toEqual([])
  })

  test('a new house for another asset shows the price that its share is taken of', () => {
    const sale = { section: '54F', gain: 60 * LAKH, netPrice: 110 * LAKH } as const
    const outcome = gainExemption({ ...sale, invested: 50 * LAKH })
    expect(stepsOf(outcome)).toEqual([
      'Long-term gain: 6000000 (propertyGain)',
      'Cost of the new house that counts: 5000000 (newHouseCeiling)',
      'Price less costs of the sale: 11000000 (newHouseShare)',
      'Exempt gain: 2727272 (newHouseShare)',
    ])
    expect(outcome.notes).toEqual([
      'On the date of sale, you can own at most one other house. Don’t buy a further one within 2 years or build one within 3 years.',
    ])
    expect(gainExemption({ ...sale, invested: 1_100 * LAKH }).notes[0]).toBe(
      'Of the new house’s cost, only ₹10 crore counts.',
    )
  })

  test('a price that covers no more than the costs of its sale is refused', () => {
    const sale = { section: '54F', gain: 1, invested: 1, netPrice: 0 } as const
    expect(() => gainExemption(sale)).toThrow(
      'section 54F needs the price less the costs of the sale',
    )
    const { exemption }: GainExemption = gainExemption({ ...sale, netPrice: 1 }).result
    expect(exemption).toBe(1)
  })
})

test('the cost of shares bought by 31 January 2018 shows both values', () => {
  expect(stepsOf(grandfatheredCost({ cost: 100.5, fmv: 250.126, sale: 300 }))).toEqual([
    'What you paid: 100.5 (grandfatheredCost)',
    'Lower of the value on 31 January 2018 and the sale price: 250.13 (grandfatheredCost)',
    'Cost: the higher of the two: 250.13 (grandfatheredCost)',
  ])
})

test('a transfer of crypto at cost is a gain of nothing, and the tax is the last step', () => {
  const transfers = [
    { cost: 10, price: 10 },
    { cost: 50_000, price: 90_000 },
  ]
  expect(stepsOf(vda({ transfers }, '2026-27'))).toEqual([
    'Transfer 1: gain: 0 (cryptoCost)',
    'Transfer 2: gain: 40000 (cryptoCost)',
    'Taxable gains on virtual digital assets: 40000 (cryptoLosses)',
    'Tax on them at 30%, before cess: 12000 (cryptoRate2026)',
  ])
})

describe('the steps of a holding period', () => {
  const steps = (holding: Holding) => stepsOf(holdingTerm(holding))

  test('a holding period shows its limit and its days', () => {
    expect(steps({ asset: 'unlisted_share', bought: '2023-06-15', sold: '2025-08-10' })).toEqual([
      'Long-term when held for more than: 24 months (holdingUnlisted)',
      'Held from 15 June 2023 to 10 August 2025: Long-term (holdingUnlisted)',
    ])
    expect(steps({ asset: 'mld', bought: '2010-01-01', sold: '2026-05-01' })).toEqual([
      'However long you hold it: Short-term (marketLinkedDebenture)',
      'Held from 1 January 2010 to 1 May 2026: Short-term (marketLinkedDebenture)',
    ])
  })

  test.each([
    ['listed_share', '2025-06-01', '12 months (holdingEquity)'],
    ['equity_fund', '2026-06-01', '12 months (holdingEquity2026)'],
    ['listed_bond', '2026-06-01', '12 months (holdingListedBond)'],
    ['property', '2025-06-01', '24 months (holdingProperty)'],
    ['property', '2026-06-01', '24 months (holdingProperty2026)'],
    ['foreign_share', '2026-06-01', '24 months (holdingUnlisted)'],
    ['gold', '2024-07-22', '36 months (holdingOther2023)'],
    ['gold', '2024-07-23', '24 months (holdingOther)'],
    ['debt_fund', '2024-07-22', '36 months (holdingOldDebtFund2023)'],
    ['debt_fund', '2024-07-23', '24 months (holdingOldDebtFund)'],
    ['unlisted_bond', '2024-07-22', '36 months (holdingOther2023)'],
    ['unlisted_bond', '2024-07-23', 'Short-term (unlistedBondFrom)'],
  ] as const)('the limit of a %s sold on %s is %s', (asset, sold, limit) => {
    const [first] = steps({ asset, bought: '2019-01-01', sold })
    expect(first?.split(': ')[1]).toBe(limit)
  })

  test('a debt fund that is always short-term says which funds are meant', () => {
    const notes = (sold: string) =>
      holdingTerm({ asset: 'debt_fund', bought: '2023-05-01', sold }).notes
    expect(notes('2026-05-01')).toEqual([
      'A debt fund here means more than 65% in debt and money market instruments, or a fund of such funds. Gold and international funds are no longer included.',
    ])
    expect(notes('2024-05-01')).toEqual([
      'A debt fund here means at most 35% in Indian shares, so gold and international funds were included.',
    ])
  })
})

describe('the steps of gains on shares', () => {
  const LONG = { asset: 'equity', bought: '2020-05-05', sold: '2025-06-03' } as const
  const SHORT = { asset: 'equity', bought: '2025-05-05', sold: '2025-06-03' } as const
  const GOLD = { asset: 'gold', bought: '2025-05-05', sold: '2025-06-03' } as const
  const sale = (kind: Pick<ShareSale, 'asset' | 'bought' | 'sold'>, gain: number): ShareSale => ({
    ...kind,
    cost: 10_00_000,
    price: 10_00_000 + gain,
  })
  const steps = (...given: Parameters<typeof gainsOf>) => stepsOf(gainsOf(...given))

  /** The trader of share-gains.test.ts, whose working stands there. */
  test('a trader sees each sale, each loss set off, crypto and the tax, in this order', () => {
    const { lines, notes } = gainsOf({
      sales: [
        ...[sale(SHORT, 3_10_000), sale(SHORT, -85_000)],
        ...[sale(LONG, 6_40_000), sale(LONG, -40_000)],
      ],
      crypto: [
        { cost: 1_00_000, price: 1_90_000 },
        { cost: 1_60_000, price: 1_00_000 },
      ],
      earlier: { short: 30_000, long: 0 },
      businessLoss: 4_00_000,
    })
    expect(stepsOf({ lines })).toEqual([
      'Sale 1: short-term gain: 310000 (holdingEquity)',
      'Sale 2: short-term loss: -85000 (holdingEquity)',
      'Sale 3: long-term gain: 640000 (holdingEquity)',
      'Sale 4: long-term loss: -40000 (holdingEquity)',
      'Short-term loss set off against short-term gains on listed equity: -85000 (shortTermLossSetOff)',
      'Long-term loss set off against long-term gains on listed equity: -40000 (longTermLossSetOff)',
      'Business loss set off against short-term gains on listed equity: -225000 (businessLossSetOff)',
      'Business loss set off against long-term gains on listed equity: -175000 (businessLossSetOff)',
      'Short-term loss from earlier years set off against long-term gains on listed equity: -30000 (shortTermLossSetOff)',
      'Transfer 1: gain: 90000 (cryptoCost)',
      'Transfer 2: loss, which is ignored: -60000 (cryptoLosses)',
      'Taxable gains on virtual digital assets: 90000 (cryptoLosses)',
      'Long-term gains on listed equity, after losses: 395000 (ltcgEquityRate)',
      'Exempt amount for the year: -125000 (ltcgEquityExemption)',
      '12.5% of ₹2,70,000: 33750 (ltcgEquityRate)',
      'Gains from virtual digital assets: 90000 (cryptoRate)',
      '30% of ₹90,000: 27000 (cryptoRate)',
    ])
    expect(notes).toEqual([
      'Losses come off before the exempt amount for the year, even where the gain would be exempt anyway.',
      'If your other income is below the basic exemption, the unused part reduces these gains. Enter your other income to check.',
      'You can’t set off losses of ₹60,000 on virtual digital assets, this year or later.',
    ])
  })

  test('losses that find no gain are carried forward by the Act of the year', () => {
    const lost = { sales: [sale(SHORT, -50_000), sale(LONG, -80_000)], businessLoss: 9 }
    const { lines, notes } = gainsOf({ ...lost, otherIncome: 30_00_000 })
    expect(stepsOf({ lines }).slice(2)).toEqual([
      'Short-term loss carried forward: 50000 (capitalLossCarryForward)',
      'Long-term loss carried forward: 80000 (capitalLossCarryForward)',
    ])
    expect(notes).toEqual([
      CARRY_FORWARD,
      '₹9 of the business loss is left. You can carry it forward for 8 years against business income, if the return for this year is filed by its due date.',
    ])
    expect(steps({ ...lost, year: '2026-27' }).at(-1)).toBe(
      'Long-term loss carried forward: 80000 (capitalLossCarryForward2026)',
    )
  })

  test('the tax on gains at slab rates is shown with them', () => {
    // 50,000 up to 4,00,000 are free: 5% of the other 50,000
    const { lines, notes, result } = gainsOf({
      sales: [sale(GOLD, 1_00_000)],
      otherIncome: 3_50_000,
    })
    expect(stepsOf({ lines })).toEqual([
      'Sale 1: short-term gain: 100000 (holdingOther)',
      'Short-term gains at slab rates: 100000 (stcgOther)',
      'Tax on them: 2500 (stcgOther)',
    ])
    expect(notes).toEqual([])
    expect(result.incomes).toMatchObject({ slab: 1_00_000, stcg111a: 0, vda: 0 })
  })

  test('the unused exemption is shown, and gains at slab rates use it up first', () => {
    const sales = [sale(SHORT, 1_00_000)]
    expect(steps({ sales, otherIncome: 3_50_000 })).toEqual([
      'Sale 1: short-term gain: 100000 (holdingEquity)',
      'Short-term gains on listed equity, after losses: 100000 (stcgEquityRate)',
      'Unused basic exemption: -50000 (unusedExemption)',
      '20% of ₹50,000: 10000 (stcgEquityRate)',
    ])
    const withGold = { sales: [...sales, sale(GOLD, 30_000)], otherIncome: 3_50_000 }
    expect(steps(withGold)).toContain('Unused basic exemption: -20000 (unusedExemption)')
    // Age counts in the old regime: 5,00,000 are free from 80.
    const old = { sales, otherIncome: 4_70_000, regime: 'old', age: '80plus' } as const
    expect(steps(old)).toContain('Unused basic exemption: -30000 (unusedExemption)')
  })

  test('gains at slab rates stand at the rate of their first rupee, at 30% if that is not known', () => {
    const rate = (otherIncome?: number) =>
      gainsOf({
        sales: [sale(GOLD, 1)],
        ...(otherIncome !== undefined && { otherIncome }),
      }).result.bands[0]?.rate
    expect([undefined, 3_99_999, 4_00_000, 7_99_999, 24_00_000].map(rate)).toEqual([
      30, 0, 5, 5, 30,
    ])
  })

  test('an earlier loss goes to the gain with the highest rate', () => {
    const sales = [sale(GOLD, 1_00_000), sale(SHORT, 1_00_000)]
    const earlier = { short: 60_000, long: 0 }
    const lossOn = (otherIncome: number) =>
      steps({ sales, earlier, otherIncome }).find((step) => step.includes('earlier years'))
    // 5% at slab rates against 20%, and 30% against 20%
    expect(lossOn(5_00_000)).toBe(
      'Short-term loss from earlier years set off against short-term gains on listed equity: -60000 (shortTermLossSetOff)',
    )
    expect(lossOn(30_00_000)).toBe(
      'Short-term loss from earlier years set off against other short-term gains, at slab rates: -60000 (shortTermLossSetOff)',
    )
  })

  test('sales up to 22 July 2024 stand apart, with their own names and rates', () => {
    const sold = '2024-07-22'
    const bands = gainsOf({
      year: '2024-25',
      sales: [
        sale({ ...LONG, sold }, 10),
        sale({ ...SHORT, bought: '2024-05-05', sold }, 10),
        sale({ asset: 'unlisted_share', bought: '2020-05-05', sold: '2024-07-23' }, 10),
        sale({ ...GOLD, bought: '2024-05-05', sold }, 10),
      ],
    }).result.bands
    expect(bands.map(({ id, label, term, rate }) => [id, label, term, rate])).toEqual([
      ['slab', 'Other short-term gains, at slab rates', 'short', 30],
      ['stcg111a15', 'Short-term gains on listed equity, sold up to 22 July 2024', 'short', 15],
      ['ltcg112', 'Other long-term gains', 'long', 12.5],
      ['ltcg112a10', 'Long-term gains on listed equity, sold up to 22 July 2024', 'long', 10],
    ])
  })

  test('a loss that meets other long-term gains says nothing of the exempt amount', () => {
    const gold = { asset: 'gold', bought: '2020-05-05', sold: '2025-06-03' } as const
    const sales = [sale(SHORT, -10), sale(gold, 100)]
    expect(gainsOf({ sales, otherIncome: 30_00_000 }).notes).toEqual([])
    const shares = { ...LONG, sold: '2024-07-22' }
    const met = { year: '2024-25', sales: [sale(shares, -10), sale(shares, 100)] } as const
    expect(gainsOf({ ...met, otherIncome: 30_00_000 }).notes).toEqual([
      'Losses come off before the exempt amount for the year, even where the gain would be exempt anyway.',
    ])
  })

  test('a business loss goes to the highest rate, a short-term loss to short-term gains first', () => {
    // Up to 22 July 2024: gold with indexation at 20%, shares of less than a year at 15%
    const sold = '2024-07-22'
    const sales = [
      sale({ ...SHORT, bought: '2024-05-05', sold }, 1_00_000),
      sale({ asset: 'gold', bought: '2019-04-01', sold }, 9_00_000),
    ]
    const lossOn = (loss: Partial<Parameters<typeof gainsOf>[0]>) =>
      steps({ year: '2024-25', sales, ...loss }).find((step) => step.includes('set off'))
    expect(lossOn({ businessLoss: 5 })).toBe(
      'Business loss set off against other long-term gains, with indexation: -5 (businessLossSetOff)',
    )
    expect(lossOn({ earlier: { short: 5, long: 0 } })).toBe(
      'Short-term loss from earlier years set off against short-term gains on listed equity, sold up to 22 July 2024: -5 (shortTermLossSetOff)',
    )
  })

  test('losses of this year and of earlier ones are carried forward together', () => {
    const sales = [sale(SHORT, -50), sale(LONG, -60)]
    expect(gainsOf({ sales, earlier: { short: 7, long: 8 } }).result.carried).toEqual({
      short: 57,
      long: 68,
    })
  })

  test('an indexed cost shows both indices', () => {
    const gold = { asset: 'gold', bought: '2019-04-01', sold: '2024-07-22' } as const
    const sales = [{ ...gold, cost: 2_89_000, price: 5_00_000 }]
    const { lines, result } = gainsOf({ year: '2024-25', sales, resident: false })
    expect(stepsOf({ lines })).toEqual([
      'Sale 1: cost of ₹2,89,000 × 363 ÷ 289: 363000 (inflationIndex2024)',
      'Sale 1: long-term gain: 137000 (holdingOther2023)',
      'Long-term gains with indexation, after losses: 137000 (longTermIndexedRate2023)',
      '20% of ₹1,37,000: 27400 (longTermIndexedRate2023)',
    ])
    expect(result.bands).toMatchObject([
      { id: 'ltcg11220', label: 'Other long-term gains, with indexation', rate: 20 },
    ])
  })

  test('sales of a statement are shown as sums of gains and losses, whose paise count together', () => {
    const sold = (kind: typeof SHORT | typeof LONG, gain: number) =>
      shareSale({ ...kind, cost: 1_000, price: 1_000 + gain }, 'Sale')
    const statement = [
      ...[sold(SHORT, 100.6), sold(SHORT, 200.7), sold(SHORT, -50.5)],
      ...[sold(LONG, 0), sold(LONG, 70)],
    ]
    expect(steps({ statement }).slice(0, 3)).toEqual([
      'Statement: short-term gain on 2 sales: 301 (holdingEquity)',
      'Statement: short-term loss on 1 sale: -50 (holdingEquity)',
      'Statement: long-term gain on 2 sales: 70 (holdingEquity)',
    ])
  })

  test('known totals keep their names, with the rule of their rate or their own', () => {
    const totals = [
      { band: 'stcg111a', label: 'Broker, short-term', gain: 500 },
      { band: 'ltcg112a', label: 'Broker, long-term', gain: 700 },
      { band: 'ltcg112', label: 'Gold', gain: 900, rule: 'holdingOther' },
    ] as const
    expect(steps({ totals }).slice(0, 3)).toEqual([
      'Broker, short-term: 500 (stcgEquityRate)',
      'Broker, long-term: 700 (ltcgEquityRate)',
      'Gold: 900 (holdingOther)',
    ])
  })

  test('old shares without their value of 31 January 2018 ask for it, if they are long-term equity', () => {
    const note =
      'For what you bought by 31 January 2018, enter its value on that day. Your tax may be lower.'
    const notes = (kind: Pick<ShareSale, 'asset' | 'bought' | 'sold'>) =>
      gainsOf({ sales: [sale(kind, 100)], otherIncome: 30_00_000 }).notes
    expect(notes({ ...LONG, bought: '2018-01-31' })).toEqual([note])
    expect(notes({ ...LONG, bought: '2018-02-01' })).toEqual([])
    expect(notes({ ...LONG, asset: 'unlisted_share', bought: '2017-01-31' })).toEqual([])
    const old = sale({ ...LONG, bought: '2017-01-31' }, 1)
    const statement = [shareSale(sale(LONG, 1), 'Sale'), shareSale(old, 'Sale')]
    expect(gainsOf({ statement, otherIncome: 30_00_000 }).notes).toEqual([note])
    const sales = [{ ...old, fmv2018: 1 }]
    expect(gainsOf({ sales, otherIncome: 30_00_000 }).notes).toEqual([])
  })

  test('the value of 31 January 2018 is a step, and counts for long-term equity alone', () => {
    const old = { bought: '2017-06-01', sold: '2025-06-03', cost: 1_00_000, price: 6_00_000 }
    const value = { ...old, fmv2018: 3_50_000.75 }
    expect(steps({ sales: [{ asset: 'equity', ...value }] }).slice(0, 2)).toEqual([
      'Sale 1: cost, with the value on 31 January 2018: 350000 (grandfatheredCost)',
      'Sale 1: long-term gain: 249999 (holdingEquity)',
    ])
    expect(steps({ sales: [{ asset: 'unlisted_share', ...value }] })[0]).toBe(
      'Sale 1: long-term gain: 500000 (holdingUnlisted)',
    )
  })
})
