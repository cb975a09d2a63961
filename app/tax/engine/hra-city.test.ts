import { describe, expect, test } from 'vitest'
import { isBeside, listedCity, listedFrom } from './hra-city.ts'

describe('a city is known', () => {
  test.each([
    ['Delhi', 'Delhi'],
    ['  new   DELHI ', 'Delhi'],
    ['NewDelhi', 'Delhi'],
    ['Dwarka, New Delhi - 110075', 'Delhi'],
    ['नई दिल्ली', 'Delhi'],
    ['bombay', 'Mumbai'],
    ['मुंबई', 'Mumbai'],
    ['Andheri (West), Mumbai', 'Mumbai'],
    ['Calcutta', 'Kolkata'],
    ['MADRAS', 'Chennai'],
  ])('a city typed as %s counts in every year', (typed, city) => {
    expect(listedCity(typed, '2023-24')).toBe(city)
    expect(listedCity(typed, '2026-27')).toBe(city)
  })

  test.each([
    ['Bangalore', 'Bengaluru'],
    ['Bengalūru', 'Bengaluru'],
    ['बेंगलुरु', 'Bengaluru'],
    ['hyderabad', 'Hyderabad'],
    ['Poona', 'Pune'],
    ['अहमदाबाद', 'Ahmedabad'],
  ])('a city typed as %s counts only from tax year 2026-27', (typed, city) => {
    expect(listedCity(typed, '2025-26')).toBeUndefined()
    expect(listedFrom(typed, '2025-26')).toBe('2026-27')
    expect(listedCity(typed, '2026-27')).toBe(city)
    expect(listedFrom(typed, '2026-27')).toBeUndefined()
  })
})

describe('a place is elsewhere', () => {
  test.each([
    'Gurugram',
    'gurgaon',
    'NOIDA',
    'Thane',
    'Navi  Mumbai',
    'Thane, Mumbai',
    'नवी मुंबई',
    'Noida (Delhi NCR)',
  ])('beside a listed city: %s', (typed) => {
    expect(listedCity(typed, '2026-27')).toBeUndefined()
    expect(isBeside(typed)).toBe(true)
  })

  test.each(['Jaipur', '', '  ', '12345', 'Mumbaikar Nagar'])('anywhere else: %j', (typed) => {
    expect(listedCity(typed, '2026-27')).toBeUndefined()
    expect(isBeside(typed)).toBe(false)
  })
})
