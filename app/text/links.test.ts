import { expect, test } from 'vitest'
import { splitLinks } from './links.ts'

const hrefs = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? [])

test.each([
  ['See https://www.incometax.gov.in/iec.', ['https://www.incometax.gov.in/iec']],
  ['(https://a.example/b_(c)?d=1&e=2), then', ['https://a.example/b_(c)?d=1&e=2']],
  ['at www.example.in!', ['https://www.example.in']],
  ['http://a.example and https://b.example?', ['http://a.example', 'https://b.example']],
  ['Write to asha.rao+tax@example.in, please', ['mailto:asha.rao+tax@example.in']],
  ['Form 16.in the return, section 80C.All of it', []],
  ['javascript:alert(1) data:text/html,x ftp://a.example file:///etc', []],
  ['', []],
])('the links in %j', (text, expected) => {
  expect(hrefs(text)).toEqual(expected)
  expect(
    splitLinks(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})
