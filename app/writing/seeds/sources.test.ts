import { expect, test } from 'vitest'
import { byLaw } from './sources.ts'

test('provisions are put together by the law that they belong to', () => {
  expect(
    byLaw([
      'Section 80C, Income-tax Act 1961',
      'Section 87A, Income-tax Act 1961',
      'Section 156, Income-tax Act 2025',
      'Section 11 with Schedule III, Income-tax Act 2025',
      'Rule 279, Income-tax Rules 2026',
      'Sections 54 and 54F, Income-tax Act 1961',
      'Second proviso to section 112(1), Income-tax Act 1961',
      'CBDT circular 11/2024',
    ]),
  ).toEqual([
    'Income-tax Act 1961: sections 54, 54F, 80C and 87A; second proviso to section 112(1)',
    'Income-tax Act 2025: section 156; section 11 with Schedule III',
    'Income-tax Rules 2026: rule 279',
    'CBDT circular 11/2024',
  ])
})

test('a provision is named once, however it is written', () => {
  expect(
    byLaw([
      'Rule 26C, Income-tax Rules 1962',
      'rule 2A, Income-tax Rules 1962',
      'Rule 2A, Income-tax Rules 1962',
      'Explanation 1 to section 6(1), Income-tax Act 1961',
      'Explanation 1 to section 6(1) and section 6(1A), Income-tax Act 1961',
    ]),
  ).toEqual([
    'Income-tax Act 1961: Explanation 1 to section 6(1) and section 6(1A)',
    'Income-tax Rules 1962: rules 2A and 26C',
  ])
})
