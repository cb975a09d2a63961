import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

test.each([
  ['FIRM_NMAE', 'FIRM_NAME'],
  ['LIMIT_LEAD', 'LIMIT_LEADS'],
  ['SMTP_UR', 'SMTP_URL'],
  ['S3_ACCESS_KEY', 'S3_ACCESS_KEY_ID'],
  ['PUBLIC_ORGIN', 'PUBLIC_ORIGIN'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['SMTP_AUTHENTICATION_MECHANISM', undefined],
])('%s is no setting; %s may have been meant', (name, nearest) => {
  expect(readEnv({ [name]: 'something' }).unknown).toEqual([{ name, nearest }])
})

test('names of other programs are left alone, and so are those that are not set', () => {
  const others = { PATH: '/bin', HOME: '/root', HOSTNAME: 'web-1', MAILER: 'x', FIRM_NMAE: '' }
  expect(readEnv({ ...others, TEST_DATABASE_URL: 'x' }).unknown).toEqual([])
})
