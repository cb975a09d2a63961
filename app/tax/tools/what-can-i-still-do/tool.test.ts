import { describe, expect, test } from 'vitest'
import type { ChoiceField } from '#content/en/tools/form.ts'
import { answerIn, faultsIn } from '../../../../test/tool-answer.ts'
import { initialValues, toolOn } from '../form/form-values.ts'
import type { FormValues } from '../form/tool-type.ts'
import { tool } from './tool.ts'

const NOVEMBER = '2026-11-22'

function respond(values: FormValues, today = NOVEMBER) {
  return tool.respond({ ...initialValues(tool), ...values }, { year: '2025-26', today })
}

const answerTo = (...given: Parameters<typeof respond>) => answerIn(respond(...given))

const headlineOf = (values: FormValues, today?: string) => answerTo(values, today).headline.value
const figuresOf = (values: FormValues, today?: string) =>
  answerTo(values, today).figures.map(({ label, value }) => `${label}: ${value}`)

describe('before anything is typed', () => {
  test('it says what is open for the latest year, and what is known of the price', () => {
    const { headline, figures } = answerTo({})
    expect(headline).toEqual({
      label: 'For FY 2025-26 (AY 2026-27)',
      value: 'Belated return by 31 December 2026',
      text: 'Enter your income and tax to see what it costs.',
    })
    expect(figures.map(({ value }) => value)).toEqual([
      '31 December 2026',
      '₹1,000 or ₹5,000',
      '1% a month',
    ])
  })

  test('it says so on other days too', () => {
    expect(headlineOf({}, '2026-12-31')).toBe('Belated return by 31 December 2026')
    expect(headlineOf({}, '2027-01-01')).toBe('Updated return by 31 March 2031')
    expect(headlineOf({ happened: 'mistake' }, '2027-03-31')).toBe(
      'Revised return by 31 March 2027',
    )
    expect(headlineOf({ happened: 'mistake' }, '2027-04-01')).toBe(
      'Updated return by 31 March 2031',
    )
    expect(headlineOf({ balance: 'refund' }, '2027-02-01')).toBe(
      'Condonation request by 31 March 2032',
    )
    expect(headlineOf({ year: '2021' }, '2027-04-01')).toBe('No return can be filed now')
    expect(headlineOf({ year: '2020' })).toBe('No return can be filed now')
  })
})

test.each([
  ['2027-03-31', 'FY 2025-26 (AY 2026-27)', 'Updated return by 31 March 2031'],
  ['2027-04-01', 'Tax year 2026-27', 'On time until 31 July 2027'],
  ['2027-08-01', 'Tax year 2026-27', 'Belated return by 31 December 2027'],
])('On %s the form opens on the year being filed, %s', (today, year, way) => {
  const onDay = toolOn(tool, today)
  const values = initialValues(onDay)
  const years = onDay.basics.find(({ name }) => name === 'year') as ChoiceField
  expect(years.options.find(([value]) => value === values.year)?.[1]).toBe(year)
  expect(years.options).toHaveLength(6)
  expect(headlineOf(values, today)).toBe(way)
})

test('From August 2027 a late return for tax year 2026-27 bears interest from its own due date', () => {
  const values = { year: '2026', income: '9,00,000', unpaid: '50,000', advance: '0' }
  // 15 September: 234A 2 months, 234B 6 months of 1% on 50,000; 234C 1% × (3 × 7,500 + 3 × 22,500 + 3 × 37,500 + 50,000) = 2,525
  expect(figuresOf(values, '2027-09-15')).toEqual(
    expect.arrayContaining(['Late fee: ₹5,000', 'Interest: ₹6,525']),
  )
})

test('the price of the example comes to the rupee, with what waiting costs', () => {
  const { headline, figures, chart } = answerTo(tool.example)
  expect(headline.value).toBe('Updated return by 31 March 2030')
  expect(figures.map(({ value }) => value)).toEqual([
    '₹84,350',
    '₹33,759',
    '₹5,000',
    '₹29,527',
    '₹1,52,640',
    '₹1,93,540',
  ])
  expect(chart?.table.rows.map(([day, way]) => `${day}: ${way}`)).toEqual([
    '22 November 2026: Updated, 25%',
    '31 March 2027: Updated, 25%',
    '1 April 2027: Updated, 50%',
    '1 April 2028: Updated, 60%',
  ])
})

test('the price says what it leaves out while something is not known', () => {
  const { headline, figures } = answerTo({ unpaid: '84,350' })
  expect(headline.text).toMatch(/it costs at least ₹14,\d+ on top/)
  expect(figures.at(-2)?.text).toBe('without the late fee')
  const totalOf = (values: FormValues) => answerTo({ unpaid: '84,350', ...values }).figures.at(-2)
  expect(totalOf({ advance: '5,000' })?.text).toBe('without the late fee and some interest')
  expect(totalOf({ income: '9,80,000', advance: '5,000' })?.text).toBe('without some interest')
  expect(totalOf({ happened: 'late-mistake' })?.text).toBe('without some interest')
  expect(totalOf({ income: '9,80,000' })?.text).toBeUndefined()
})

test('the price of a belated return rises on 1 January', () => {
  const { chart } = answerTo({ income: '9,80,000', unpaid: '60,000' })
  expect(chart?.table.rows.slice(0, 3)).toEqual([
    ['22 November 2026', 'Belated', '₹15,230', '₹75,230'],
    ['31 December 2026', 'Belated', '₹16,430', '₹76,430'],
    ['1 January 2027', 'Updated, 25%', '₹35,790', '₹95,790'],
  ])
})

test('the price of the last year says when it closes', () => {
  const figures = figuresOf({ year: '2021', income: '8 lakh', unpaid: '20,000' })
  expect(figures.at(-1)).toBe('If you wait until 1 April 2027: Closed')
})

test('the price is for the day on which somebody will file', () => {
  const values = { income: '980000', unpaid: '60000', filed: '2026-12-15' }
  expect(figuresOf(values).at(-2)).toBe('Total, filed on 15 December 2026: ₹76,430')
})

test('the price understands amounts as people type them', () => {
  const total = figuresOf({ income: ' 9.8  lakh', unpaid: '६०,०००' }).at(-2)
  expect(total).toBe('Total, filed on 22 November 2026: ₹75,230')
})

test('the price of a late refund is the fee, by income and age', () => {
  const fee = (values: FormValues) => figuresOf({ balance: 'refund', ...values }).at(-1)
  expect(fee({ income: '6,00,000' })).toBe('Late fee: ₹5,000')
  expect(fee({ income: '5,00,004' })).toBe('Late fee: ₹1,000')
  expect(fee({ income: '4,00,000' })).toBe('Late fee: None')
  expect(fee({ income: '4,00,000', mustFile: 'on' })).toBe('Late fee: ₹1,000')
})

test('the price of an old year goes by the exemption of that year', () => {
  const fee = (values: FormValues) =>
    figuresOf({ income: '2,90,000', unpaid: '500', ...values }).find((one) => /^Late/.test(one))
  expect(fee({ year: '2022' })).toBe('Late fee: ₹1,000')
  expect(fee({ year: '2022', age: '60to79' })).toBe('Late fee: None')
  expect(fee({ year: '2023' })).toBe('Late fee: None')
})

test('the price of revising after December shows both readings of the fee', () => {
  const values = { happened: 'mistake', income: '9,00,000', unpaid: '20,000' }
  expect(figuresOf(values).join()).not.toMatch('Fee for revising')
  expect(answerTo(values).notes[0]).toMatch('Revise by 31 December 2026 if you can')
  const later = answerTo(values, '2027-01-05')
  expect(later.figures.find(({ label }) => label === 'Fee for revising')?.value).toBe(
    '₹0 or ₹5,000',
  )
  // 234B ten months on 20,000, 234C 90 + 270 + 450 + 200: 23,010 and the fee.
  expect(later.notes[0]).toMatch('charges ₹5,000, ₹28,010 in total')
  expect(figuresOf({ happened: 'mistake' }, '2027-01-05')[1]).toBe(
    'Fee for revising: ₹0 or ₹1,000 or ₹5,000',
  )
})

test('what a late return loses is named: the old regime, and losses but for house property', () => {
  const { tables, notes } = answerTo({ oldRegime: 'on', loss: 'other' })
  expect(tables?.[0]?.rows).toEqual([
    ['Refund', 'Kept'],
    ['Old regime, no business income', 'Lost'],
    ['House property loss', 'Carried forward'],
    ['Losses from shares and business', 'Lost'],
  ])
  expect(notes.join()).toMatch('You can’t choose the old one')
  expect(notes.join()).toMatch('Apply for that by 31 March 2032')
})

test('what a late return loses is disputed with business income and Form 10-IEA, and nothing before FY 2023-24', () => {
  const note = (values: FormValues) => answerTo({ oldRegime: 'on', ...values }).notes.join()
  expect(note({ business: 'books' })).toMatch('disputed')
  expect(answerTo({ business: 'books' }).tables?.[0]?.rows[1]).toEqual([
    'Old regime',
    'Lost without a timely Form 10-IEA, disputed with it',
  ])
  expect(note({ year: '2022' })).toMatch('the old regime was the default')
})

test('what a late return loses is nothing while the return is in time', () => {
  const { headline, tables } = answerTo({ business: 'audit', filed: '2026-10-31' })
  expect(headline).toMatchObject({ value: 'On time until 31 October 2026', tone: 'good' })
  expect(tables).toEqual([])
})

describe('where we would guess', () => {
  const textOf = (values: FormValues, today?: string) => {
    const { headline } = answerTo(values, today)
    expect(headline.value).toBe('We can’t tell from this')
    return headline.text
  }

  test('it refuses, says why and names an accountant', () => {
    const accountant = /chartered accountant/
    expect(textOf({ assessed: 'on' })).toMatch(accountant)
    expect(textOf({ happened: 'notice', notice: '148A', year: '2023' })).toMatch(accountant)
    expect(textOf({ happened: 'notice', notice: 'other' })).toMatch(accountant)
    expect(textOf({ happened: 'notice', year: '2025' })).toMatch(accountant)
    expect(textOf({ happened: 'notice', year: '2024', balance: 'refund' })).toMatch(accountant)
    expect(textOf({ balance: 'nothing', year: '2024' })).toMatch('only if there’s tax to pay')
    expect(textOf({ balance: 'nothing', year: '2024', happened: 'mistake' })).toMatch('rectified')
  })
})

describe('other cases', () => {
  test('a notice under section 148 can be answered at ten points more', () => {
    const answer = answerTo({ happened: 'notice', year: '2024', unpaid: '1,00,000' })
    expect(answer.headline.value).toBe('Updated return in reply')
    expect(answer.figures.find(({ label }) => label === 'Additional tax')?.text).toBe(
      '35% of tax and interest',
    )
  })

  test('no tax, no refund and a small income ask for no return', () => {
    const values = { balance: 'nothing', income: '3,90,000' }
    expect(headlineOf(values)).toBe('You didn’t have to file')
    expect(headlineOf({ ...values, mustFile: 'on' })).toBe('Belated return by 31 December 2026')
  })

  test('a year is updated only once', () => {
    expect(headlineOf({ year: '2024', updatedBefore: 'on' })).toBe('No return can be filed now')
  })

  test('a loss declared too large can be lowered', () => {
    const values = { year: '2024', happened: 'mistake', balance: 'nothing', loss: 'too-large' }
    expect(headlineOf(values)).toBe('Updated return by 31 March 2030')
  })

  test('instalments that are not known leave a gap that is named', () => {
    const { figures, notes } = answerTo({ unpaid: '60000', income: '900000', advance: '10000' })
    expect(figures[1]?.text).toMatch('234C\u00a0not included')
    expect(notes.join()).toMatch('isn’t in these figures')
  })
})

test('wrong input is reported at its field', () => {
  const faults = (values: FormValues) => faultsIn(respond(values))
  expect(faults({ income: 'ten', unpaid: '-5' })).toEqual(['income', 'unpaid'])
  expect(faults({ filed: '2026-02-30' })).toEqual(['filed'])
  expect(faults({ filed: '2025-12-31' })).toEqual(['filed'])
  expect(faults({ happened: 'late-mistake', firstFiled: '2026-12-24' })).toEqual(['firstFiled'])
  expect(faults({ year: '1999' })).toEqual(['year'])
})

test('every line opens to a rule of the register', () => {
  const forms: FormValues[] = [
    {},
    tool.example,
    { happened: 'mistake', unpaid: '20000' },
    { happened: 'late-mistake', firstFiled: '2026-10-01', unpaid: '20000', age: '60to79' },
    { happened: 'notice', year: '2023', unpaid: '20000', neverFiled: 'on' },
    { balance: 'refund', year: '2023' },
  ]
  for (const form of forms) {
    for (const { lines } of answerTo(form).workings) {
      for (const { rule } of lines) expect(Object.keys(tool.facts)).toContain(rule)
    }
  }
})
