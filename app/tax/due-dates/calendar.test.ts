import { describe, expect, test } from 'vitest'
import { calendar, DUE_DATE_GROUPS, type DueDateGroup, dateFacts } from '#content/en/due-dates.ts'
import type { TaxFact } from '#content/facts/tax-fact.ts'
import { datesFor, datesInForce, inForce } from './calendar.ts'

const TODAY = '2026-11-22'

/** The coming dates of some groups: '2026-12-15 Third instalment of advance tax'. */
function coming(...groups: DueDateGroup[]): string[] {
  return datesFor(groups)
    .filter(({ date }) => date >= TODAY)
    .map(({ date, what }) => `${date} ${what}`)
}

test('the calendar names every date once, the nearest first', () => {
  const days = datesInForce.map(({ date }) => date)
  expect(days).toEqual(days.toSorted())
  expect(new Set(calendar.map(({ fact }) => fact)).size).toBe(calendar.length)
})

test('the calendar has a coming date for each group, and a law for each date', () => {
  for (const group of DUE_DATE_GROUPS) expect(coming(group), group).not.toEqual([])
  for (const { fact, rule } of datesInForce) {
    expect(rule.unit, fact).toBe('date')
    expect(rule.act2025, fact).toMatch(/^(Sections?|Rule|Chapter) /)
  }
})

test('the calendar gives a date that concerns several groups once', () => {
  expect(coming('late', 'filed')).toEqual([...new Set(coming('late', 'filed'))])
})

describe('on 22 November 2026', () => {
  test.each<[DueDateGroup, string]>([
    ['salaried', '2027-03-31'],
    ['presumptive', '2027-03-15'],
    ['business', '2026-12-15'],
    ['audited', '2026-12-15'],
    ['late', '2026-12-31'],
    ['filed', '2026-12-31'],
    ['earlier-years', '2027-03-31'],
    ['advance-tax', '2026-12-15'],
    ['rent', '2027-04-30'],
    ['house', '2026-11-30'],
    ['tan', '2026-12-07'],
    ['foreign', '2027-03-31'],
    ['transfer-pricing', '2026-11-30'],
  ])('the next date of %s is %s', (group, day) => {
    expect(coming(group)[0]?.slice(0, 10)).toBe(day)
  })

  test('presumptive taxpayers have one instalment of advance tax', () => {
    const instalments = coming('presumptive').filter((date) => date.includes('instalment'))
    expect(instalments).toEqual(['2027-03-15 Final instalment of advance tax'])
  })

  test('the returns of tax year 2026-27 are due by whom they concern', () => {
    expect(coming('salaried')).toContain('2027-07-31 Return for salaried people and investors')
    expect(coming('business')).toContain('2027-08-31 Return with business income, no audit')
    expect(coming('audited')).toEqual(
      expect.arrayContaining(['2027-09-30 Tax audit report', '2027-10-31 Return with a tax audit']),
    )
  })
})

describe('an extended date', () => {
  const extended: TaxFact = {
    ...dateFacts.belatedDateAy2026,
    value: '2027-01-15',
    otherLaw: 'CBDT circular 20/2026',
    checkedOn: '2026-12-30',
  }
  const belated = calendar.filter(({ fact }) => fact === 'belatedDateAy2026')

  test('an extended date is the day to which it was moved, and names what moved it', () => {
    const [date] = inForce(belated, { ...dateFacts, belatedDateAy2026Extended: extended })
    expect(date?.date).toBe('2027-01-15')
    expect(date?.rule.value).toBe('2026-12-31')
    expect(date?.extension?.otherLaw).toBe('CBDT circular 20/2026')
  })
})

test('a payment for a house is reported 30 days after the end of its month', () => {
  const months = [
    '2026-10-31',
    '2026-11-30',
    '2026-12-31',
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
  ]
  const days = months.map((end) =>
    new Date(Date.parse(end) + 30 * 86_400_000).toISOString().slice(0, 10),
  )
  expect(datesFor(['house']).map(({ date }) => date)).toEqual(days)
})
