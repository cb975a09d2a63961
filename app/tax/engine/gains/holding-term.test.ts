import { describe, expect, test } from 'vitest'
import { HELD_ASSETS, type HeldAsset, holdingTerm } from './holding-term.ts'

const termOf = (asset: HeldAsset, bought: string, sold: string) =>
  holdingTerm({ asset, bought, sold }).result.term

describe('an asset becomes long-term on the day after the anniversary', () => {
  test.each<[HeldAsset, number, number]>([
    ['listed_share', 12, 12],
    ['equity_fund', 12, 12],
    ['listed_bond', 12, 12],
    ['property', 24, 24],
    ['unlisted_share', 24, 24],
    ['foreign_share', 24, 24],
    ['gold', 36, 24],
    ['debt_fund', 36, 24],
  ])('%s: %i months sold up to 22 July 2024, %i from 23 July 2024', (asset, before, after) => {
    const years = (months: number) => months / 12
    const old = `${2024 - years(before)}-05-01`
    expect(termOf(asset, old, '2024-04-30')).toBe('short')
    expect(termOf(asset, old, '2024-05-01')).toBe('short')
    expect(termOf(asset, old, '2024-05-02')).toBe('long')
    // A debt fund is long-term only if it was bought before April 2023.
    const year = asset === 'debt_fund' ? 2025 : 2026
    const recent = `${year - years(after)}-02-01`
    if (asset !== 'debt_fund') expect(termOf(asset, recent, `${year}-02-01`)).toBe('short')
    expect(termOf(asset, recent, `${year}-02-02`)).toBe('long')
  })

  test('on 29 February the anniversary is the last day of the month', () => {
    expect(termOf('listed_share', '2024-02-29', '2025-02-28')).toBe('short')
    expect(termOf('listed_share', '2024-02-29', '2025-03-01')).toBe('long')
  })

  test('gold held for 24 to 36 months was long-term only from 23 July 2024 on', () => {
    expect(termOf('gold', '2022-01-10', '2024-07-22')).toBe('short')
    expect(termOf('gold', '2022-01-10', '2024-07-23')).toBe('long')
  })
})

test('a debt fund bought from 1 April 2023 is always short-term', () => {
  expect(termOf('debt_fund', '2023-03-31', '2027-03-31')).toBe('long')
  expect(termOf('debt_fund', '2023-04-01', '2027-03-31')).toBe('short')
})

test('a debt fund bought before that is judged by the time it was held', () => {
  expect(termOf('debt_fund', '2022-06-01', '2024-07-22')).toBe('short')
  expect(termOf('debt_fund', '2022-06-01', '2024-07-23')).toBe('long')
  expect(termOf('debt_fund', '2023-03-31', '2025-03-31')).toBe('short')
})

test('a debt fund bought before that needs no word on which funds are meant', () => {
  const old = { asset: 'debt_fund', bought: '2020-05-01', sold: '2026-05-01' } as const
  expect(holdingTerm(old).notes).toEqual([])
})

test('a debt fund says which funds are meant in the year of the sale', () => {
  const notes = (sold: string) =>
    holdingTerm({ asset: 'debt_fund', bought: '2023-05-01', sold }).notes.join(' ')
  expect(notes('2025-03-31')).toContain('at most 35% in Indian shares')
  expect(notes('2025-04-01')).toContain('more than 65% in debt')
})

test('a market-linked debenture is always short-term', () => {
  expect(termOf('mld', '2010-01-01', '2023-04-01')).toBe('short')
  expect(termOf('mld', '2010-01-01', '2026-12-31')).toBe('short')
})

test('an unlisted bond is short-term from 23 July 2024, and before that up to 36 months', () => {
  expect(termOf('unlisted_bond', '2021-07-22', '2024-07-22')).toBe('short')
  expect(termOf('unlisted_bond', '2021-07-21', '2024-07-22')).toBe('long')
  expect(termOf('unlisted_bond', '2010-01-01', '2024-07-23')).toBe('short')
})

test('an asset sold on the day it was bought is short-term', () => {
  for (const asset of HELD_ASSETS) expect(termOf(asset, '2026-05-01', '2026-05-01')).toBe('short')
})

test('a short-term gain names the first long-term day, and none where there is none', () => {
  const share = holdingTerm({ asset: 'listed_share', bought: '2026-01-31', sold: '2026-05-01' })
  expect(share.notes).toEqual(['It’s long-term from 1 February 2027.'])
  const late = { bought: '2024-02-29', sold: '2024-05-01' }
  expect(holdingTerm({ asset: 'listed_share', ...late }).notes).toEqual([
    'It’s long-term from 1 March 2025.',
  ])
  expect(holdingTerm({ asset: 'mld', bought: '2026-01-31', sold: '2026-05-01' }).notes).toEqual([])
})

test('before 23 July 2024 the first long-term day is one of the shorter periods after it', () => {
  const notes = (asset: HeldAsset, bought: string, sold = '2024-07-01') =>
    holdingTerm({ asset, bought, sold }).notes
  expect(notes('gold', '2022-01-10')).toEqual(['It’s long-term from 23 July 2024.'])
  expect(notes('gold', '2023-01-10')).toEqual(['It’s long-term from 11 January 2025.'])
  expect(notes('gold', '2021-07-15')).toEqual(['It’s long-term from 16 July 2024.'])
  expect(notes('debt_fund', '2022-12-01')).toEqual(['It’s long-term from 2 December 2024.'])
  expect(notes('unlisted_bond', '2021-07-15')).toEqual(['It’s long-term from 16 July 2024.'])
  expect(notes('unlisted_bond', '2022-01-10')).toEqual([])
})
