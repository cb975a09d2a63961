import { expect, test } from 'vitest'
import { isoTimestamp } from './timestamps.ts'

const rule = isoTimestamp('No timestamp')
const messages = (text: unknown) => rule.safeParse(text).error?.issues.map(({ message }) => message)

test.each(['2000-01-01T00:00:00+05:30', '2026-07-31T09:00:00Z', '2100-12-31T23:59:59+05:30'])(
  '%s is a timestamp',
  (text) => expect(messages(text)).toBeUndefined(),
)

test.each([
  '0000-01-01T00:00:00Z',
  '1999-12-31T23:59:59+05:30',
  '2101-01-01T00:00:00+05:30',
  '9999-12-31T23:59:59-12:00',
])('the year of %s is rejected', (text) => {
  expect(messages(text)).toEqual(['The year must be from 2000 to 2100'])
})

test.each(['+010000-01-01T00:00:00Z', '2026-02-30T00:00:00Z', '2026-07-31', 'soon', '', 7, null])(
  '%j is no timestamp',
  (text) => expect(messages(text)).toEqual(['No timestamp']),
)
