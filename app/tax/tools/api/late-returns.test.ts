import { describe, expect, test } from 'vitest'
import { endpoints } from './endpoints.ts'

describe('what is wrong with a question is named', () => {
  const faultsOf = (tool: string, input: unknown) => {
    const { error } = endpoints[tool]!.input.safeParse(input)
    return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
  }

  test('what is wrong with a question is named sums paid that fall, and too few of them', () => {
    expect(faultsOf('interest-234c', { tax: 1, paid: [5, 4, 4, 4] })).toEqual([
      'paid: Give amounts up to each date: none can be below the one before it',
    ])
    expect(faultsOf('interest-234c', { tax: 1, paid: [0, 0, 0] })).toEqual([
      'paid: Give four amounts: what was paid up to each of the four dates',
    ])
    expect(faultsOf('interest-234c', { tax: -1, paid: [0, 0, 0, 1.5] })).toHaveLength(2)
  })

  test('days that do not exist or lie far off', () => {
    const input = { unpaid: 1, due: '2026-02-30', filed: '9999-12-31' }
    expect(faultsOf('interest-234a', input)).toHaveLength(2)
  })

  test('years that have no updated return', () => {
    const filed = '2026-11-21'
    expect(faultsOf('updated-return', { ayEndYear: 2028, filed })).toEqual([])
    expect(faultsOf('updated-return', { ayEndYear: 2029, filed })).toHaveLength(1)
    expect(faultsOf('updated-return', { ayEndYear: 2026, filed: '2022-03-31' })).toHaveLength(1)
  })

  test('fields that are missing or unknown', () => {
    expect(faultsOf('late-fee', { totalIncome: 5 })).toEqual(['late: Give true or false'])
    expect(faultsOf('advance-tax', { tax: 5, age: 61 })).toHaveLength(1)
    expect(faultsOf('interest-234b', { tax: 5, paidBy31March: 0, months: 1.5 })).toHaveLength(1)
  })
})
