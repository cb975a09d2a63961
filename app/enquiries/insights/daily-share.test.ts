import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { COUNTED_NAMES } from '#content/en/insights/actions.ts'
import { DailyShare } from './daily-share.server.ts'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

test('one who owns many networks cannot fill the memory', () => {
  const share = new DailyShare()
  const counted = ['/', '/contact', '/services', '/pricing', '/faq'].flatMap((page) =>
    COUNTED_NAMES.map((action) => ({ page, action, what: 'view' as const })),
  )
  const used = () => {
    collect()
    return process.memoryUsage().heapUsed
  }
  const before = used()
  for (let network = 0; network < 5_000; network++) {
    share.take(`2001:db8:0:${network.toString(16)}::1`, counted)
  }
  const megabytes = (used() - before) / 1e6
  expect(share.take('198.51.100.1', counted.slice(0, 80))).toHaveLength(80)
  expect(megabytes).toBeLessThan(30)
})
