import { expect, test } from 'vitest'
import { readable } from './readable.ts'

test.each([
  ['<h2>Rates</h2><p>a<br>b &lt;&amp;&gt; c</p>', '## Rates\na\nb <&> c'],
  ['<ul>\n<li>one</li>\n<li>two</li>\n</ul>', '• one\n• two'],
  [
    '<p>See <a href="/x" title="y">the <em>page</em></a>, <a>here</a></p>',
    'See the page [/x], here',
  ],
  [
    '<p><img src="/images/a.jpg" alt="A slip"><img src="/b" alt=""></p>',
    '[picture /images/a.jpg: A slip][picture /b]',
  ],
  ['<table><tbody><tr><th>a</th><td>b</td></tr></tbody></table>', 'a | b |'],
  ['<blockquote><p>q</p></blockquote><hr><h4>d</h4>', '>\nq\n#### d'],
])('%s is compared as %s', (html, text) => expect(readable(html)).toBe(text))

test.each(['<', '<p', '<img ', '<img src="', '<a href="x">', '<img src="x" ', '\u00a0', '&nbsp;'])(
  '%j again and again is read in one pass',
  (part) => {
    const text = readable(part.repeat(900_000 / part.length))
    expect(text.length).toBeLessThanOrEqual(900_000)
  },
)
