import { expect, test } from 'vitest'
import { byLaw } from './sources.ts'

test('provisions are put together by the law that they belong to', () => {
  expect(
    byLaw([
      'Section 80C, Income-tax Act 1961',
      'Section 87A of the 1961 Act; section 156 of the 2025 Act',
      'Rule 279, Income-tax Rules 2026',
      'Section 80C, Income-tax Act 1961',
      'CBDT circular 11/2024',
    ]),
  ).toEqual([
    'Income-tax Act 1961: section 80C; section 87A',
    'Income-tax Act 2025: section 156',
    'Income-tax Rules 2026: rule 279',
    'CBDT circular 11/2024',
  ])
})
