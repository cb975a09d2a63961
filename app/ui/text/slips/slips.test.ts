import { expect, test } from 'vitest'
import { slipsTo } from './slips.ts'

test.each([
  ['rebate', 'rebate', 0],
  ['rebat', 'rebate', 1],
  ['rebatte', 'rebate', 1],
  ['rebete', 'rebate', 1],
  ['rebaet', 'rebate', 1],
  ['erbaet', 'rebate', 2],
  ['rent', 'rebate', 2],
])('%s is %s with %i slips', (word, other, slips) => expect(slipsTo(word, other)).toBe(slips))
