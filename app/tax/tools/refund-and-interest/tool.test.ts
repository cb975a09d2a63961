import { describe, expect, test } from 'vitest'
import { answerIn, faultsIn } from '../../../../test/tool-answer.ts'
import { initialValues } from '../form/form-values.ts'
import type { FormValues } from '../form/tool-type.ts'
import { tool } from './tool.ts'

const NOVEMBER = '2026-11-23'
const FILED = { refund: '24,000', filed: '2026-07-20' }

function respond(values: FormValues, today = NOVEMBER) {
  return tool.respond({ ...initialValues(tool), ...values }, { year: '2025-26', today })
}

const answerTo = (...given: Parameters<typeof respond>) => answerIn(respond(...given))

const headline = (values: FormValues, today?: string) => answerTo(values, today).headline
const figures = (values: FormValues, today?: string) =>
  Object.fromEntries(answerTo(values, today).figures.map(({ label, value }) => [label, value]))
const notes = (values: FormValues, today?: string) => answerTo(values, today).notes.join(' ')
const held = (values: FormValues, today?: string) =>
  answerTo(values, today).tables?.[0]?.rows.map(([reason]) => reason)

describe('The interest', () => {
  test('The example comes to the rupee', () => {
    // April to November: 8 months at 0.5% are 4% of 24,000.
    expect(headline(tool.example)).toEqual({
      label: 'Interest up to 15 November 2026',
      value: '₹960',
      text: 'You get ₹24,960 in all.',
    })
    expect(figures(tool.example)).toMatchObject({
      'Interest runs from': '1 April 2026',
      'Your return': 'on time',
      'Last day to process it': '31 December 2027',
      'Our help': '₹2,499',
    })
  })

  test('What is paid is rounded to ten', () => {
    // 4% of 24,100 is 964: 24,199 and 964 are 25,163.
    const values = { ...tool.example, refund: '24,199' }
    expect(headline(values).value).toBe('₹964')
    expect(figures(values)['Refund with interest, rounded to ₹10']).toBe('₹25,160')
  })

  test('Without another day it runs until today', () => {
    expect(headline(FILED).label).toBe('Interest up to 23 November 2026')
    expect(headline(FILED, '2026-12-01').value).toBe('₹1,080')
  })

  test('A refund below the tenth of the tax has none, and without the tax it says so', () => {
    expect(headline({ ...FILED, tax: '2,40,010' })).toMatchObject({
      value: 'No interest',
      text: 'The refund is less than 10% of your tax.',
    })
    expect(headline({ ...FILED, tax: '2,40,000' }).value).toBe('₹960')
    expect(notes(FILED)).toContain('Enter your tax to check the 10% limit')
    expect(notes({ ...FILED, tax: '60000' })).not.toContain('Enter your tax')
  })

  test('A late return, self-assessment tax and late verification each say why', () => {
    const late = { ...FILED, filed: '2026-08-20' }
    expect(notes(late)).toContain('only from the day of filing')
    expect(figures(late)['Your return']).toBe('late')
    expect(figures({ ...late, business: 'business' })['Your return']).toBe('on time')
    expect(notes({ ...FILED, self: '5,000', paid: '2026-07-19' })).toContain('whichever is later')
    expect(notes({ ...FILED, verified: '2026-09-10' })).toContain('day of verification')
  })

  test('For tax year 2026-27 the lines stand on the Act of 2025', () => {
    const values = { refund: '24,000', filed: '2027-07-31', year: '2026-27', granted: '2027-12-31' }
    const { headline: top, workings } = answerTo(values, '2027-11-01')
    expect(top.value).toBe('₹1,080')
    expect(workings[0]?.lines.map(({ rule }) => rule)).toContain('refundFromApril2026')
  })
})

describe('When it comes', () => {
  test('The day of filing alone says by when the return is processed', () => {
    expect(headline({ filed: '2026-07-20' })).toEqual({
      label: 'Refund for FY 2025-26 (AY 2026-27)',
      value: 'To be processed by 31 December 2027',
      text: 'Enter the refund to see the interest.',
    })
    expect(respond({})).toEqual({ missing: 'Enter the refund and the day you filed.' })
  })

  test('A return that isn’t verified comes first, and earns nothing', () => {
    const values = { ...FILED, filed: '2026-11-10', status: 'unverified' }
    expect(headline(values).value).toBe('Verify it by 10 December 2026')
    expect(figures(values)).not.toHaveProperty('Interest runs from')
    expect(headline({ ...values, filed: '2026-07-20' })).toMatchObject({
      value: 'Verify it now',
      tone: 'bad',
    })
  })

  test('Once the department’s time is over, it says so', () => {
    const old = { refund: '9,000', filed: '2024-07-20', year: '2023-24' }
    const [row] = answerTo(old).tables?.[0]?.rows ?? []
    expect(row?.[1]).toContain('The time was over on 31 December 2025')
  })
})

describe('Why it is held', () => {
  test.each([
    ['processing', 'Still in the queue'],
    ['less', 'A credit or claim was changed'],
    ['failed', 'The bank sent it back'],
    ['hold', 'Flagged in a risk check'],
    ['set-off', 'An old demand'],
    ['defective', 'A defect in the return'],
    ['issued', 'Sent to your bank'],
  ])('The status %s has its reason', (status, reason) => {
    expect(held({ ...FILED, status })).toEqual([reason])
  })

  test('What else was ticked stands below it, once', () => {
    expect(held({ ...FILED, bank: 'on', pan: 'on', demand: 'on' })).toEqual([
      'Still in the queue',
      'No validated bank account',
      'PAN inoperative',
      'An old demand',
    ])
    expect(held({ ...FILED, status: 'set-off', demand: 'on' })).toEqual(['An old demand'])
  })

  test('A hold names the day for a revised return while there is one', () => {
    const hold = { ...FILED, status: 'hold' }
    const what = (today?: string) => answerTo(hold, today).tables?.[0]?.rows[0]?.[1]
    expect(what()).toContain('revise by 31 March 2027')
    expect(what('2027-04-01')).toContain('an updated return may be left')
  })

  test('The list goes through the portal in order, with its days', () => {
    const names = answerTo(FILED).checklist?.groups[0]?.items.map(({ name }) => name)
    expect(names?.[1]).toBe('It’s verified, by 19 August 2026')
    expect(names?.at(-1)).toBe('A grievance, after 31 December 2027')
  })
})

test('A wrong date is reported at its field', () => {
  const faults = (values: FormValues) => faultsIn(respond({ ...FILED, ...values }))
  expect(faults({ filed: '2026-03-31' })).toEqual(['filed'])
  expect(faults({ filed: '2026-11-24', granted: '2026-12-01' })).toEqual(['filed'])
  expect(faults({ granted: '2026-07-19', verified: '2026-07-01' })).toEqual(['granted', 'verified'])
  expect(faults({ refund: 'ten', delay: '121', year: '2019-20' })).toEqual([
    'year',
    'refund',
    'delay',
  ])
})

test('Every line opens to a rule of the register', () => {
  const all = { ...FILED, tax: '50,000', self: '4,000', delay: '1', verified: '2026-09-20' }
  for (const values of [FILED, all, { ...FILED, tax: '9,00,000' }]) {
    for (const { lines } of answerTo(values).workings) {
      for (const { rule } of lines) expect(Object.keys(tool.facts)).toContain(rule)
    }
  }
})
