import { DrizzleQueryError } from 'drizzle-orm/errors'
import { describe, expect, test } from 'vitest'
import { messages } from '#content/en/messages.ts'
import { InvalidInput, NotAllowed, NotFound, NotSignedIn, TooMany, translate } from './errors.ts'

const UNAVAILABLE = 'Please call us.'
const responseTo = (error: unknown) => translate(error, UNAVAILABLE)
const withCode = (code: string, message = 'of the database') =>
  Object.assign(new Error(message), { code })
const ofQuery = (cause: Error) =>
  new DrizzleQueryError('select secret_column from leads where email = $1', ['asha@x.in'], cause)

describe('an error that is meant for the client is sent as it is', () => {
  test.each([
    [new NotSignedIn(), 401],
    [new NotAllowed(), 403],
    [new NotFound(), 404],
  ])('%s', (error, status) => {
    expect(responseTo(error)).toMatchObject({ status, message: error.message })
  })

  test('invalid input, with each field', () => {
    const errors = [{ path: 'name', message: 'Name must be at least 2 characters' }]
    expect(responseTo(new InvalidInput(errors))).toMatchObject({
      status: 400,
      message: 'Name must be at least 2 characters',
      errors,
    })
  })

  test('an error for too many requests is sent with the time to wait', () => {
    expect(responseTo(new TooMany('Wait.', 42))).toMatchObject({
      status: 429,
      message: 'Wait.',
      retryAfterSeconds: 42,
    })
  })
})

test.each(['40001', '40P01', '55P03', '57014'])(
  'what others stood in the way of (%s) can be tried again soon',
  (code) => {
    expect(responseTo(ofQuery(withCode(code)))).toMatchObject({
      status: 503,
      message: messages.errors.busy,
      retryAfterSeconds: 5,
    })
  },
)

test('what waited in vain for a connection that others use can be tried again', () => {
  const error = new Error('timeout exceeded when trying to connect')
  expect(responseTo(ofQuery(error))).toMatchObject({
    status: 503,
    message: messages.errors.busy,
    busy: true,
  })
})

describe('an unreachable database is a 503 with another way to reach the firm', () => {
  test.each([
    ['refused', withCode('ECONNREFUSED')],
    ['without its socket', withCode('ENOENT', 'connect ENOENT /tmp/secret-dir/.s.PGSQL.5432')],
    ['stopping', withCode('57P01')],
    ['starting', withCode('57P03')],
    ['out of connections', withCode('53300')],
    ['out of disk', withCode('53100')],
    ['cut off', new Error('Connection terminated unexpectedly')],
    ['slow to connect', new Error('Connection terminated due to connection timeout')],
    ['silent', new Error('Query read timeout')],
  ])('%s', (_word, cause) => {
    for (const error of [cause, ofQuery(cause), new Error('outer', { cause: ofQuery(cause) })]) {
      expect(responseTo(error)).toEqual({
        status: 503,
        message: UNAVAILABLE,
        errors: undefined,
        retryAfterSeconds: expect.any(Number),
      })
    }
  })
})

describe("a failure of ours is a 500 in our own words: no query, no value, no file's path", () => {
  test.each([
    ['a query that fails', ofQuery(withCode('23505', 'Key (email)=(asha@x.in) already exists'))],
    ['a query that makes no sense', ofQuery(withCode('42703', 'column "secret" does not exist'))],
    ['a bug', new TypeError("Cannot read properties of undefined (reading 'x')")],
    ['a missing file', new Error("ENOENT: no such file '/srv/site/app/secret.ts'")],
    ['an error with a status of its own', Object.assign(new Error('/srv/x'), { statusCode: 500 })],
    ['a thrown text', 'select * from users'],
    ['nothing at all', undefined],
    ['null', null],
    ['a number', 42],
  ])('%s', (_word, error) => {
    expect(responseTo(error)).toEqual({
      status: 500,
      message: messages.errors.unexpected,
      errors: undefined,
      retryAfterSeconds: undefined,
    })
  })
})

describe('what the web server rejects gets a message of ours', () => {
  test.each([400, 404, 405, 408, 413, 414, 415, 418, 431])('%i', (statusCode) => {
    const error = Object.assign(new Error('internals of the parser at /srv/x'), { statusCode })
    expect(responseTo(error).status).toBe(statusCode)
    expect(responseTo(error).message).not.toContain('internals')
  })

  test('an overloaded server says so, with the time to wait', () => {
    const error = Object.assign(new Error('Service Unavailable'), { statusCode: 503 })
    expect(responseTo(error)).toMatchObject({ status: 503, retryAfterSeconds: expect.any(Number) })
  })
})
