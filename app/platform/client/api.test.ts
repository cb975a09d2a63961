import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { ApiError, fetchFromBrowser, send } from './api.ts'
import { forgetIdleEnd, hasEndedIdle } from './session-end.ts'

test.each([
  [{ message: 'Wait a moment.', error: 'Too Many' }, 'Wait a moment.'],
  [{ error: 'Too Many' }, 'Too Many'],
  [{ message: '', error: 'Too Many' }, 'Too Many'],
  [{ message: { code: 1 }, error: ['x'] }, 'Bad Gateway'],
  [{}, 'Bad Gateway'],
  ['words', 'Bad Gateway'],
  [null, 'Bad Gateway'],
  [undefined, 'Bad Gateway'],
])('the text of a failure with the body %j is %j', (body, message) => {
  expect(ApiError.from(429, body, 'Bad Gateway')).toMatchObject({ status: 429, message })
})

test.each([undefined, null, {}])(
  'a failure with the body %j and without a status text has no text',
  (body) => {
    expect(ApiError.from(502, body).message).toBe('')
  },
)

test("the text of a failure comes with each field's own error, and with none that is no list", () => {
  const errors = [{ path: 'name', message: 'Name must be at least 2 characters' }]
  expect(ApiError.from(400, { message: 'Invalid', errors }).errors).toEqual(errors)
  expect(ApiError.from(400, { errors: 'name' }).errors).toEqual([])
})

test('an error without words is an error in the words of its status', async () => {
  const outcome = await asked((_request, response) => {
    response.writeHead(502, 'Bad Gateway').end('<html>')
  })
  for (const error of outcome) {
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 502, message: 'Bad Gateway' })
  }
})

test.each(['<!doctype html><title>Sign in to the network</title>', '', '{"id": 1'])(
  'a response of 200 that is not JSON is a failure without words: %j',
  async (text) => {
    const outcome = await asked((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end(text)
    })
    for (const error of outcome) {
      expect(error).toBeInstanceOf(ApiError)
      expect(error).toMatchObject({ status: 200, message: '' })
    }
  },
)

test('a response that refuses an idle session is remembered, until the next sign-in', async () => {
  const refusedWith = (body: object) =>
    asked((_request, response) => {
      response.writeHead(401, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  await refusedWith({ message: 'Please sign in.' })
  expect(hasEndedIdle()).toBe(false)
  await refusedWith({ message: 'Please sign in.', ended: 'idle' })
  await refusedWith({ message: 'Please sign in.' })
  expect(hasEndedIdle()).toBe(true)
  forgetIdleEnd()
  expect(hasEndedIdle()).toBe(false)
})

test('a response without content is a success', async () => {
  const outcome = await asked((_request, response) => {
    response.writeHead(204).end()
  })
  expect(outcome).toEqual([{ status: 204, body: undefined }, undefined])
})

test('a response that is JSON is returned', async () => {
  const outcome = await asked((_request, response) => {
    response.writeHead(200).end('{"id":1}')
  })
  expect(outcome).toEqual([{ status: 200, body: { id: 1 } }, { id: 1 }])
})

/** What reading and what sending gives, or why it fails, from a server that answers like this. */
async function asked(answer: RequestListener): Promise<unknown[]> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const caught = (error: unknown) => error
  const outcome = [
    await fetchFromBrowser(address).catch(caught),
    await send('POST', address, {}).catch(caught),
  ]
  server.close()
  return outcome
}
