import { expect, test } from 'vitest'
import { ID_MAX } from '#app/ui/text/fields.ts'
import { idOfReference, idsByPartOfReference, referenceOf } from './reference.ts'

test.each([1, 2, 43, 31 ** 5 - 1, 31 ** 5, 31 ** 5 + 1, 50_000_000, ID_MAX])(
  'Enquiry %d is found by its reference number, however that is written',
  (id) => {
    const reference = referenceOf(id)
    expect(reference).toMatch(/^[2-9A-HJKMNP-Z]{3,6}-[2-9A-HJKMNP-Z]{3}$/)
    expect(idOfReference(reference)).toBe(id)
    for (const sign of [' ', '', '/', '.', '_', '–', ' - ']) {
      expect(idOfReference(` ${reference.toLowerCase().replace('-', sign)} `)).toBe(id)
    }
  },
)

test('Ten thousand enquiries have six characters each, and no two the same ones', () => {
  const references = Array.from({ length: 10_000 }, (_, index) => referenceOf(index + 1))
  expect(new Set(references).size).toBe(10_000)
  expect(references.every((reference) => reference.length === 7)).toBe(true)
})

test('One wrong character, or two that changed places, make no reference number', () => {
  const [first, ...rest] = referenceOf(43)
  const characters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
  for (const wrong of characters) {
    if (wrong !== first) expect(idOfReference(`${wrong}${rest.join('')}`)).toBeUndefined()
  }
  const written = referenceOf(4711).replace('-', '')
  for (let at = 0; at < written.length - 1; at++) {
    const [one = '', other = ''] = written.slice(at, at + 2)
    if (one === other) continue
    const swapped = `${written.slice(0, at)}${other}${one}${written.slice(at + 2)}`
    expect([swapped, idOfReference(swapped)]).toEqual([swapped, undefined])
  }
})

test.each(['', '43', '98480 22338', 'anita@example.in', 'K7M-4Q0', '2'.repeat(30)])(
  '%j is no reference number',
  (written) => expect(idOfReference(written)).toBeUndefined(),
)

test.each([1, 43, 4711, 99_999])(
  'The beginning and the end of the reference number of enquiry %d lead to it',
  (id) => {
    const reference = referenceOf(id).replace('-', '')
    for (const length of [3, 4, 5]) {
      for (const part of [reference.slice(0, length), reference.slice(-length)]) {
        const written = `${part.slice(0, 3)}-${part.slice(3)}`.toLowerCase()
        const ids = idsByPartOfReference(written)
        expect([part, ids.includes(id)]).toEqual([part, true])
        const others = ids.map((one) => referenceOf(one).replace('-', ''))
        expect(others.filter((one) => !one.startsWith(part) && !one.endsWith(part))).toEqual([])
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids.length).toBeGreaterThan(2 * 31 ** (5 - length) - 5)
        expect(idsByPartOfReference(part)).toEqual(ids)
      }
    }
    for (const none of [reference.slice(0, 2), reference, `${reference.slice(2)}!`, '0000', ''])
      expect(idsByPartOfReference(none)).toEqual([])
  },
)
