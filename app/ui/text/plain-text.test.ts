import { expect, test } from 'vitest'
import { plainText, summarise } from './plain-text.ts'

test.each([
  ['', ''],
  ['<p>One.</p><p>Two.</p>', 'One. Two.'],
  ['<ul>\n<li>a</li>\n<li>b</li>\n</ul>', 'a b'],
  ['F&amp;O &lt; &gt; &quot;x&quot; &#39;y&#39;&nbsp;z', `F&O < > "x" 'y' z`],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['<a href="/x" title="a">link</a>', 'link'],
])('the plain text of HTML: %j', (html, text) => {
  expect(plainText(html)).toBe(text)
})

test.each(['<', '<p', '</', '<!--'])(
  'the plain text of HTML is read in one pass, with %j again and again',
  (part) => {
    const html = part.repeat(900_000 / part.length)
    expect(plainText(html)).toBe(html)
  },
)

test('the beginning of a text for a description is the whole text where it is short', () => {
  expect(summarise('<p>Yes, by 31 July.</p>')).toBe('Yes, by 31 July.')
})

test('the beginning of a text for a description has no space before a sign after bold words, a link or a figure', () => {
  const html =
    '<p>It’s <strong>not <a href="/x">due</a></strong>, up to <data value="npsOwn">₹50,000</data>.</p>'
  expect(summarise(html)).toBe('It’s not due, up to ₹50,000.')
})

test.each([
  ['words', `<p>${'word '.repeat(100)}</p>`],
  ['sentences', `<p>${'So, it is. '.repeat(60)}</p>`],
  ['one endless word', `<p>${'a'.repeat(400)}</p>`],
  ['an endless word after a short one', `<p>So ${'a'.repeat(400)}</p>`],
])(
  'the beginning of a text for a description is short enough for those who show it, and ends with a sign: %s',
  (_what, html) => {
    const summary = summarise(html)
    expect(summary.length).toBeGreaterThan(0)
    expect(summary.length).toBeLessThanOrEqual(160)
    expect(summary).toMatch(/[^\s,;:.]…$/)
  },
)

test('the beginning of a text for a description ends between two words', () => {
  const text = 'alpha beta gamma delta '.repeat(20)
  expect(text).toContain(`${summarise(text).slice(0, -1)} `)
})
