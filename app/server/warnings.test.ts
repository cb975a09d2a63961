import { expect, test } from 'vitest'
import { gapsWarning, placeholderWarning } from './warnings.ts'

test('business details that are made up are named at the start', () => {
  expect(placeholderWarning(['FIRM_NAME'])).toMatch(/made-up business details[\s\S]*FIRM_NAME/)
  expect(placeholderWarning([])).toBeUndefined()
})

test('so are details that the law asks for, and claims without evidence', () => {
  const warning = gapsWarning({ missing: ['FIRM_LEGAL_NAME'], unprovenShown: 23 })
  expect(warning).toMatch(/FIRM_LEGAL_NAME[\s\S]*23 claims without evidence[\s\S]*CLAIMS=proven/)
  expect(gapsWarning({ missing: [], unprovenShown: 0 })).toBeUndefined()
})
