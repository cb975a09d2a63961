import { describe, expect, test } from 'vitest'
import { paths } from '#app/paths.ts'
import { guideMenu } from '#content/guides/menu.ts'
import { factIdsIn, oldestCheck, pastFacts } from './past.ts'
import { usedBy } from './used-by.gen.ts'

describe('what a page names', () => {
  const ids = ['belatedDateAy2026', 'dueDateAy2026', 'lateFee', 'belatedDateAy2026']

  test('what a page names is today’s law until its dates come', () => {
    expect(pastFacts(ids, '2026-12-31')).toEqual({ passed: [], checkedOn: undefined })
  })

  test('what a page names has passed on the day after, but not what was past when it was checked', () => {
    expect(pastFacts(ids, '2027-01-01')).toEqual({
      passed: [{ what: 'Belated return, FY 2025-26 (AY 2026-27)', day: '31 December 2026' }],
      checkedOn: undefined,
    })
  })

  test('what a page names is to be checked again once a figure is past its date', () => {
    expect(pastFacts(['standardDeductionNew2026'], '2027-02-01').checkedOn).toBeUndefined()
    expect(pastFacts(['standardDeductionNew2026'], '2027-02-02').checkedOn).toBe('2026-11-21')
  })

  test('what a page names may be in a text of staff, with a fact that is gone', () => {
    const html = '<p><data value="lateFee">₹5,000</data> or <data value="noSuchFact">₹7</data></p>'
    expect(factIdsIn(html)).toEqual(['lateFee', 'noSuchFact'])
    expect(pastFacts(factIdsIn(html), '2031-01-01').checkedOn).toBe('2026-11-21')
  })
})

test('what a page rests on is as old as the check that is longest ago', () => {
  expect(oldestCheck(['refundInterest', 'verifyDays', 'noSuchFact'])).toBe('2026-11-21')
  expect(oldestCheck(['refundInterest'])).toBe('2026-11-22')
})

test.each(guideMenu)('what a page rests on has a day in the guide to $slug', ({ slug }) => {
  expect(oldestCheck(usedBy[paths.guide(slug)] ?? [])).toMatch(/^2026-1\d-\d\d$/)
})
