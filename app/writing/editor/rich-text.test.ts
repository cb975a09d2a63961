import { expect, test } from 'vitest'
import { withScrollers } from './rich-text.tsx'

test('a table gets a box that scrolls, can be focused and is named by its caption', () => {
  expect(
    withScrollers('<p>a</p><table><caption>Rates &amp; "dates"</caption><tr></tr></table>'),
  ).toBe(
    '<p>a</p><div class="table-scroller" role="group" tabindex="0" aria-label="Rates &#38; &#34;dates&#34;"><table><caption>Rates &amp; "dates"</caption><tr></tr></table></div>',
  )
})

test('each table has one box, one in another too, and what has no caption is called a table', () => {
  const html = withScrollers('<table><td><table></table></td></table><table></table>')
  expect(html.match(/<div [^>]*aria-label="Table"><table>/g)).toHaveLength(3)
  expect(html.match(/<\/table><\/div>/g)).toHaveLength(3)
})

test.each(['<table', '<table><caption>'])('%s without end is read in one pass', (part) => {
  const html = withScrollers(part.repeat(400_000 / part.length))
  expect(html.match(/aria-label="(?!Table")/g)).toBeNull()
})

test('text without a table is left as it is', () => {
  expect(withScrollers('<p>A tablet of 5 &lt;table&gt;</p>')).toBe(
    '<p>A tablet of 5 &lt;table&gt;</p>',
  )
})
