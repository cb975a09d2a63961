import { describe, expect, test } from 'vitest'
import { returnFormWords } from '#content/en/tools/return-form-and-documents/reasons.ts'
import { stepsOf } from '../../../test/steps.ts'
import { incomesFragment } from './assess-return.ts'
import { houseProperty } from './house-property.ts'
import { type HraInput, type HraPeriod, hra } from './hra.ts'
import type { House } from './own-houses.ts'
import { type PropertyTdsInput, propertyTds } from './property-tds.ts'
import { type RentTdsInput, rentTds } from './rent-tds.ts'
import { residence } from './residence.ts'
import type { ResidenceInput } from './residence-rules.ts'
import { type ReturnFormInput, returnForm } from './return-form.ts'

describe('the steps of exempt HRA', () => {
  const DELHI: HraPeriod = { months: 12, salary: 50_000, hra: 20_000, rent: 22_000, city: 'Delhi' }
  const of = (input: Partial<HraInput>) =>
    hra({ year: '2025-26', regime: 'old', periods: [DELHI], ...input })
  const notes = (change: Partial<HraPeriod>, year: HraInput['year'] = '2025-26') =>
    of({ year, periods: [{ ...DELHI, ...change }] }).notes

  test('each period of HRA has its three limits and the least of them', () => {
    const periods = [
      { ...DELHI, months: 11, city: ' new delhi ' },
      { ...DELHI, months: 1, city: ' Jaipur ' },
    ]
    const { lines, result } = of({ periods })
    expect(stepsOf({ lines })).toEqual([
      'Period 1, 11 months: HRA received: 220000 (hraLeast)',
      'Period 1, 11 months: rent less 10% of salary: 187000 (hraRentLess)',
      'Period 1, 11 months: 50% of salary, Delhi: 275000 (hraMetroShare)',
      'Period 1, 11 months: exempt, as rent less share of salary is the least: 187000 (hraLeast)',
      'Period 2, 1 month: HRA received: 20000 (hraLeast)',
      'Period 2, 1 month: rent less 10% of salary: 17000 (hraRentLess)',
      'Period 2, 1 month: 40% of salary, Jaipur: 20000 (hraOtherShare)',
      'Period 2, 1 month: exempt, as rent less share of salary is the least: 17000 (hraLeast)',
      'HRA exempt in the year: 204000 (hraLeast)',
    ])
    expect(result).toMatchObject({ exempt: 2_04_000, taxable: 36_000 })
    expect(result.stretches[1]).toEqual({
      hra: 20_000,
      rent: 17_000,
      salary: 20_000,
      share: 40,
      exempt: 17_000,
      least: 'rent',
    })
  })

  test('a period with a name is called by it, and one without a city is anywhere else', () => {
    const periods = [{ ...DELHI, name: 'April to March', city: '' }]
    expect(stepsOf(of({ periods }))[2]).toBe(
      'April to March: 40% of salary, anywhere else: 240000 (hraOtherShare)',
    )
  })

  test('where limits of HRA are equal, rent is named first, and HRA before the share of salary', () => {
    const least = (change: Partial<HraPeriod>) =>
      of({ periods: [{ ...DELHI, ...change }] }).result.stretches[0]?.least
    expect(least({ rent: 25_000 })).toBe('rent')
    expect(least({ rent: 40_000, hra: 25_000 })).toBe('hra')
  })

  test('exempt HRA is one step in the new regime', () => {
    const { lines, notes } = of({ regime: 'new' })
    expect(stepsOf({ lines })).toEqual(['HRA exempt in the new regime: 0 (hraNewRegime)'])
    expect(notes).toEqual(['In the old regime, ₹2.04 lakh would be exempt.'])
    expect(of({ regime: 'new', periods: [{ ...DELHI, rent: 0 }] }).notes).toEqual([])
  })

  test('a note on a city comes once, however many periods were spent there', () => {
    const twice = (city: string) =>
      of({
        periods: [`${city} `, city].map((one) => ({ ...DELHI, months: 1, rent: 0, city: one })),
      }).notes
    expect(twice('Thane')).toEqual([
      'Thane is outside the limits of the metro city next to it, so the share of salary is 40%, not 50%.',
    ])
    expect(twice('Pune')).toEqual(['Pune gets 50% of salary only from tax year 2026-27.'])
    expect(twice('Jaipur')).toEqual([
      'Jaipur isn’t in our list of metro cities (Delhi, Mumbai, Kolkata, Chennai), so the share of salary is 40%. Check the spelling.',
    ])
    expect(twice('')).toEqual([])
  })

  test('notes on the landlord and on rent without HRA follow the year’s law', () => {
    expect(notes({ rent: 8_334 })).toEqual([
      'Your rent is above ₹1 lakh a year, so your employer needs the landlord’s PAN in Form 12BB.',
    ])
    expect(notes({ rent: 50_001 }, '2026-27')).toEqual([
      'Your rent is above ₹1 lakh a year, so your employer needs the landlord’s PAN in Form 124, which also asks how you’re related.',
      'If your landlord lives in India, you deduct TDS from rent above ₹50,000 a month.',
    ])
    expect(notes({ hra: 0 })).toEqual([
      'If you got no HRA all year, the old regime allows a deduction under section 80GG: the least of ₹5,000 a month, 25% of adjusted total income, and rent less 10% of that income.',
    ])
    expect(notes({ hra: 0, rent: 0 })).toEqual([])
    const months = { ...DELHI, months: 1, rent: 1 }
    const [dear, without] = [
      { ...months, rent: 60_000 },
      { ...months, hra: 0 },
    ]
    expect(of({ periods: [months, dear] }).notes).toHaveLength(1)
    expect(of({ periods: [months, without] }).notes).toHaveLength(1)
    expect(notes({ rent: 0 })).toEqual([])
  })
})

describe('the steps of income from houses', () => {
  const LET: House = { use: 'let', rent: 3_00_000, municipal: 20_000, interest: 1_00_000 }
  const of = (regime: 'old' | 'new', ...properties: House[]) =>
    houseProperty({ regime, properties })

  test('a let house shows its rent and everything that comes off', () => {
    expect(stepsOf(of('new', { ...LET, preConstruction: 1_00_000 }))).toEqual([
      'House: rent: 300000 (houseNetValue)',
      'House: municipal tax paid: -20000 (houseNetValue)',
      'House: 30% of the rent that is left: -84000 (rentStandardDeduction)',
      'House: interest of the year: -100000 (letHouseInterest)',
      'House: a fifth of the interest from before completion: -20000 (preConstructionYears)',
      'House: income or loss: 76000 (houseNetValue)',
      'Income from house property: 76000 (houseLossInHead)',
    ])
  })

  test('several houses have numbers, and a loss of them says what it lowers', () => {
    const { lines, notes } = houseProperty({
      ...{ regime: 'old', year: '2026-27' },
      properties: [
        { use: 'self', interest: 2_50_000 },
        { ...LET, municipal: 0 },
      ],
    })
    // 3,00,000 less 90,000 and 1,00,000, less 2,00,000
    expect(stepsOf({ lines })).toEqual([
      'House 2: rent: 300000 (houseNetValue)',
      'House 2: 30% of the rent that is left: -90000 (rentStandardDeduction2026)',
      'House 2: interest of the year: -100000 (letHouseInterest)',
      'House 2: income or loss: 110000 (houseNetValue)',
      'House 1: value of your self-occupied house: 0 (ownHouseNil)',
      'House 1: interest of the year: -250000 (homeLoanInterest2026)',
      'Interest on your self-occupied house, at most ₹2,00,000: -200000 (homeLoanInterest2026)',
      'Income from house property: -90000 (houseLossInHead)',
      'Set off against your other income: 90000 (houseLossSetOff2026)',
    ])
    expect(notes).toEqual([
      '₹50,000 of the interest on your self-occupied house is above the limit. You can’t deduct it or carry it forward.',
    ])
  })

  test('the new regime deducts no interest on a house of one’s own, and says how much', () => {
    const { lines, notes } = of('new', { use: 'self', interest: 2_50_000 })
    expect(stepsOf({ lines })).toEqual([
      'House: value of your self-occupied house: 0 (ownHouseNil)',
      'Interest on your self-occupied house: 0 (ownHouseInterestNew)',
      'Income from house property: 0 (houseLossInHead)',
    ])
    expect(notes).toEqual([
      'This regime allows no interest on a self-occupied house. You can’t deduct ₹2.5 lakh this year.',
    ])
  })

  test('a house of one’s own without a loan has no more than its value', () => {
    for (const regime of ['old', 'new'] as const) {
      const { lines, notes } = of(regime, { use: 'self' })
      expect(stepsOf({ lines })).toEqual([
        'House: value of your self-occupied house: 0 (ownHouseNil)',
        'Income from house property: 0 (houseLossInHead)',
      ])
      expect(notes).toEqual([])
    }
  })

  test('a repair loan has a step for its smaller limit, where that counts', () => {
    const repaired = (interest: number, more: Partial<House> = {}) =>
      of('old', { use: 'self', interest, loanFor: 'repairs', ...more })
    const limit =
      'The limit of ₹30,000 is for repairs and for a house completed more than 5 years after the end of the year of the loan. It’s part of the larger limit.'
    expect(stepsOf(repaired(90_000)).slice(2, 4)).toEqual([
      'On a repair loan or a house completed late, at most: 30000 (repairLoanInterest)',
      'Interest on your self-occupied house, at most ₹2,00,000: -30000 (homeLoanInterest)',
    ])
    expect(repaired(90_000).notes).toEqual([
      '₹60,000 of the interest on your self-occupied house is above the limit. You can’t deduct it or carry it forward.',
      limit,
    ])
    expect(stepsOf(repaired(30_000))[2]).toBe(
      'Interest on your self-occupied house, at most ₹2,00,000: -30000 (homeLoanInterest)',
    )
    expect(repaired(30_000).notes).toEqual([])
    const before = { preConstruction: 10_000 }
    expect(repaired(1_000, before).notes).toEqual([
      'You can deduct interest from before completion for a loan to buy or build, but hardly for a repair loan. Get this checked.',
    ])
    const plain: House = { use: 'self', interest: 1 }
    expect(of('old', plain, { ...plain, ...before, loanFor: 'repairs' }).notes).toHaveLength(1)
    const late = { ...before, loanFor: undefined, lateCompletion: true }
    expect(repaired(1_000, late).notes).toEqual([])
  })

  test('two houses of one’s own share one limit', () => {
    const own: House = { use: 'self', interest: 1_50_000 }
    const { lines, notes } = of('old', own, own)
    expect(stepsOf({ lines })).toContain(
      'Interest on your self-occupied houses together, at most ₹2,00,000: -200000 (homeLoanInterest)',
    )
    expect(notes).toEqual([
      '₹1 lakh of the interest on your self-occupied houses is above the limit. You can’t deduct it or carry it forward.',
    ])
    // A third house may be let: 96,000 less 2,00,000
    expect(of('old', own, own, LET).result.head).toBe(-1_04_000)
  })

  test('a loss above 2 lakh goes on to later years in the old regime, the whole of it in the new one', () => {
    const losing: House = { use: 'let', rent: 1_00_000, interest: 3_70_000 }
    const old = of('old', losing)
    expect(stepsOf(old).slice(-3)).toEqual([
      'Income from house property: -300000 (houseLossInHead)',
      'Set off against your other income: 200000 (houseLossSetOff)',
      'Loss carried forward: 100000 (houseLossYears)',
    ])
    expect(old.notes).toEqual([
      '₹1 lakh of the loss is carried forward for 8 years, against income from house property only. A late return doesn’t affect that.',
    ])
    const later = of('new', losing)
    expect(stepsOf(later).slice(-3)).toEqual([
      'Income from house property: -300000 (houseLossInHead)',
      'Set off against your other income: 0 (houseLossNew)',
      'Loss carried forward: 300000 (houseLossYears)',
    ])
    expect(later.notes).toEqual([
      'In this regime, you can’t set off ₹3 lakh of loss against other income. We carry it forward for 8 years against house property, as the return forms do. On another reading of the law, it’s lost and there’s nothing to carry forward.',
    ])
  })

  test('a let house without rent, or with more municipal tax than rent, is asked about', () => {
    const nil =
      'House is let out but earned no rent. That’s right only if it was vacant. If you kept it for yourself, it may be one of your two self-occupied houses.'
    const negative =
      'House: municipal tax above the rent makes the net value negative. The standard deduction is then nil.'
    expect(of('old', { use: 'let' }).notes).toEqual([nil])
    expect(of('old', { use: 'let', municipal: 1 }).notes).toEqual([nil, negative])
    expect(of('old', { use: 'let', rent: 10, municipal: 10 }).notes).toEqual([])
    expect(of('old', LET).notes).toEqual([])
  })
})

describe('the steps of residence', () => {
  const nobody: ResidenceInput = {
    ...{ days: 0, last4: 0, last7: 0, nrYearsOf10: 0, citizen: true, pio: false },
    ...{ leftForWork: false, visiting: false, indianIncome: 0, taxedElsewhere: true },
  }
  const of = (input: Partial<ResidenceInput>) => residence({ ...nobody, ...input })
  /** After the days in the year and those that are enough on their own. */
  const steps = (input: Partial<ResidenceInput>) => stepsOf(of(input)).slice(2)

  const HERE = { last4: 1_200, last7: 2_000 }
  const LARGE = 15_00_001
  const SHORT = 'Days that are enough with 365 in the 4 years before'
  const FROM_INDIA = 'Taxable in India: income from India or received in India (taxedNr)'
  const RNOR =
    'Taxable in India: income from India or received in India, and foreign income from a business controlled in India or a profession set up in India (taxedRnor)'

  test('a short stay ends at the days that would be enough', () => {
    expect(stepsOf(of({ days: 10 }))).toEqual([
      'Days in India in the year: 10 days (dayCount)',
      'Days that are enough on their own: 182 days (residentDays)',
      `${SHORT}: 60 days (residentShortDays)`,
      'You were in India for fewer than 60 days in the year: NR (residentShortDays)',
      FROM_INDIA,
    ])
  })

  test('enough days in the year without enough before leave a non-resident', () => {
    expect(steps({ days: 100, last4: 364 })).toEqual([
      `${SHORT}: 60 days (residentShortDays)`,
      'Your days in those years: 364 days (residentEarlierDays)',
      'You were in India for fewer than 182 days in the year, and for fewer than 365 in the 4 years before: NR (residentEarlierDays)',
      FROM_INDIA,
    ])
  })

  test('60 days to the day are enough in the year of residence', () => {
    expect(steps({ days: 60, last4: 364 }).slice(1, 3)).toEqual([
      'Your days in those years: 364 days (residentEarlierDays)',
      'You were in India for fewer than 182 days in the year, and for fewer than 365 in the 4 years before: NR (residentEarlierDays)',
    ])
  })

  test('an ordinary resident passes both tests of the years before', () => {
    const outcome = of({ ...HERE, days: 100, nrYearsOf10: 2 })
    const [resident, ordinary] = [
      'You were in India for 60 days or more in the year, and for 365 or more in the 4 years before',
      'You were in India for more than 729 days in the 7 years before, and a non-resident in fewer than 9 of the 10 years',
    ]
    expect(stepsOf(outcome).slice(2)).toEqual([
      `${SHORT}: 60 days (residentShortDays)`,
      'Your days in those years: 1200 days (residentEarlierDays)',
      'Years as a non-resident in the 10 years before: 2 years (rnorNonResidentYears)',
      'Days in India in the 7 years before: 2000 days (rnorDays)',
      `${resident}: Resident (residentShortDays)`,
      `${ordinary}: ROR (ordinarilyResident)`,
      'Taxable in India: income from anywhere in the world (taxedRor)',
    ])
    expect(outcome.result.why).toBe(`${resident}. ${ordinary}.`)
  })

  test('a resident by 182 days is tested by the years before alone', () => {
    const resident = 'You were in India for 182 days or more in the year: Resident (residentDays)'
    expect(steps({ days: 182, last7: 729 })).toEqual([
      'Days in India in the 7 years before: 729 days (rnorDays)',
      resident,
      'You were in India for at most 729 days in the 7 years before: RNOR (rnorDays)',
      RNOR,
    ])
    expect(steps({ days: 182, last7: 800, nrYearsOf10: 9 })).toEqual([
      'Years as a non-resident in the 10 years before: 9 years (rnorNonResidentYears)',
      resident,
      'You were a non-resident in at least 9 of the 10 years before: RNOR (rnorNonResidentYears)',
      RNOR,
    ])
  })

  test('who leaves for work or visits has no shorter stay', () => {
    const fewer = 'You were in India for fewer than 182 days in the year: NR'
    expect(steps({ ...HERE, days: 100, leftForWork: true })).toEqual([
      'You left for work abroad, so no shorter stay is enough: 182 days (leftForWorkDays)',
      `${fewer} (leftForWorkDays)`,
      FROM_INDIA,
    ])
    expect(steps({ ...HERE, days: 100, visiting: true })).toEqual([
      'You live abroad and visit, so no shorter stay is enough: 182 days (visitDays)',
      `${fewer} (visitDays)`,
      FROM_INDIA,
    ])
  })

  test('a visitor with a large income is RNOR by the 120 days', () => {
    expect(steps({ ...HERE, days: 150, visiting: true, indianIncome: LARGE })).toEqual([
      `${SHORT}: 120 days (visitorDays)`,
      'Your days in those years: 1200 days (residentEarlierDays)',
      'You were in India for 120 days or more in the year, and for 365 or more in the 4 years before: Resident (visitorDays)',
      'You’re a resident only under the 120-day rule for visitors with larger Indian income: RNOR (visitorRnor)',
      RNOR,
    ])
  })

  test('a citizen whom no country taxes is a deemed resident', () => {
    expect(steps({ indianIncome: LARGE, taxedElsewhere: false }).slice(-2)).toEqual([
      'You’re a citizen with Indian income above ₹15 lakh, and no country taxes you as its resident: RNOR (deemed) (deemedResident)',
      RNOR,
    ])
  })

  test('a tax elsewhere that keeps somebody a non-resident is named', () => {
    const left =
      'You can stay 181 more days in the year. From your 182nd day in India, you’re RNOR.'
    const kept =
      'You’re a non-resident because another country taxes you as its resident. If none did, you’d be a deemed resident.'
    expect(of({ days: 0, indianIncome: LARGE }).notes).toEqual([left, kept])
    expect(of({ days: 0, indianIncome: LARGE, citizen: false, pio: true }).notes).toEqual([left])
    expect(of({ days: 0, indianIncome: 15_00_000 }).notes).toEqual([left])
    expect(of({ ...HERE, days: 200, indianIncome: LARGE }).notes).toEqual([])
    expect(of({ days: 0, indianIncome: 15_00_000, taxedElsewhere: false }).notes).toEqual([
      left,
      'With Indian income above ₹15 lakh you’d be RNOR (deemed).',
    ])
    expect(of({ days: 0, indianIncome: LARGE, taxedElsewhere: false }).notes).toEqual([
      left,
      'With Indian income of at most ₹15 lakh you’d be NR.',
    ])
    expect(of({ days: 200 }).notes).toEqual([])
  })

  test('somebody without an exception reads so, and crew read their own rule', () => {
    const enough = 'For you, 60 days are enough, with 365 in the 4 years before.'
    const here = { ...HERE, days: 200 }
    expect(of({ ...here, leftForWork: true }).notes).toEqual([
      'Crew of a ship count their days at sea under a separate rule.',
    ])
    expect(of({ ...here, leftForWork: true, citizen: false }).notes).toEqual([
      `Only a citizen who leaves for work gets 182 days. ${enough}`,
    ])
    expect(of({ ...here, visiting: true, citizen: false }).notes).toEqual([
      `Only citizens and persons of Indian origin can stay longer as visitors. ${enough}`,
    ])
    expect(of({ ...here, visiting: true }).notes).toEqual([])
  })
})

describe('the steps of the return form', () => {
  const salaried: ReturnFormInput = {
    ...{ status: 'ROR', totalIncome: 9_00_000, firmPartner: false, houses: 1, ltcg112a: 0 },
    ...{ agri: 0, otherCg: false, vda: false, director: false, unlisted: false, foreign: false },
    ...{ winnings: false, lossBf: false, tds194n: false, esopDeferred: false },
  }
  const of = (input: Partial<ReturnFormInput>) =>
    returnForm({ ...salaried, ...input }, returnFormWords)

  test('the simple form shows every figure that it limits', () => {
    expect(stepsOf(of({}))).toEqual([
      'Business or profession: none (itrBusiness)',
      'Residential status: ROR (itr1Residence)',
      'Total income: 900000 (itr1Income)',
      'Houses: 1 (itr1Houses)',
      'Long-term gain on listed equity: 0 (itr1Gains)',
      'Agricultural income: 0 (itr1Agriculture)',
      'Return form: ITR-1 (itrWithoutBusiness)',
    ])
  })

  test('what the simple form does not cover is a step with its rule, and a reason', () => {
    const everything = {
      ...{ otherCg: true, vda: true, foreign: true, director: true, unlisted: true },
      ...{ winnings: true, lossBf: true, tds194n: true, esopDeferred: true },
    }
    const { lines, notes, result } = of({ ...everything, business: 'presumptive' })
    expect(stepsOf({ lines }).slice(6)).toEqual([
      'Other capital gains, or a capital loss: yes (itr1Excluded)',
      'Crypto and other virtual digital assets: yes (itr1Excluded)',
      'Income, assets or accounts abroad: yes (itr1Excluded)',
      'Director of a company: yes (itr1Excluded)',
      'Unlisted shares: yes (itr1Excluded)',
      'Winnings from games, lotteries or races: yes (itr1Excluded)',
      'A loss brought forward or to be carried forward: yes (itr1Losses)',
      'Deferred tax on ESOPs: yes (itr1Excluded)',
      'Return form: ITR-3 (itrBusiness)',
    ])
    expect(result.reasons[0]).toBe(
      'ITR-4 doesn’t cover this: other capital gains, or a capital loss.',
    )
    expect(notes).toEqual(result.reasons)
    expect(stepsOf(of({ tds194n: true })).at(-2)).toBe(
      'Tax deducted on cash withdrawals: yes (itr1CashTds)',
    )
  })

  test('each limit that is passed is a reason of its own', () => {
    const passed = { status: 'NR', totalIncome: 50_00_010, houses: 3 } as const
    expect(of({ ...passed, ltcg112a: 1_25_001, agri: 5_001 }).result.reasons).toEqual([
      'ITR-1 is for people who are ordinarily resident, and you’re NR.',
      'Your total income is above ₹50 lakh, the limit of ITR-1.',
      'ITR-1 covers at most two houses.',
      'ITR-1 covers long-term gains on listed equity up to ₹1.25 lakh.',
      'ITR-1 covers agricultural income up to ₹5,000.',
    ])
  })

  test('what needs ITR-3 by itself asks for nothing else', () => {
    expect(stepsOf(of({ business: 'fno', vda: true }))).toEqual([
      'Business or profession: F&O (itrBusiness)',
      'Return form: ITR-3 (itrBusiness)',
    ])
    expect(stepsOf(of({ firmPartner: true }))[0]).toBe(
      'Business or profession: partner in a firm (itrBusiness)',
    )
    const loss = of({ lossBf: true, losses: ['business'] })
    expect(stepsOf(loss)).toEqual([
      'Business or profession: none (itrBusiness)',
      'Return form: ITR-3 (itrBusinessLoss)',
    ])
    expect(loss.notes).toEqual([
      'A loss from business, F&O or intraday of earlier years is carried on in ITR-3 alone, even without a business this year.',
    ])
    const both = of({ business: 'presumptive', lossBf: true, losses: ['speculative'] })
    expect(stepsOf(both)).toEqual([
      'Business or profession: presumptive (itrBusiness)',
      'Return form: ITR-3 (itrBusiness)',
    ])
  })

  test('a gain within the limit names the form that a rupee more would need', () => {
    const condition = (form: string, full: string) => [
      `${form} covers your gain only if no capital loss is set off against it or carried forward. Even one rupee above ₹1.25 lakh needs ${full}.`,
    ]
    expect(of({ ltcg112a: 1 }).notes).toEqual(condition('ITR-1', 'ITR-2'))
    expect(of({ ltcg112a: 1, business: 'presumptive' }).notes).toEqual(condition('ITR-4', 'ITR-3'))
    expect(of({ ltcg112a: 1, houses: 3 }).notes).toEqual(['ITR-1 covers at most two houses.'])
  })
})

describe('the steps of TDS on rent', () => {
  const of = (monthly: number, more: Partial<RentTdsInput> = {}) =>
    rentTds({ stretches: [{ monthly, months: 12 }], ...more })

  test('a rent above the limit shows the year, the rate and the tax', () => {
    expect(stepsOf(of(60_000))).toEqual([
      'Highest monthly rent: 60000 (rentTdsMonthly2026)',
      'Rent for the year: 720000 (rentTdsOnce)',
      '2% of it: 14400 (rentTdsRate)',
      'Tax to deduct, once: 14400 (rentTdsOnce)',
    ])
    expect(stepsOf(of(80_000, { noPan: true, year: '2025-26' }))).toEqual([
      'Highest monthly rent: 80000 (rentTdsMonthly)',
      'Rent for the year: 960000 (rentTdsOnce)',
      '20% of it: 192000 (noPanTdsRate)',
      'At most the last month’s rent: 80000 (rentTdsMost)',
      'Tax to deduct, once: 80000 (rentTdsOnce)',
    ])
    // 20% of five months is just the rent of one
    const stretches = [{ monthly: 80_000, months: 5 }]
    expect(stepsOf(rentTds({ stretches, noPan: true })).at(-2)).toBe(
      '20% of it: 80000 (noPanTdsRate)',
    )
  })

  test('a rent up to the limit has nothing to deduct', () => {
    const { lines, notes } = of(49_999)
    expect(stepsOf({ lines })).toEqual([
      'Monthly rent: 49999 (rentTdsMonthly2026)',
      'Tax to deduct: 0 (rentTdsMonthly2026)',
    ])
    expect(notes).toEqual([
      'You deduct tax only if the monthly rent is above ₹50,000. Yours is ₹49,999, so there’s nothing to deduct.',
    ])
    expect(rentTds({ stretches: [] }).result.tds).toBe(0)
  })

  test('a landlord abroad has other rules', () => {
    expect(stepsOf(of(60_000, { landlordResident: false }))).toEqual([
      'Landlord abroad: other rules (rentTdsAbroad)',
    ])
  })
})

describe('the steps of TDS on a house', () => {
  const of = (change: Partial<PropertyTdsInput>) => propertyTds({ price: 60_00_000, ...change })

  test('the buyer of a house sees the price, the limit and the tax', () => {
    const { lines, notes } = of({})
    expect(stepsOf({ lines })).toEqual([
      'Price: 6000000 (propertyTdsOn)',
      'TDS applies from: 5000000 (propertyTdsFrom2026)',
      'Tax to deduct, 1%: 60000 (propertyTdsRate2026)',
    ])
    expect(notes).toEqual([])
    expect(stepsOf(of({ noPan: true, year: '2025-26' })).slice(1)).toEqual([
      'TDS applies from: 5000000 (propertyTdsFrom)',
      'Tax to deduct, 20%: 1200000 (noPanTdsRate)',
    ])
  })

  test('a stamp duty value above the price stands in its place', () => {
    const { lines, notes } = of({ stamp: 65_00_000 })
    expect(stepsOf({ lines })[0]).toBe('Stamp duty value, which is higher: 6500000 (propertyTdsOn)')
    expect(notes).toEqual([
      'The stamp duty value is above the price, so the TDS is calculated on it.',
    ])
    expect(of({ stamp: 60_00_000 }).notes).toEqual([])
    expect(stepsOf(of({ stamp: 60_00_000 }))[0]).toBe('Price: 6000000 (propertyTdsOn)')
  })

  test('the buyer of a share sees the price of the whole house', () => {
    expect(stepsOf(of({ price: 20_00_000, wholePrice: 49_99_999 }))).toEqual([
      'Price: 2000000 (propertyTdsOn)',
      'Price of the whole property: 4999999 (propertyTdsOn)',
      'TDS applies from: 5000000 (propertyTdsFrom2026)',
      'Tax to deduct: 0 (propertyTdsRate2026)',
    ])
    expect(of({ price: 20_00_000 }).notes).toEqual([
      'TDS applies only if the price or the stamp duty value is ₹50 lakh or more, for all sellers and buyers together.',
    ])
  })

  test('a seller abroad has other rules', () => {
    const { lines, notes, result } = of({ sellerResident: false })
    expect(result).toEqual({ tds: null, rate: 0 })
    expect(stepsOf({ lines })).toEqual(['Seller abroad: other rules (propertyTdsAbroad)'])
    expect(notes).toEqual([
      'For a non-resident seller, section 195 of the 1961 Act (section 393(2) of the 2025 Act) applies. You deduct tax whatever the price: 12.5% with surcharge and cess on a long-term gain, unless a certificate sets a lower rate.',
      'A buyer who is a resident individual or HUF needs no TAN for this from 1 October 2026.',
    ])
  })
})

test('the ticks of a visitor are the address of the tool for forms', () => {
  expect(incomesFragment(['salary', 'abroad'])).toBe('salary=on&abroad=on')
})
