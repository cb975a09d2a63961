import { DrizzleQueryError } from 'drizzle-orm/errors'
import { type Logger, type LoggerOptions, pino } from 'pino'
import { expect, test } from 'vitest'
import { readEnv } from '#app/platform/config/env.ts'
import { logOptions } from './log.ts'

const PERSONAL = /asha|98765|secret/i

test('a failed query is logged without what a visitor typed', () => {
  const cause = Object.assign(new Error('Key (email)=(asha@example.in) already exists.'), {
    code: '23505',
    severity: 'ERROR',
    detail: 'Failing row contains (asha@example.in, 98765).',
  })
  const err = new DrizzleQueryError('insert into leads values ($1)', ['asha@example.in'], cause)
  const line = logged((log) => log.error({ err }, 'request failed'))
  expect(line).not.toMatch(PERSONAL)
  expect(line).toContain('23505')
})

test('an error of the database itself is logged without its message', () => {
  const err = Object.assign(new Error('invalid input syntax: "asha@example.in"'), {
    severity: 'ERROR',
    code: '22P02',
  })
  expect(logged((log) => log.error({ err }, 'request failed'))).not.toMatch(PERSONAL)
})

test('an error of the program is logged with its message and where it happened', () => {
  const line = logged((log) => log.error({ err: new TypeError('x is not a function') }))
  expect(line).toContain('x is not a function')
  expect(line).toContain('log.test.ts')
})

test('a request is logged by its route, not by its address', () => {
  const request = {
    method: 'GET',
    url: '/api/leads?q=asha',
    routeOptions: { url: '/api/leads' },
    headers: { cookie: 'session=secret' },
  }
  const line = logged((log) => log.info({ req: request }))
  expect(line).toContain('/api/leads')
  expect(line).not.toMatch(PERSONAL)
})

test('personal data is left out wherever it is logged', () => {
  const lead = { id: 7, name: 'Asha', email: 'asha@example.in', phone: '98765', message: 'secret' }
  const line = logged((log) => log.info({ lead, login: { password: 'secret' } }))
  expect(line).toContain('7')
  expect(line).not.toMatch(PERSONAL)
})

function logged(write: (log: Logger) => void): string {
  const lines: string[] = []
  const options = logOptions(readEnv({})) as LoggerOptions<never>
  write(pino(options, { write: (line) => lines.push(line) }))
  return lines.join('')
}
