import { expect, test } from 'vitest'
import type { Firm } from '#app/platform/config/env.ts'
import { documentTitle, fittingTitle } from './document-title.ts'

const firm = { origin: 'https://tax.example' } as Firm

test.each([
  ['Which ITR form do I need?', 'Which ITR form do I need?'],
  [
    'What does an updated return (ITR-U) cost? Can I file one after a notice?',
    'What does an updated return (ITR-U) cost?',
  ],
  [
    'What changed for buybacks, gold bonds and dividends in April 2026 and later?',
    'What changed for buybacks, gold bonds and dividends in…',
  ],
])('%s becomes %s, which is shown whole', (text, title) => {
  expect(fittingTitle(text, firm)).toBe(title)
  expect(documentTitle(title, firm).length).toBeLessThanOrEqual(70)
})

test('a word without end is cut rather than lost', () => {
  const title = fittingTitle('x'.repeat(100), firm)
  expect(title).toMatch(/^x{40,}…$/)
  expect(documentTitle(title, firm).length).toBeLessThanOrEqual(70)
})
