import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { isKnown } from './if-none-match.ts'

const known = (given: string | undefined, etag = '"b"') =>
  isKnown({ headers: { 'if-none-match': given } } as FastifyRequest, etag)

test('a version is known when the header lists it', () => {
  expect(known('"b"')).toBe(true)
  expect(known('"a" , "b"')).toBe(true)
  expect(known('"a","c"')).toBe(false)
  expect(known(undefined)).toBe(false)
})

test('a megabyte of spaces is read without a hang', () => {
  const began = Date.now()
  expect(known(`a${' '.repeat(1_000_000)}b`)).toBe(false)
  expect(Date.now() - began).toBeLessThan(1_000)
})
