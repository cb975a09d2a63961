import { expect, test } from 'vitest'
import { keepYearsWhole, splitAtYears } from './unbroken-years.ts'

test('a year and what it counts stay on one line', () => {
  expect(keepYearsWhole('<p>For FY 2025-26 (AY 2026-27) and 2024-25.</p>')).toBe(
    '<p>For <span class="whitespace-nowrap">FY 2025-26</span> (<span class="whitespace-nowrap">AY 2026-27</span>) and <span class="whitespace-nowrap">2024-25</span>.</p>',
  )
})

test.each([
  '<a href="/blog/old-or-new-tax-regime-fy-2025-26" title="a &gt; b 2025-26">old or new</a>',
  '<time datetime="2025-26-01">2025-11-26</time>',
  '<p>Call 98765-43210 &lt; 5</p>',
])('tags, dates and other numbers are left alone in %s', (html) => {
  expect(keepYearsWhole(html)).toBe(html)
})

test('a tag without end is read in one pass', () => {
  const html = '<a "'.repeat(100_000)
  expect(keepYearsWhole(html)).toBe(html)
})

test('the name of a return form stays on one line', () => {
  expect(splitAtYears('An updated return (ITR-U), not ITR-10')).toEqual([
    'An updated return (',
    'ITR-U',
    '), not ITR-10',
  ])
})

test('every second part of a text is a year', () => {
  expect(splitAtYears('In FY 2025-26 and 2026-27?')).toEqual([
    'In ',
    'FY 2025-26',
    ' and ',
    '2026-27',
    '?',
  ])
})
