import { describe, expect, test } from 'vitest'
import { allowList, cleanAttributes, LEAVING_REL } from '#app/writing/editor/allow-list.ts'
import { postSeeds } from '#app/writing/seeds/posts.ts'
import { faqSeeds } from '#app/writing/seeds/questions.ts'
import { hostileHtml } from '../../../../test/hostile-html.ts'
import { cleanHtml } from './clean.server.ts'

test('hostile HTML comes by many ways', () =>
  expect(Object.keys(hostileHtml).length).toBeGreaterThan(100))

test.each(Object.entries(hostileHtml))(
  'hostile HTML with %s leaves nothing but what is listed',
  (_, html) => {
    for (const wrapped of [html, `<p>${html}</p>`, `<ul><li>${html}`, `<table><td>${html}`]) {
      const clean = cleanHtml(wrapped)
      expectListed(clean)
      expect(cleanHtml(clean)).toBe(clean)
    }
  },
)

describe('what staff write', () => {
  const everything = [
    '<h2>A</h2>\n<h3>B</h3>\n<h4>C</h4>\n<p>a<br>b <strong>c</strong> <em>d</em> <u>e</u> <s>f</s> <code>g</code> H<sub>2</sub>O<sup>2</sup></p>',
    '<blockquote><p>q</p></blockquote>\n<pre><code>a &lt; b\n  c</code></pre>\n<hr>',
    '<ul>\n<li>a<ul>\n<li>b</li>\n</ul></li>\n</ul>\n<ol start="3">\n<li><p>c</p><p>d</p></li>\n</ol>',
    '<p><a href="/pricing#plans" title="Plans">a</a> <a href="#part">b</a> <a href="mailto:a@b.in">c</a> <a href="tel:+919800000000">d</a></p>',
    `<p><a href="https://www.incometax.gov.in/a?b=c&amp;d=e" rel="${LEAVING_REL}">portal</a></p>`,
    '<table><caption>Rates</caption><thead><tr><th scope="col">a</th><th colspan="2">b</th></tr></thead><tbody><tr><th scope="row" rowspan="2">c</th><td>d</td><td>₹1,99,999</td></tr><tr><td>e</td><td></td></tr></tbody></table>',
    '<figure><img src="/images/a-800.webp" alt="A form" width="800" height="600"><figcaption>Form <em>16</em></figcaption></figure>',
    '<p><img src="https://example.in/a.png" alt=""></p>',
    '<p>Up to <data value="section80c2026">₹1,50,000</data>, or <strong><data value="npsOwn2026">₹50,000</data></strong> more.</p>',
  ].join('\n')

  test('what staff write stays as it is', () => expect(cleanHtml(everything)).toBe(everything))

  test.each([
    '<p>two  spaces and   three</p>',
    '<p>one at the end </p>\n<p> one at the start</p>',
    '<p>a <strong> bold </strong> word<em> </em>here </p>',
    '<ul>\n<li>an  item <ul>\n<li>a  deeper one </li>\n</ul></li>\n</ul>',
    '<p> </p>\n<p>after a blank</p>',
  ])('what staff write preserves the spaces of %s', (html) => expect(cleanHtml(html)).toBe(html))

  test.each([
    ['<h1>Title</h1>', '<h2>Title</h2>'],
    [
      '<p><b>a</b><i>b</i><del>c</del><strike>d</strike><ins>e</ins></p>',
      '<p><strong>a</strong><em>b</em><s>c</s><s>d</s><u>e</u></p>',
    ],
    ['<div>a</div><div>b<div>c</div></div>', '<p>a</p><p>b</p><p>c</p>'],
    ['<div><h2>a</h2>b</div>', '<h2>a</h2><p>b</p>'],
    ['words alone', 'words alone'],
    ['words & <b>more</b>', 'words &amp; <strong>more</strong>'],
    ['<p>a</p>b', '<p>a</p><p>b</p>'],
    ['<p>a</p><p></p><p>&nbsp;</p><p><br></p>', '<p>a</p>'],
    ['<p></p>', ''],
    ['<p class="x" style="color:red" id="y" data-z="1">a</p>', '<p>a</p>'],
    ['<span style="font-weight:700">a</span>', 'a'],
    ['<p>a<p>b', '<p>a</p><p>b</p>'],
    ['<p>a<ul><li>b</ul>c', '<p>a</p><ul><li>b</li></ul><p>c</p>'],
    ['<b><p>a</p><p>b</p></b>', '<p><strong>a</strong></p><p><strong>b</strong></p>'],
    ['<a href="/x"><h3>a</h3></a>', '<h3><a href="/x">a</a></h3>'],
    ['<ul><li>a</li><ul><li>b</li></ul></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['<ul>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['<table><tr><td>a</table>', '<table><tbody><tr><td>a</td></tr></tbody></table>'],
    ['<td>a</td><li>b</li>', '<p>a</p><p>b</p>'],
    ['<pre><div>a</div><div>b</div></pre>', '<pre>a\nb</pre>'],
    [
      '<a href="https://a.in" target="_blank" rel="opener">a</a>',
      `<a href="https://a.in" rel="${LEAVING_REL}">a</a>`,
    ],
    ['<a>a</a><a href="javascript:b">b</a>', 'ab'],
    [
      '<img src="/images/a.png"><img src="x.png"><img src="http://a.in/b.png">',
      '<img src="/images/a.png" alt="">',
    ],
    ['<ol start="x"><li>a</ol>', '<ol><li>a</li></ol>'],
    [
      '<p><data value="npsOwn" title="x" class="y">₹<b>50</b>,000</data></p>',
      '<p><data value="npsOwn">₹50,000</data></p>',
    ],
    ['<data>a</data><data value="">b</data><data value="a b">c</data>', 'abc'],
    [`<data value="1npsOwn">a</data><data value="${'n'.repeat(62)}">b</data>`, 'ab'],
    ['<p>a<data value="npsOwn"> </data><data value="npsOwn"></data>b</p>', '<p>a b</p>'],
    ['<data value="npsOwn">a<br>b</data>', 'a<br>b'],
    ['<data value="npsOwn"><p>a</p></data>', '<p>a</p>'],
    [
      '<data value="npsOwn">a<data value="npsOwn">b</data></data>',
      '<data value="npsOwn">ab</data>',
    ],
    ['<pre>a <data value="npsOwn">b</data></pre>', '<pre>a b</pre>'],
    ['a\u0000b\u0007c\ud83d', 'abc\ufffd'],
    ['<p>a</p>\r\n<p>b</p>', '<p>a</p>\n<p>b</p>'],
    ['<p><script>a</script><svg><p>b</p></svg>c</p>', '<p>c</p>'],
  ])('%s is stored as %s', (given, stored) => {
    expect(cleanHtml(given)).toBe(stored)
    expect(cleanHtml(stored)).toBe(stored)
  })

  test('what staff write passes as first content does, but for line ends between the rows of a table', () => {
    const texts = [
      ...postSeeds.map(({ content }) => content),
      ...faqSeeds.map(({ answer }) => answer),
    ]
    expect(texts.length).toBeGreaterThan(50)
    for (const text of texts)
      expect(cleanHtml(text)).toBe(
        text.replace(/<tbody>\n|(<\/tr>)\n/g, (_, row) => row ?? '<tbody>'),
      )
  })
})

describe('monstrous HTML', () => {
  const size = 500_000
  test.each([
    '<b>',
    '<div>',
    '<li><div>',
    '<ul><li>',
    '<table><tr><td>',
    '<blockquote>',
    '<a href="/x">',
    '<svg>',
    '<p>x</p>',
    '<p></p>',
    '<br>',
    '<em></em>',
    '<',
    '&',
    '<!--',
    '<textarea>',
    '<iframe>',
    '<noscript></p>',
    '<style><',
    ' ',
    '&#0',
  ])('monstrous HTML of %s again and again is cleaned', (part) => {
    expectListed(cleanHtml(part.repeat(size / part.length)))
  })

  test('monstrous HTML that closes what it never opened is cleaned', () => {
    expect(cleanHtml(`${'<b>'.repeat(size / 6)}${'</i>'.repeat(size / 8)}<p>words</p>`)).toBe(
      'words',
    )
  })

  test.each(['/', ' ', '/ '])(
    'monstrous HTML of %j in an attribute again and again is cleaned',
    (part) => {
      const words = `${part.repeat(size / part.length)}x`
      expectListed(
        cleanHtml(`<img src="/images/a" alt="${words}"><a href="/" title="${words}">b</a>`),
      )
    },
  )

  test('monstrous HTML that turns into tags once its tags are gone leaves nothing but text', () => {
    const clean = cleanHtml('<d<p>iv>'.repeat(5000))
    expect(clean).toContain('iv')
    expectListed(clean)
  })

  test('monstrous HTML that is nested deeper than anyone writes does not lose its text', () => {
    const deep = `${'<blockquote>'.repeat(200)}<p>words</p>`
    const clean = cleanHtml(deep)
    expect(clean).toContain('>words<')
    expect(clean.match(/<blockquote>/g)?.length).toBeLessThan(50)
    expect(cleanHtml(clean)).toBe(clean)
  })
})

function expectListed(html: string): void {
  const tags = html.match(/<[^>]*>?/g) ?? []
  expect(tags.filter((tag) => !isListed(tag))).toEqual([])
}

/** A tag of the list, with attributes that the list allows as they are. */
function isListed(tag: string): boolean {
  const found = /^<(\/?)([a-z0-9]+)((?: [a-z]+="[^"<>]*")*)>$/.exec(tag)
  if (!found) return false
  const [, slash, name = '', attributes = ''] = found
  if (!Object.hasOwn(allowList, name) || slash) return Object.hasOwn(allowList, name)
  const given = Object.fromEntries(
    [...attributes.matchAll(/ ([a-z]+)="([^"]*)"/g)].map(([, key, value = '']) => [
      key,
      value.replaceAll('&amp;', '&'),
    ]),
  )
  return (
    JSON.stringify(cleanAttributes(name, given)) === JSON.stringify(given) &&
    /^(https?:\/\/[^/]|mailto:|tel:|#|\/(?![/\\]))/.test(given.href ?? '#') &&
    /^(https:\/\/[^/]|\/images\/)/.test(given.src ?? '/images/')
  )
}
