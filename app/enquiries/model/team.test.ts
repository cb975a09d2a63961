import { expect, test } from 'vitest'
import { dutyBody } from './team.ts'

test('duty is true or false', () => {
  expect(dutyBody.parse({ onDuty: false })).toEqual({ onDuty: false })
  expect(dutyBody.safeParse({ onDuty: 'yes' }).error?.issues[0]?.message).toBe('Say true or false')
})
