import { expect, test } from 'vitest'
import { glossary } from '#content/en/tools/glossary.ts'
import { markTerms, termFinder } from './mark-terms.ts'

const terms = termFinder(glossary)

const marked = (html: string) =>
  [...markTerms(html, terms).matchAll(/popovertarget="term-([\w-]+)"[^>]*>([^<]+)</g)].map(
    ([, id, word]) => [id, word],
  )

test.each([
  ['You’re RNOR this year.', ['rnor']],
  ['Section 44ADA, not 44AD', ['44ada', '44ad']],
  ['Your own NPS contribution, beyond 80C', ['nps', 'beyond-80c']],
  ['Section 80C and 80CCD', ['80c']],
  ['A belated return by 31 December', ['belated']],
  ['You’re ordinarily resident', ['ror']],
  ['An updated return (ITR-U)', ['updated']],
  ['TANGIBLE, MANDATE, CESSATION', []],
])('"%s" has the terms %o', (text, ids) => {
  const words = terms.split(text).filter((_, index) => index % 2 === 1)
  expect(words.map((word) => terms.of(word).id)).toEqual(ids)
})

test('a term is marked at its first place in an answer', () => {
  expect(marked('<p>RNOR</p><ul><li>As RNOR you file a belated return.</li></ul>')).toEqual([
    ['rnor', 'RNOR'],
    ['belated', 'belated return'],
  ])
})

test('a term is not marked in a heading, a table, a link, or a line that opens, and its first place is after them', () => {
  const html =
    '<h3>TDS</h3><table><td>TDS</td></table><a href="/">TDS</a><details><summary>TDS</summary><dl class="rule"><dd>TDS</dd></dl></details><p title="TDS">No TDS</p>'
  expect(markTerms(html, terms)).toBe(
    html.replace(
      'No TDS',
      'No <button type="button" popovertarget="term-tds" class="term">TDS</button>',
    ),
  )
})

test('the brackets and stops beside a term stay on its line', () => {
  const html = '<p>File (belated return), then TDS; “RNOR”.</p>'
  const kept =
    /<span class="whitespace-nowrap">([^<]*)<button[^>]*>([^<]*)<\/button>([^<]*)<\/span>/g
  const marked = markTerms(html, terms)
  expect([...marked.matchAll(kept)].map(([, ...held]) => held)).toEqual([
    ['(', 'belated return', '),'],
    ['', 'TDS', ';'],
    ['“', 'RNOR', '”.'],
  ])
  expect(marked.replace(/<\/?(?:span|button)[^>]*>/g, '')).toBe(html)
})

test('every way to write a term leads to it, and no name stands twice', () => {
  for (const { id, name } of glossary)
    expect(glossary.filter((one) => one.id === id || one.name === name)).toHaveLength(1)
})
