import { expect, test } from 'vitest'
import { sectionMap } from '#content/facts/section-map.ts'
import { provisionsOf, taxFacts } from '#content/facts/tax-facts.ts'
import { answerIn } from '../../../../test/tool-answer.ts'
import { initialValues } from '../form/form-values.ts'
import { tool } from './tool.ts'

function answerTo(q: string) {
  const values = { ...initialValues(tool), q }
  return answerIn(tool.respond(values, { year: '2025-26', today: '2026-11-22' }))
}
const rows = (q: string) => answerTo(q).tables?.flatMap((table) => table.rows) ?? []
const headline = (q: string) => answerTo(q).headline.value
const all = sectionMap.flatMap(({ pairs }) => pairs)

test.each([
  ['80C', 'Section 80C → Section 123'],
  ['80c', 'Section 80C → Section 123'],
  ['sec. 80 C', 'Section 80C → Section 123'],
  ['Section  80-C ', 'Section 80C → Section 123'],
  ['u/s 87A', 'Section 87A → Section 156'],
  // Of both Acts, and a form; 143 with two clauses.
  ['156', '3 matches'],
  ['143', '5 matches'],
  ['section 123', '3 matches'],
  ['section 202', 'Section 115BAC → Section 202'],
  ['80TTB', 'Sections 80TTA and 80TTB → Section 153'],
  ['10(13A)', 'Section 10(13A) → Section 11 with Schedule III'],
  ['10 (10D)', 'Section 10(10D) → Section 11 with Schedule II'],
  ['10(5)', 'Section 10(5) → Section 11 with Schedule III'],
  ['u/s 10(10)', 'Section 10(10) → Section 19'],
  ['24(b)', 'Section 24(b) → Section 22(1)(b)'],
  ['22(1)(b)', 'Section 24(b) → Section 22(1)(b)'],
  ['section 6(1A)', 'Section 6(1A) → Section 6(7)'],
  ['form 3', 'Form 5BA → Form 3'],
  ['10E', 'Form 10E → Form 39'],
  ['section 144B', 'Section 144B → Section 273'],
  ['395', '2 matches'],
  ['139(8A)', 'Section 139(8A) → Section 263(6)'],
  ['section 139(9) defective', 'Section 139(9) → Section 263(7)'],
  ['Form 16', 'Form 16 → Form 130'],
  ['form16', 'Form 16 → Form 130'],
  ['Form 26', 'Forms 3CA, 3CB and 3CD → Form 26'],
  ['८०TTB', 'Sections 80TTA and 80TTB → Section 153'],
  ['26AS', 'Form 26AS → Form 168'],
  ['15H', 'Forms 15G and 15H → Form 121'],
  ['194IA', 'Section 194-IA → Section 393(1)'],
  ['194-IA', 'Section 194-IA → Section 393(1)'],
  ['234I', 'Section 234-I → Section 428(b)'],
  ['rule 2A', 'Rule 2A → Rule 279'],
  ['54F', 'Section 54F → Section 86'],
  ['form 144', 'Form 27Q → Form 144'],
  ['80GG', 'Section 80GG → Section 134'],
  ['54', '2 matches'],
])('a section or form is found as %s', (query, expected) => {
  expect(headline(query)).toBe(expected)
})

test('a section or form is not mistaken for a form of its number', () => {
  expect(rows('section 144').join()).not.toContain('Form')
  expect(rows('sec. 131').join()).not.toContain('Form')
  expect(headline('section 26AS')).toBe('Not in our table')
})

test('a section or form is found in both Acts where both have it', () => {
  expect(rows('197').map(([, from, to]) => `${from} → ${to?.replace('*', '')}`)).toEqual([
    'Section 112 → Section 197',
    'Section 197 → Section 395',
    'Section 197A → Section 393',
  ])
  expect(headline('197')).toBe('2 matches')
})

test('a section or form is found with all that share its number', () => {
  expect(rows('139').map(([subject]) => subject)).toContain('Belated return')
  expect(rows('16').map(([, from]) => from)).toEqual(
    expect.arrayContaining(['Section 16(ia)', 'Form 16']),
  )
  expect(rows('194').map(([, from]) => from)).toEqual(
    expect.arrayContaining(['Section 115BBH', 'Section 194-IA', 'Section 194S']),
  )
})

test.each([
  ['10(14)', 'Section 11 with Schedule III'],
  ['2(22)(e)', 'Section 2(40)'],
  ['u/s 142(1)', 'Section 268(1)'],
  ['143(1)', 'Section 270(1)'],
  ['143 (2)', 'Section 270(8)'],
])('The clause %s is found in the Act of 2025 as %s', (query, section) => {
  expect(headline(query).split(' → ')[1]).toBe(section)
})

test.each([
  ['10(38)', 'Section 10 of the 1961 Act → Section 11 of the 2025 Act'],
  ['10(26)', 'Section 10 of the 1961 Act → Section 11 of the 2025 Act'],
  ['u/s 143 (3)', 'Section 143 of the 1961 Act → Section 270 of the 2025 Act'],
  ['143(1)(a)', 'Section 143(1) of the 1961 Act → Section 270(1) of the 2025 Act'],
  ['80CCD(1B)', 'Section 80CCD of the 1961 Act → Section 124 of the 2025 Act'],
  ['115bac(1a)', 'Section 115BAC of the 1961 Act → Section 202 of the 2025 Act'],
  ['2(47)', 'Section 2 of the 1961 Act → Section 2 of the 2025 Act'],
  ['139(3)', 'Section 139 of the 1961 Act → Section 263 of the 2025 Act'],
  ['17(2)(iv)', 'Section 17(2) of the 1961 Act → Section 17 of the 2025 Act'],
  ['5(5)(5)(5)(5)(5)(5)', 'Section 5 of the 1961 Act → Section 5 of the 2025 Act'],
  ['139(9)(b)', 'Section 139(9) of the 1961 Act → Section 263(7) of the 2025 Act'],
  ['22(2)', 'Section 22 of the 2025 Act ← Section 24 of the 1961 Act'],
])(
  'a clause that is not in the table is no other clause: %s is offered with %s',
  (query, section) => {
    expect(headline(query)).toBe('Not in our table')
    expect(answerTo(query).headline.text).toContain(section)
    for (const [, from] of rows(query)) expect(from).not.toMatch(/13A|2\(22\)|\(vii\)/)
  },
)

test.each(['203AA', '80CCX', '54Z', 'form 14', '10-IEA', '99999', '999(5)(5)(5)(5)(5)(5)(5)'])(
  'a number like %s is not taken for another one',
  (query) => {
    expect(headline(query)).toBe('Not in our table')
  },
)

test('a number that is not there shows those that begin like it, as others', () => {
  expect(headline('80TT')).toBe('Not in our table')
  expect(rows('80TT').map(([, from]) => from)).toEqual(['Sections 80TTA and 80TTB'])
  expect(answerTo('80TT').headline.text).toContain('about other subjects')
})

test.each([
  ['HRA', '10(13A)'],
  ['audit', '44AB'],
  ['Rebate', '87A'],
  ['rebait', '87A'],
  ['crypto', '115BBH'],
  ['buy back', 'none'],
  ['buyback', '2(22)(f)'],
  ['home loan', '24(b)'],
  ['late fee', '234F'],
  ['advance tax', '207'],
  ['assessment year', 'Section 3'],
  ['PPF', '80C'],
  ['refund interest', '244A'],
  ['demand', 'Section 156'],
  ['penalty 270A', 'Section 270A,Section 439'],
  ['rule 128', 'Rule 76'],
  ['life insurance maturity', '10(10D)'],
])('a word: %s leads to its section', (query, expected) => {
  if (expected === 'none') expect(headline(query)).toBe('Not in our table')
  else expect(rows(query).join()).toContain(expected)
})

test('a word that leads nowhere says so, and the whole table stays', () => {
  expect(headline('xyzzy')).toBe('Not in our table')
  expect(headline('10-IEA')).toBe('Not in our table')
  expect(rows('xyzzy')).toHaveLength(all.length)
})

test('without a query everything is listed, each group folded', () => {
  expect(answerTo('').tables?.every(({ folds }) => folds === 'whole')).toBe(true)
  expect(answerTo('80C').tables?.some(({ folds }) => folds)).toBe(false)
  expect(rows('')).toHaveLength(all.length)
  expect(rows(' section ')).toHaveLength(all.length)
  expect(headline('')).toBe(`${all.length} sections and forms`)
})

test('the table has each old section once, and every cell filled in', () => {
  expect(all.length).toBeGreaterThan(400)
  const olds = all.map(({ from }) => from)
  expect(new Set(olds).size).toBe(olds.length)
  for (const { from, to, subject } of all) {
    expect(`${from} ${to}`, subject).toMatch(/^(Section|Form|Rule).*\d.* (Section|Form|Rule).*\d/)
  }
})

test('the table agrees with the facts that stand on the same sections', () => {
  for (const fact of Object.values(taxFacts)) {
    if (!fact.act1961 || !fact.act2025) continue
    for (const { to } of all.filter((pair) => pair.from === fact.act1961)) {
      expect(fact.act2025, provisionsOf(fact).join()).toMatch(
        new RegExp(`\\b${/\d+/.exec(to)?.[0]}\\b`),
      )
    }
  }
})

test('the table says on which year’s income each Act is used', () => {
  expect(answerTo('').notes.join()).toContain('1 April 2026')
})
