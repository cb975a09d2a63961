import { expect, test } from 'vitest'
import { dueDateOf } from '#app/tax/engine/late-returns/due-date.ts'
import { returnDueDay } from './return-due-day.ts'

test.each(['2023-24', '2024-25', '2025-26'] as const)(
  'the return of FY %s is due on the same day in every tool',
  (year) => {
    for (const kind of ['plain', 'business', 'audit'] as const) {
      expect(returnDueDay(year, kind), kind).toBe(dueDateOf(Number(year.slice(0, 4)), kind)?.day)
    }
  },
)
