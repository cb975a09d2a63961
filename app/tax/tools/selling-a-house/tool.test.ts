import { beforeAll, describe, expect, test } from 'vitest'
import { answerIn, faultsIn } from '../../../../test/tool-answer.ts'
import { initialValues } from '../form/form-values.ts'
import type { FormValues } from '../form/tool-type.ts'
import { tool } from './tool.ts'

beforeAll(() => tool.later?.load())

const TODAY = '2026-11-22'

function respond(values: FormValues, today = TODAY) {
  return tool.respond({ ...initialValues(tool), ...values }, { year: '2025-26', today })
}

const house = { price: '1.1 crore', cost: '40 lakh', bought: '2010-06-15', sold: '2026-08-10' }

function answer(changes: FormValues = {}, today = TODAY) {
  return answerIn(respond({ ...house, ...changes }, today))
}

const headline = (changes: FormValues) => answer(changes).headline
const notes = (changes: FormValues) => answer(changes).notes.join(' ')
const figure = (label: string, changes: FormValues = {}) =>
  answer(changes).figures.find((one) => one.label.includes(label))

test('the form asks for what is missing, one thing by its name', () => {
  expect(respond({})).toEqual({
    missing: 'Enter the two prices and the two dates to see your tax.',
  })
  expect(respond({ ...house, sold: '' })).toEqual({
    missing: 'Enter the date of sale to see your tax.',
  })
  expect(respond({ ...house, cost: '' })).toEqual({
    missing: 'Enter the purchase price to see your tax.',
  })
})

test('the form takes the value on 1 April 2001 for a cost that no one knows', () => {
  const old = { cost: '', bought: '1988-02-01', fmv2001: '12 lakh' }
  // 12.5% of 98,00,000; 12,00,000 × 384 ÷ 100 = 46,08,000, 20% of 63,92,000
  expect(headline(old).value).toBe('₹12,25,000 before surcharge and cess')
})

test.each<[FormValues, string]>([
  [{ sold: '2023-03-31' }, 'sold'],
  [{ sold: '2027-04-01' }, 'sold'],
  [{ bought: '2026-08-11' }, 'bought'],
  [{ price: 'many' }, 'price'],
  [{ expenses: '2 crore' }, 'expenses'],
  [{ 'improvements.0.amount': '1 lakh' }, 'improvements.0.fy'],
  [{ 'improvements.0.amount': '1 lakh', 'improvements.0.fy': '2009-10' }, 'improvements.0.fy'],
])('the form says what is wrong at its field: %j', (changes, path) => {
  expect(faultsIn(respond({ ...house, ...changes }))).toEqual([path])
})

test('the form understands amounts in words, in Indian grouping and in Hindi digits', () => {
  const { value } = headline({})
  expect(headline({ price: ' १,१०,००,००० ', cost: '₹ 40,00,000/-' }).value).toBe(value)
})

describe('a resident sees', () => {
  test('the lower tax, the other one beside it, and cess on top', () => {
    // 40,00,000 × 384 ÷ 167 = 91,97,604.79; 20% of 18,02,395.21 = 3,60,479.04
    expect(headline({})).toEqual({
      label: 'Tax on the gain, tax year 2026-27',
      value: '₹3,60,479 before surcharge and cess',
      text: 'With indexation. Without it, the tax would be ₹8,75,000.',
    })
    // No other income is given, but the gain alone is above 50 lakh.
    expect(figure('cess')).toMatchObject({
      value: '₹4,12,388',
      text: 'estimate, without other income',
    })
    expect(figure('Gain in your return')?.value).toBe('₹70,00,000')
    expect(figure('with indexation')?.text).toBe('the lower one')
  })

  test('the price up to which indexation is the cheaper way', () => {
    // (20% of 91,97,604.79 − 12.5% of 40,00,000) ÷ 7.5% = 1,78,60,279
    expect(notes({})).toContain('up to a price of about ₹1,78,60,2')
    expect(headline({ price: '17860000' }).text).toMatch(/^With indexation/)
    expect(headline({ price: '17861000' }).text).toMatch(/^Without indexation/)
  })

  test('both taxes over the price, with the own sale marked', () => {
    const { chart } = answer({})
    expect(chart).toMatchObject({ kind: 'curves', mark: { x: 11000000, label: 'You' } })
    expect(chart?.table.rows[chart.table.mark ?? -1]).toEqual([
      '₹1,10,00,000',
      '₹8,75,000',
      '₹3,60,479',
    ])
  })

  test('a resident sees what each exemption saves, in both readings where they differ, and its last day', () => {
    expect(answer({}).tables?.[0]?.rows).toEqual([
      ['Buy a house', '₹70,00,000', '₹0', '10 Aug 2028'],
      ['Build a house', '₹70,00,000', '₹0', '10 Aug 2029'],
      ['Bonds', '₹50,00,000', '₹0 or ₹2,50,000', '10 Feb 2027'],
    ])
    expect(answer({}).tables?.[0]?.caption).toContain('sections 54 and 54EC (82 and 85)')
    expect(answer({ asset: 'land' }).tables?.[0]?.caption).toContain('sections 54F and 54EC')
    expect(notes({})).toContain('Capital Gains Account with a bank by 31 July 2027')
  })

  test('a day that has passed as past', () => {
    const rows = answer({ sold: '2026-05-01' }, '2026-11-22').tables?.[0]?.rows
    expect(rows?.[2]?.[3]).toBe('1 Nov 2026 (past)')
  })

  test('a resident sees what the plan saves', () => {
    expect(headline({ newHouse: '80 lakh' })).toMatchObject({ value: 'No tax', tone: 'good' })
    expect(figure('Tax saved', { newHouse: '80 lakh' })).toMatchObject({
      value: '₹3,60,479',
      text: '₹70,00,000 exempt',
    })
  })

  test('the other reading of the law beside the tax', () => {
    // Off the plain gain only: 12.5% of 60,00,000 against 20% of 18,02,395.21
    expect(headline({ bonds: '10 lakh' })).toMatchObject({
      value: '₹1,60,479 before surcharge and cess',
      text: 'With indexation. Without it, the tax would be ₹7,50,000. On another reading of the law, explained below, it’s ₹3,60,479.',
    })
    expect(headline({ bonds: '50 lakh' }).text).toContain('it’s ₹2,50,000')
  })

  test('house and bonds together, each with its working', () => {
    const { workings, assumptions } = answer({ newHouse: '30 lakh', bonds: '50 lakh' })
    expect(workings.map(({ title }) => title)).toEqual([
      'The tax',
      'Exempt for the new house',
      'Exempt for the bonds',
      'What the buyer deducts',
    ])
    expect(workings[2]?.lines.at(-1)?.amount).toBe(4000000)
    expect(assumptions).toHaveLength(4)
  })

  test('a resident who sells land sees the share of the gain that a new house frees', () => {
    const land = { asset: 'land', newHouse: '55 lakh' }
    // Half the price goes into the house: half of either gain is exempt.
    expect(figure('Gain in your return', land)?.value).toBe('₹35,00,000')
    expect(figure('without indexation', land)?.value).toBe('₹4,37,500')
    expect(figure('with indexation', land)?.value).toBe('₹1,80,240')
  })

  test('a resident sees no tax where indexation takes the gain away, and no loss either', () => {
    expect(headline({ price: '60 lakh' })).toMatchObject({
      value: 'No tax',
      text: 'With indexation, your costs are above the price.',
    })
    expect(notes({ price: '60 lakh' })).toContain('doesn’t create a loss')
    expect(answer({ price: '60 lakh' }).tables).toBeUndefined()
  })

  test('a long-term loss', () => {
    expect(headline({ price: '30 lakh' }).text).toContain('long-term loss of ₹10,00,000')
    expect(figure('Loss in your return', { price: '30 lakh' })?.value).toBe('₹10,00,000')
  })

  test('a resident sees that 1% is deducted by the buyer from 50 lakh on', () => {
    expect(figure('buyer deducts')?.value).toBe('₹1,10,000')
    expect(figure('buyer deducts', { stamp: '1.2 crore' })).toMatchObject({
      value: '₹1,20,000',
      text: '1% of stamp duty value',
    })
    expect(figure('buyer deducts', { price: '50 lakh' })?.value).toBe('₹50,000')
    expect(figure('buyer deducts', { price: '4999999' })?.value).toBe('nothing')
  })

  test('a resident sees that 1% is deducted from a share, where the whole property costs 50 lakh or more', () => {
    const share = { price: '40 lakh', cost: '20 lakh' }
    expect(figure('buyer deducts', share)).toMatchObject({
      value: 'nothing',
      text: 'below ₹50 lakh, for all owners together',
    })
    expect(figure('buyer deducts', { ...share, wholePrice: '80 lakh' })?.value).toBe('₹40,000')
    expect(figure('buyer deducts', { ...share, wholePrice: '49,99,999' })?.value).toBe('nothing')
    // Prices of several sellers are added up only from 1 October 2024.
    const before = { ...share, wholePrice: '80 lakh', sold: '2024-09-30' }
    expect(figure('buyer deducts', before)?.value).toBe('nothing')
    expect(respond({ ...house, wholePrice: '1 crore' })).toMatchObject({
      faults: [{ path: 'wholePrice' }],
    })
  })

  const late = { price: '70 lakh', bought: '2024-07-23' }
  test('an estimate, and what it depends on, while other income is not known', () => {
    expect(headline(late).value).toBe('₹3,75,000 before surcharge and cess')
    expect(answer(late).figures[0]).toEqual({
      label: 'Tax with 4% cess',
      value: '₹3,90,000',
      text: 'estimate, without other income',
      strong: true,
    })
    expect(notes(late)).toContain('Enter your other income to see what you pay')
    expect(notes({ ...late, income: '0' })).not.toContain('Enter your other income')
    expect(answer({}).workings[0]?.lines.at(-1)).toEqual({
      label: 'Surcharge',
      amount: 10,
      unit: 'percent',
      rule: 'surchargeFirstRate',
    })
  })

  test.each<[FormValues, string]>([
    /*
     * Gain 50,50,000 and 10,000: 12.5% of (50,50,000 - 3,90,000) = 5,82,500, surcharge 58,250; at
     * 50,00,000 all of it gain: 12.5% of 46,00,000 = 5,75,000, + 60,000 = 6,35,000; + 4%
     */
    [{ price: '70 lakh', cost: '19.5 lakh', bought: '2024-07-25', income: '10000' }, '₹6,60,400'],
    // 50,00,000 in all: 12.5% of 30,00,000; + 4%
    [{ ...late, income: '20 lakh' }, '₹3,90,000'],
    // At most 10 more than at 50,00,000: 5,75,010 + 4% = 5,98,010; 2,00,002.50 + 4% without the gain
    [{ ...late, income: '2000010' }, '₹3,90,010'],
    // The gain costs the rebate: (50,000 + 3,75,000) + 4%, and nothing without it
    [{ ...late, income: '11 lakh' }, '₹4,42,000'],
    // 1,00,00,000 in all: (4,80,000 + 3,60,479.04) + 10% + 4% = 9,61,508.02; 4,99,200 without
    [{ income: '30 lakh' }, '₹4,62,310'],
    // At most 15% on the gain: 8,75,000 + 15% + 4%
    [{ income: '20 crore', seller: 'nri' }, '₹10,46,500'],
    /*
     * Plain 15,00,000 and indexed 9,99,999.04 (3,84,793 × 384 ÷ 167 = 8,84,793.96): without
     * indexation less, but not after the unused 4,00,000: 20% of 5,99,999.04 + 4% = 1,24,799.80
     */
    [{ price: '1884793', cost: '384793', income: '0' }, '₹1,24,800'],
    // A short-term gain: 75,00,000 at slab rates 18,30,000, + 10% + 4%; rebate without the gain
    [{ bought: '2024-08-10', income: '5 lakh' }, '₹20,93,520'],
  ])(
    'a seller sees what the sale costs with surcharge, relief and cess, other income known: %j',
    (changes, tax) => {
      expect(headline(changes).value).toBe(tax)
    },
  )

  test('the tax of the whole year with its working, where other income is known', () => {
    const found = answer({ ...late, income: '20 lakh' })
    expect(found.figures[0]).toEqual({
      label: 'Tax for the whole year, new regime',
      value: '₹5,98,000',
      text: 'on total income of ₹50,00,000',
      strong: true,
    })
    expect(found.workings[1]?.lines.at(-1)?.amount).toBe(598000)
    expect(headline({ ...late, income: '20 lakh' }).text).toBe(
      '12.5% of the gain, without indexation. With surcharge and cess, on top of the tax on your other income in the new regime.',
    )
  })

  test('a resident sees no tax where other income leaves the gain within the basic exemption', () => {
    const small = { price: '43 lakh', cost: '40 lakh', bought: '2024-07-23', income: '0' }
    expect(headline(small)).toMatchObject({ value: 'No tax', tone: 'good' })
  })

  test('the instalment of advance tax that follows the sale', () => {
    expect(notes({})).toContain('the 15 September 2026 instalment')
    expect(notes({ sold: '2027-03-16' })).toContain('Pay the tax by 31 March 2027')
  })

  test('a resident sees only the tax with indexation for a sale up to 22 July 2024', () => {
    const sale = { sold: '2024-07-22' }
    expect(headline(sale)).toMatchObject({
      label: 'Tax on the gain, FY 2024-25 (AY 2025-26)',
      value: '₹4,61,078 before surcharge and cess',
      text: '20% of the gain with indexation, the rule at that time.',
    })
    expect(answer(sale).chart).toBeUndefined()
    // A new house for the whole indexed gain leaves nothing.
    expect(headline({ ...sale, newHouse: '2305390' }).value).toBe('No tax')
  })
})

describe('a short-term gain', () => {
  const sale = { bought: '2024-08-10' }

  test('a short-term gain is taxed at slab rates, and would have been long-term a day later', () => {
    expect(headline(sale)).toEqual({
      label: 'Short-term gain, tax year 2026-27',
      value: 'Taxed at your slab rates',
      text: 'If you sold it on or after 11 August 2026, it would be long-term.',
    })
    expect(notes(sale)).not.toContain('It’s long-term from')
  })

  test('exemptions don’t save tax on a short-term gain', () => {
    expect(answer(sale).tables).toBeUndefined()
    expect(notes({ ...sale, newHouse: '80 lakh' })).toContain('don’t save tax on a short-term gain')
  })

  test('a short-term gain can be a loss', () => {
    expect(headline({ ...sale, price: '30 lakh' })).toMatchObject({
      label: 'Short-term loss',
      value: '₹10,00,000',
    })
  })
})

describe('a seller abroad', () => {
  const abroad = { seller: 'nri' }

  test('a seller abroad pays 12.5% without indexation', () => {
    expect(headline(abroad)).toMatchObject({
      value: '₹8,75,000 before surcharge and cess',
      text: '12.5% of the gain, without indexation.',
    })
    expect(answer(abroad).chart).toBeUndefined()
  })

  test('a seller abroad has tax deducted from the whole price, unless a certificate says less', () => {
    // 12.5% of 1,10,00,000 = 13,75,000, with surcharge of 15% and cess 16,44,500
    // 12.5% of the gain of 70,00,000 = 8,75,000, with surcharge of 10% and cess 10,01,000
    expect(figure('buyer deducts', abroad)).toMatchObject({ value: '₹16,44,500' })
    const tds = answer(abroad).workings.at(-1)
    expect(tds?.lines.at(-1)).toMatchObject({ amount: 1001000, rule: 'lowerTdsForm2026' })
    expect(notes(abroad)).toContain('Apply in Form 128')
    expect(notes({ ...abroad, sold: '2026-03-31' })).toContain('Apply in Form 13 ')
  })

  test.each<[string, string, string, string]>([
    ['50 lakh', '2010-06-15', '₹6,50,000', '12.5% and cess'],
    ['9865000', '2010-06-15', '₹14,10,695', '12.5%, 10% surcharge and cess'],
    ['1 crore', '2010-06-15', '₹14,30,000', '12.5%, 10% surcharge and cess'],
    ['2.4 crore', '2010-06-15', '₹35,88,000', '12.5%, 15% surcharge and cess'],
    ['6 crore', '2010-06-15', '₹89,70,000', '12.5%, 15% surcharge and cess'],
    ['2 crore', '2025-01-01', '₹71,76,000', '30%, 15% surcharge and cess'],
    ['6 crore', '2025-01-01', '₹2,34,00,000', '30%, 25% surcharge and cess'],
  ])(
    'a seller abroad has surcharge deducted by what is paid: %s, bought %s',
    (price, bought, value, text) => {
      expect(figure('buyer deducts', { ...abroad, price, bought })).toMatchObject({ value, text })
    },
  )

  test('a seller abroad sees each surcharge with its rule in the working', () => {
    const tds = answer({ ...abroad, price: '1.1 crore' }).workings.at(-1)
    expect(tds?.lines.map(({ label, amount, rule }) => [label, amount, rule])).toEqual([
      ['Rate', 12.5, 'ltcgPropertyRate'],
      ['Cess', 4, 'cess'],
      ['Surcharge on the price', 15, 'surchargeSecondRate'],
      ['On the whole price', 1644500, 'propertyTdsAbroad'],
      ['Surcharge on the gain', 10, 'surchargeFirstRate'],
      ['On the gain, with a certificate', 1001000, 'lowerTdsForm2026'],
    ])
    const none = answer({ ...abroad, price: '45 lakh' }).workings.at(-1)
    expect(none?.lines.map(({ label }) => label).join()).not.toContain('Surcharge')
  })

  test('a seller abroad has the indexed gain taken with a certificate where indexation was the rule', () => {
    // 40,00,000 × 363 ÷ 167 = 86,94,610.78; 20% of 23,05,389, with cess
    const tds = answer({ ...abroad, sold: '2024-07-22' }).workings.at(-1)
    expect(tds?.lines.at(-1)?.amount).toBe(479520.91)
  })

  test('sells to a buyer who needs no TAN from 1 October 2026', () => {
    expect(notes({ ...abroad, sold: '2026-09-30' })).toContain('The buyer needs a TAN')
    expect(notes({ ...abroad, sold: '2026-10-01' })).toContain('needs no TAN')
  })

  test('a seller abroad has 30% deducted from a short-term sale', () => {
    expect(figure('buyer deducts', { ...abroad, bought: '2025-01-01' })?.text).toContain('30%')
  })
})

test('the example has an answer with a tax, a plan and every part of the page', () => {
  const response = respond(tool.example)
  expect(response).toMatchObject({
    answer: { headline: { label: 'Tax on the gain, tax year 2026-27' }, chart: {} },
  })
  expect(Object.keys(tool.example)).not.toContain('seller')
})

test('every step opens to a rule', () => {
  const cases: FormValues[] = [{}, { seller: 'nri' }, { asset: 'land', newHouse: '1', bonds: '1' }]
  for (const changes of cases) {
    for (const { lines } of answer({ ...changes, stamp: '2 crore' }).workings) {
      for (const { rule } of lines) expect(tool.facts, rule).toHaveProperty(rule)
    }
  }
})
