import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { ApiError, fetchFromBrowser } from './api.ts'

describe('what is read from an error response', () => {
  test.each([
    [{ message: 'Wait a moment.', error: 'Too Many' }, 'Wait a moment.'],
    [{ error: 'Too Many' }, 'Too Many'],
  ])('%j', (body, message) => {
    expect(ApiError.from(429, body)).toMatchObject({ status: 429, message })
  })

  test.each([undefined, null, {}])('%j: something rather than nothing', (body) => {
    expect(ApiError.from(502, body).message).toContain('502')
  })

  test("each field's own error", () => {
    const errors = [{ path: 'name', message: 'Name must be at least 2 characters' }]
    expect(ApiError.from(400, { message: 'Invalid', errors }).errors).toEqual(errors)
  })
})

test('a response without a message is reported by its status text', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(502, 'Bad Gateway').end('<html>')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { status, body } = await fetchFromBrowser(`http://127.0.0.1:${port}/`)
  expect(ApiError.from(status, body).message).toBe('Bad Gateway')
  expect(ApiError.from(502, { message: '' }).message).toContain('502')
  server.close()
})
