import { describe, expect, test } from 'vitest'
import { answerIn, faultsIn } from '../../../../test/tool-answer.ts'
import { initialValues } from '../form/form-values.ts'
import type { FormValues } from '../form/tool-type.ts'
import { tool } from './tool.ts'

const NOVEMBER = '2026-11-23'

function respond(values: FormValues, today = NOVEMBER) {
  return tool.respond({ ...initialValues(tool), ...values }, { year: '2025-26', today })
}

const answerTo = (...given: Parameters<typeof respond>) => answerIn(respond(...given))

const headline = (values: FormValues, today?: string) => answerTo(values, today).headline
const figures = (values: FormValues, today?: string) =>
  Object.fromEntries(answerTo(values, today).figures.map((one) => [one.label, one]))
const notes = (values: FormValues, today?: string) => answerTo(values, today).notes.join(' ')

describe('The last day to reply', () => {
  test('A defective return names its day and the days left', () => {
    // 17 November and 15 days are 2 December, 9 days after 23 November.
    expect(headline(tool.example)).toEqual({
      label: '139(9): defective return, FY 2025-26 (AY 2026-27)',
      value: 'Reply by 2 December 2026',
      text: '9 days from today. It asks to correct a defect: the wrong form, TDS claimed without declaring the income, or business income without accounts.',
    })
  })

  test('The date printed in the notice comes first, and the law’s stands beside it', () => {
    const values = { ...tool.example, due: '2026-12-20' }
    expect(headline(values).value).toBe('Reply by 20 December 2026')
    expect(figures(values)['Last day as the law counts it']?.value).toBe('2 December 2026')
  })

  test.each([
    ['2026-12-01', 'Reply by 2 December 2026', 'That’s tomorrow.'],
    ['2026-12-02', 'Reply by 2 December 2026', 'Today is the last day.'],
    [
      '2026-12-03',
      'It was due by 2 December 2026',
      'Reply today anyway. A late reply is often still accepted.',
    ],
  ])('On %s it says how near the day is', (today, value, text) => {
    const { text: said, ...shown } = headline(tool.example, today)
    expect(shown).toMatchObject({ value })
    expect(said).toMatch(text)
  })

  test.each([
    ['143-1-demand', 'Pay or contest within 30 days'],
    ['143-1-a', 'Reply within 30 days of its date'],
    ['139-9', 'Reply within 15 days of its date'],
    ['245', 'Reply within 21 days of its date'],
    ['156', 'Pay or contest within 30 days'],
    ['142-1', 'Reply by the date in it'],
    ['143-2', 'Reply by the date in it'],
    ['148A', 'Reply by the date in it'],
    ['148', 'File the return by the date in it'],
    ['143-1-refund', 'You don’t have to reply'],
    ['143-1-same', 'You don’t have to reply'],
    ['advisory', 'No time limit in law'],
  ])('Without a date, %s says how long there is', (notice, value) => {
    expect(headline({ notice }).value).toBe(value)
  })

  test('A demand is counted from the day it reached one, and a Sunday is named', () => {
    // 6 November and 30 days are 6 December 2026, a Sunday.
    const values = { notice: '143-1-demand', date: '2026-11-04', received: '2026-11-06' }
    expect(headline(values).value).toBe('Pay or contest by 6 December 2026')
    expect(notes(values)).toContain('6 December 2026 is a Sunday')
  })

  test('A notice under section 148 has a longest time, and a later date is reported', () => {
    const values = { notice: '148', year: '2022-23', date: '2026-11-10' }
    expect(headline(values).value).toBe('File by its date, at most 28 February 2027')
    const later = { ...values, due: '2027-03-15' }
    expect(headline(later).value).toBe('File the return by 15 March 2027')
    expect(notes(later)).toContain('later than 28 February 2027')
    expect(notes(values)).toContain('10 percentage points higher')
  })

  test('What was typed for another kind of notice doesn’t count', () => {
    const values = { notice: '139-9', date: '2026-11-17', received: '2026-11-20', amount: '-5' }
    expect(headline(values).value).toBe('Reply by 2 December 2026')
  })
})

describe('The figures', () => {
  test('A demand shows interest for each month after its last day', () => {
    // 1% of 18,500: the 40 are ignored.
    const values = { notice: '156', year: '2023-24', date: '2026-11-10', amount: '18,540' }
    expect(figures(values)['Interest after the last day']).toMatchObject({
      value: '₹185 a month',
      text: '1% for each month or part of one',
    })
    expect(figures(values)['Rectification until']?.value).toBe('31 March 2031')
  })

  test('Each notice names its section in both Acts, that of its year first', () => {
    expect(figures({ notice: '143-2' }).Section).toMatchObject({
      value: '143(2)',
      text: '270(8) in the Act of 2025',
    })
    expect(figures({ notice: '143-2', year: '2026-27' }, '2028-06-01').Section).toMatchObject({
      value: '270(8)',
      text: '143(2) in the Act of 1961',
    })
    expect(figures({ notice: 'advisory' }).Section).toBeUndefined()
  })

  test('The price is that of the practice’s own service', () => {
    expect(figures(tool.example)['Our help']).toMatchObject({
      value: '₹2,499',
      text: 'Tax Notice Assistance, GST included',
    })
  })

  test('An advisory says by when the return can be put right', () => {
    const advisory = { notice: 'advisory' }
    expect(figures(advisory)['Revised return until']).toMatchObject({
      value: '31 March 2027',
      text: 'by 31 December 2026, to avoid the question of a fee',
    })
    expect(figures({ ...advisory, year: '2023-24' })['Updated return until']).toMatchObject({
      value: '31 March 2029',
      text: 'with 50% additional tax',
    })
    expect(figures({ ...advisory, year: '2026-27' })['Revised return until']).toBeUndefined()
  })
})

describe('A notice that came too late', () => {
  test('Scrutiny after its three months is for a CA to check', () => {
    const values = { notice: '143-2', year: '2024-25', date: '2026-07-02', filed: '2025-09-10' }
    expect(figures(values)['Department’s last day to send it']).toMatchObject({
      value: '30 June 2026',
      text: 'it came later',
    })
    expect(notes(values)).toContain('Check this with a CA')
    expect(notes({ ...values, date: '2026-06-30' })).not.toContain('invalid')
    expect(notes({ ...values, filed: '' })).toContain('Enter the day you filed')
  })

  test('Reopening an old year needs a large income left out', () => {
    const values = { notice: '148', year: '2020-21', date: '2026-11-10' }
    expect(notes(values)).toContain('₹50 lakh or more was left out')
    expect(notes({ ...values, year: '2018-19' })).toContain('It may be invalid')
  })
})

describe('The checklist', () => {
  test('The checklist has what this notice needs, counts the ticks and can be sent to oneself', () => {
    const { checklist } = answerTo({ ...tool.example, have: 'notice error' })
    expect(figures({ ...tool.example, have: 'notice error' }).Documents?.value).toBe('2 of 6 ready')
    const ids = checklist?.groups.flatMap(({ items }) => items.map(({ id }) => id))
    expect(ids).toContain('error')
    expect(ids).not.toContain('oldDemand')
    const [whatsapp] = checklist?.links ?? []
    expect(decodeURIComponent(whatsapp?.href ?? '')).toContain(
      '139(9): defective return, FY 2025-26 (AY 2026-27)',
    )
  })
})

test('A wrong date is reported at its field', () => {
  const faults = (values: FormValues) => faultsIn(respond(values))
  expect(faults({ date: '2026-11-24' })).toEqual(['date'])
  expect(faults({ date: '2026-03-31' })).toEqual(['date'])
  expect(faults({ notice: 'advisory', date: '2026-03-31' })).toEqual([])
  expect(faults({ date: '2026-11-10', due: '2026-11-09' })).toEqual(['due'])
  expect(faults({ date: '2026-11-10', received: '2026-11-09' })).toEqual(['received'])
  expect(faults({ date: '2026-11-10', filed: '2026-11-12' })).toEqual(['filed'])
  expect(faults({ filed: '2026-03-12' })).toEqual(['filed'])
  expect(faults({ date: '2026-02-30', year: '1999-00', notice: '147' })).toEqual([
    'notice',
    'year',
    'date',
  ])
})

test('Every line opens to a rule of the register', () => {
  for (const notice of ['139-9', '143-1-demand', '143-2', '142-1', '148A', '148', '156', '245']) {
    for (const [year, today] of [
      ['2023-24', NOVEMBER],
      ['2026-27', '2028-01-20'],
    ] as const) {
      const values = { notice, year, date: today, due: today }
      for (const { lines } of answerTo(values, today).workings) {
        expect(lines.length).toBeGreaterThan(0)
        for (const { rule } of lines) expect(Object.keys(tool.facts)).toContain(rule)
      }
    }
  }
})
