import { expect, test } from 'vitest'
import { indianDate } from '#app/ui/time/dates.ts'
import { dateFacts } from '#content/en/due-dates.ts'
import { inSeason, type Phase, type SeasonPhase } from '#content/en/season/season.ts'
import type { TaxFact } from '#content/facts/tax-fact.ts'
import { filingSeason } from './filing-season.ts'

/* Section 139(1), (4) and (5), Income-tax Act 1961; section 263(1), (4) and (5), Income-tax Act 2025. */

test.each<[day: string, plain: Phase, business: Phase, audit: Phase, transferPricing: Phase]>([
  ['2026-04-01', 'open', 'open', 'open', 'open'],
  ['2026-07-24', 'open', 'open', 'open', 'open'],
  ['2026-07-25', 'last-week', 'open', 'open', 'open'],
  ['2026-07-31', 'last-week', 'open', 'open', 'open'],
  ['2026-08-01', 'belated', 'open', 'open', 'open'],
  ['2026-08-25', 'belated', 'last-week', 'open', 'open'],
  ['2026-08-31', 'belated', 'last-week', 'open', 'open'],
  ['2026-09-01', 'belated', 'belated', 'open', 'open'],
  ['2026-10-31', 'belated', 'belated', 'last-week', 'open'],
  ['2026-11-01', 'belated', 'belated', 'belated', 'open'],
  ['2026-11-23', 'belated', 'belated', 'belated', 'open'],
  ['2026-11-30', 'belated', 'belated', 'belated', 'last-week'],
  ['2026-12-01', 'belated', 'belated', 'belated', 'belated'],
  ['2026-12-31', 'belated', 'belated', 'belated', 'belated'],
  ['2027-01-01', 'closed', 'closed', 'closed', 'closed'],
  ['2027-03-31', 'closed', 'closed', 'closed', 'closed'],
  ['2027-04-01', 'open', 'open', 'open', 'open'],
  ['2027-08-01', 'belated', 'open', 'open', 'open'],
  ['2027-12-31', 'belated', 'belated', 'belated', 'belated'],
  ['2028-01-01', 'closed', 'closed', 'closed', 'closed'],
])('on %s the groups of due dates stand at %s, %s, %s and %s', (day, ...phases) => {
  const [plain, business, audit, transferPricing] = phases
  expect(filingSeason(day).groups).toEqual({ plain, business, audit, transferPricing })
})

test.each<[string, SeasonPhase]>([
  ['2026-04-01', 'open'],
  ['2026-07-24', 'open'],
  ['2026-07-25', 'last-week'],
  ['2026-07-31', 'last-week'],
  ['2026-08-01', 'passed-for-some'],
  ['2026-11-30', 'passed-for-some'],
  ['2026-12-01', 'belated'],
  ['2026-12-31', 'belated'],
  ['2027-01-01', 'closed'],
  ['2027-03-31', 'closed'],
  ['2027-04-01', 'open'],
])('on %s the season as a whole is at %s', (day, phase) => {
  expect(filingSeason(day).phase).toBe(phase)
})

test('the day is India’s: the due date ends there at midnight, whatever the machine’s zone', () => {
  const on = (time: string) => filingSeason(indianDate(new Date(time))).groups.plain
  expect(on('2026-07-31T23:59:59+05:30')).toBe('last-week')
  expect(on('2026-08-01T00:00:00+05:30')).toBe('belated')
  expect(on('2027-03-31T23:59:59+05:30')).toBe('closed')
  expect(on('2027-04-01T00:00:00+05:30')).toBe('open')
})

test('the year being filed has a financial and an assessment year up to the last one of the Act of 1961', () => {
  expect(filingSeason('2027-03-31')).toMatchObject({
    year: '2025-26',
    name: 'FY 2025-26 (AY 2026-27)',
    months: 'April 2025 to March 2026',
  })
})

test('the year being filed is a tax year from the Act of 2025 on', () => {
  expect(filingSeason('2027-04-01')).toMatchObject({
    year: '2026-27',
    name: 'tax year 2026-27',
    income: 'FY 2026-27',
  })
})

test('the year being filed is open without dates where the register lacks them', () => {
  const season = filingSeason('2028-04-01')
  expect(season).toMatchObject({ year: '2027-28', phase: 'unknown' })
  expect(season.groups.plain).toBe('open')
  expect(JSON.stringify(season.on)).not.toMatch(/\d/)
})

test('on 23 November 2026 there are 38 days for a belated return, and 7 for transfer pricing', () => {
  expect(filingSeason('2026-11-23')).toMatchObject({
    next: 'transferPricing',
    on: {
      plain: '31 July 2026',
      business: '31 August 2026',
      audit: '31 October 2026',
      transferPricing: '30 November 2026',
      belated: '31 December 2026',
      revised: '31 March 2027',
      updated: '31 March 2031',
    },
    daysLeft: { due: 7, belated: 38, revised: 128 },
  })
})

test('a due date that a circular extended counts as extended, for its group alone', () => {
  const extended: TaxFact = {
    ...dateFacts.dueDateAy2026,
    value: '2026-09-15',
    otherLaw: 'CBDT circular 9/2026',
  }
  const facts = { ...dateFacts, dueDateAy2026Extended: extended }
  const on = (day: string) => filingSeason(day, facts)
  expect(on('2026-08-31').groups).toMatchObject({ plain: 'open', business: 'last-week' })
  expect(on('2026-09-01').groups).toMatchObject({ plain: 'open', business: 'belated' })
  expect(on('2026-09-15').groups.plain).toBe('last-week')
  expect(on('2026-09-16').groups.plain).toBe('belated')
  expect(on('2026-09-16').on.plain).toBe('15 September 2026')
})

test('the next due date is the nearest one that is left, whichever group an extension moved', () => {
  const extended: TaxFact = { ...dateFacts.dueDateAy2026, value: '2026-09-15' }
  const facts = { ...dateFacts, dueDateAy2026Extended: extended }
  expect(filingSeason('2026-08-20', facts)).toMatchObject({
    next: 'business',
    daysLeft: { due: 11 },
  })
})

test('a dated text says what its group can still do', () => {
  const text = {
    group: 'business',
    open: ({ on }: { on: { business: string } }) => `File by ${on.business}.`,
    belated: 'File a belated return.',
    closed: 'File an updated return.',
  } as const
  expect(inSeason(text, filingSeason('2026-08-31'))).toBe('File by 31 August 2026.')
  expect(inSeason(text, filingSeason('2026-09-01'))).toBe('File a belated return.')
  expect(inSeason(text, filingSeason('2027-01-01'))).toBe('File an updated return.')
  expect(inSeason('Always.', filingSeason('2027-01-01'))).toBe('Always.')
})
