import { expect, test } from 'vitest'
import type { Answer } from '#app/tax/working/answer.ts'
import type { FinancialYear } from '#content/facts/in-year.ts'
import { answerIn, faultsIn } from '../../../../test/tool-answer.ts'
import { exampleOf, initialValues } from '../form/form-values.ts'
import type { FormValues } from '../form/tool-type.ts'
import { tool } from './tool.ts'

const NOVEMBER = '2026-11-22'

function respond(values: FormValues, today = NOVEMBER, year: FinancialYear = '2026-27') {
  return tool.respond({ ...initialValues(tool), ...values }, { year, today })
}

const answerTo = (...given: Parameters<typeof respond>) => answerIn(respond(...given))

/** Payments and gains as the form sends them. */
function rows(name: string, ...given: [amount: string, day: string][]): FormValues {
  return Object.fromEntries(
    given.flatMap(([amount, day], index) => [
      [`${name}.${index}.amount`, amount],
      [`${name}.${index}.day`, day],
    ]),
  )
}

const figure = (answer: Answer, label: RegExp) =>
  answer.figures.find((one) => label.test(one.label))?.value

test('the next instalment has a date before a tax is entered', () => {
  expect(respond({})).toEqual({
    missing: 'Your next due date is 15 December 2026. Enter your tax to see the amount.',
  })
  expect(respond({}, NOVEMBER, '2025-26')).toEqual({
    missing: 'Enter your tax to see the interest on it.',
  })
})

test('the next instalment brings somebody who paid nothing to the share of that date', () => {
  const answer = answerTo({ tax: '1,00,000' })
  expect(answer.headline).toEqual({
    label: 'Next instalment',
    value: '₹75,000 by 15 December 2026',
    text: '₹45,000 of it was due earlier. Interest for late instalments so far: ₹1,800.',
  })
  expect(answer.chart?.kind === 'bars' && answer.chart.bars.map(({ value }) => value)).toEqual([
    15_000, 30_000, 30_000, 25_000,
  ])
  expect(answer.tables?.[0]?.rows.map((row) => row.at(-1))).toEqual([
    '₹450',
    '₹1,350',
    'not yet',
    'not yet',
  ])
})

test('the next instalment takes off what was paid', () => {
  const paid = rows('payments', ['15,000', '2026-06-15'], ['30,000', '2026-09-15'])
  const { headline } = answerTo({ tax: '1,00,000', ...paid })
  expect(headline.value).toBe('₹30,000 by 15 December 2026')
  expect(headline.text).toBe('That brings you to 75% of the year’s tax.')
  const early = rows('payments', ['80,000', '2026-06-15'])
  expect(answerTo({ tax: '1,00,000', ...early }).headline.value).toBe('Nothing by 15 December 2026')
})

test('the next instalment is the one of the day, to its last hour', () => {
  const next = (today: string) => answerTo({ tax: '1,00,000' }, today).headline.value
  expect(next('2026-06-15')).toBe('₹15,000 by 15 June 2026')
  expect(next('2026-06-16')).toBe('₹45,000 by 15 September 2026')
  expect(next('2026-12-15')).toBe('₹75,000 by 15 December 2026')
  expect(next('2027-03-15')).toBe('₹1,00,000 by 15 March 2027')
  expect(next('2027-03-16')).toBe('₹1,00,000 by 31 March 2027')
})

test('the next instalment is one by 15 March under presumptive taxation', () => {
  const { headline, tables } = answerTo({ tax: '60,000', who: 'presumptive' })
  expect(headline.value).toBe('₹60,000 by 15 March 2027')
  expect(tables?.[0]?.rows).toEqual([['15 Mar 2027', '₹60,000', '₹0', 'not yet']])
})

test('the next instalment is none below 10,000 and for seniors without business income', () => {
  expect(answerTo({ tax: '9,999' }).headline.value).toBe('No advance tax')
  expect(answerTo({ tax: '10,000' }).headline.value).toBe('₹7,500 by 15 December 2026')
  expect(answerTo({ tax: '5 lakh', who: 'senior' }).headline.value).toBe('No advance tax')
})

test('gains count from the next date on, and the relief is shown', () => {
  const answer = answerTo(tool.example)
  // Without the gain 1,90,000: June 28,500 less 20,000 is 8,500, three months 255.
  // September 85,500 less 80,000: 36% is 68,400, so nothing.
  expect(figure(answer, /late instalments/)).toBe('₹255')
  // December 75% of 2,40,000 is 1,80,000, less 80,000 paid.
  expect(answer.headline.value).toBe('₹1,00,000 by 15 December 2026')
  // With the gain: June 36,000 less 20,000, 480; September 1,08,000 less 80,000, 36% is 86,400: 840.
  expect(answer.notes[0]).toMatch('Without that relief, the interest would be ₹1,320')
})

test('gains lose the relief if the tax was not paid by 31 March', () => {
  const gains = rows('gains', ['60,000', '2026-01-20'])
  const answer = answerTo({ tax: '1,00,000', ...gains }, NOVEMBER, '2025-26')
  expect(answer.notes[0]).toMatch('you may lose the relief for gains')
})

test('gains after 15 March bear no interest for late instalments', () => {
  const gains = rows('gains', ['50,000', '2026-03-20'])
  const paid = rows('payments', ['50,000', '2025-06-10'], ['50,000', '2026-03-30'])
  const answer = answerTo({ tax: '1,00,000', ...gains, ...paid }, NOVEMBER, '2025-26')
  expect(figure(answer, /late instalments/)).toBe('₹0')
  expect(answer.headline.value).toBe('Nothing to pay')
})

test('a year that is over has both kinds of interest to today', () => {
  const answer = answerTo({ tax: '1,00,000' }, NOVEMBER, '2025-26')
  // 234C 5,050; 234B April to November, 8% of 1,00,000.
  expect(figure(answer, /late instalments/)).toBe('₹5,050')
  expect(figure(answer, /since April/)).toBe('₹8,000')
  expect(answer.headline.value).toBe('₹1,13,050')
})

test('a year that is over counts a Monday after a Sunday as in time', () => {
  const paid = (day: string) =>
    answerTo({ tax: '1,00,000', ...rows('payments', ['1,00,000', day]) }, NOVEMBER, '2025-26')
  expect(figure(paid('2025-06-16'), /late instalments/)).toBe('₹0')
  expect(paid('2025-06-16').notes.join()).toMatch('15 June 2025 was a Sunday')
  expect(figure(paid('2025-06-17'), /late instalments/)).toBe('₹450')
})

test('a year that is over says what was paid in excess', () => {
  const paid = rows('payments', ['1,20,000', '2025-06-10'])
  const answer = answerTo({ tax: '1,00,000', ...paid }, NOVEMBER, '2025-26')
  expect(figure(answer, /Excess paid/)).toBe('₹20,000')
})

test('a year that is over comes for the tax year 2026-27 too', () => {
  const answer = answerTo({ tax: '1,00,000' }, '2027-04-01')
  expect(figure(answer, /since April/)).toBe('₹1,000')
  expect(answer.workings.at(-1)?.lines.at(-1)?.rule).toBe('interestMonthly2026')
})

test('wrong input is reported at its field', () => {
  const faults = (values: FormValues) => faultsIn(respond({ tax: '1,00,000', ...values }))
  expect(faults({ tax: 'abc' })).toEqual(['tax'])
  expect(faults(rows('payments', ['5,000', '']))).toEqual(['payments.0.day'])
  expect(faults(rows('payments', ['abc', '']))).toEqual(['payments.0.amount', 'payments.0.day'])
  expect(faults(rows('payments', ['', '2026-06-10']))).toEqual(['payments.0.amount'])
  expect(faults(rows('payments', ['', '2026-02-30']))).toEqual([
    'payments.0.amount',
    'payments.0.day',
  ])
  expect(faults(rows('payments', ['5,000', '2026-03-31']))).toEqual(['payments.0.day'])
  expect(faults(rows('gains', ['5,000', '2027-04-01']))).toEqual(['gains.0.day'])
  expect(faults(rows('gains', ['2,00,000', '2026-07-01']))).toEqual(['tax'])
})

test.each(tool.years)('the example of %s works, and its lines open to rules', (year) => {
  const answer = answerTo(exampleOf(tool, year), NOVEMBER, year)
  for (const { lines } of answer.workings) {
    for (const { rule } of lines) expect(Object.keys(tool.facts)).toContain(rule)
  }
})
