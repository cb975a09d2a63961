import { expect, test } from 'vitest'
import { splitLinks, withoutAddresses } from './links.ts'

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

test.each([
  ['win at evil.com', 'win at […]'],
  ['Asha https://evil.example/x?y=1 Rao', 'Asha […] Rao'],
  ['hxxp://evil.com and ftp://a.example/b', '[…] and […]'],
  ['www.evil.unknowntld, now', '[…] now'],
  ['write to prize@evil.com today', 'write to […] today'],
  ['evil。com and evil．com/a', '[…] and […]'],
  ['bit.ly/3xYz', '[…]'],
  ['evil\u2024com and evil\ufe52com', '[…] and […]'],
  ['ｅｖｉｌ．ｃｏｍ or prize﹫evil.com', '[…] or […]'],
  ['ev\u200bil\u2060.c\u00adom now', '[…] now'],
  ['h\u200dttps://1.2.3.4/a b', '[…] b'],
  ['ⓔⓥⓘⓛ.com, evil.c𝐨𝐦', '[…], […]'],
  ['evil.xn--p1ai/a', '[…]'],
  [
    '½ of ₹1,00,000 ｆｏｒ करें \u{1f468}\u200d\u{1f469}',
    '½ of ₹1,00,000 ｆｏｒ करें \u{1f468}\u200d\u{1f469}',
  ],
  [
    'I changed my job in June. Form 16 has Rs. 4,50,000 under 80C',
    'I changed my job in June. Form 16 has Rs. 4,50,000 under 80C',
  ],
  ['A. K. Rao & Sons Pvt. Ltd.', 'A. K. Rao & Sons Pvt. Ltd.'],
])('%j without addresses is %j', (text, expected) => {
  expect(withoutAddresses(text, '[…]')).toBe(expected)
})
