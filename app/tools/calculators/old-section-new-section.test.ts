import { describe, expect, test } from 'vitest'
import { sectionMap } from '#app/content/tax-facts/section-map.ts'
import { provisionsOf, taxFacts } from '#app/content/tax-facts.ts'
import { initialValues } from '../form-values.ts'
import { tool } from './old-section-new-section.ts'

function answerTo(q: string) {
  const values = { ...initialValues(tool), q }
  const response = tool.respond(values, { year: '2025-26', today: '2026-11-22' })
  if (!('answer' in response)) throw new Error(JSON.stringify(response))
  return response.answer
}
const rows = (q: string) => answerTo(q).tables?.flatMap((table) => table.rows) ?? []
const headline = (q: string) => answerTo(q).headline.value
const all = sectionMap.flatMap(({ pairs }) => pairs)

describe('a section or form', () => {
  test.each([
    ['80C', 'Section 80C → Section 123'],
    ['80c', 'Section 80C → Section 123'],
    ['sec. 80 C', 'Section 80C → Section 123'],
    ['Section  80-C ', 'Section 80C → Section 123'],
    ['u/s 87A', 'Section 87A → Section 156'],
    ['156', '2 matches'],
    ['143(1)', 'Section 143 → Section 270'],
    ['u/s 143 (2)', 'Section 143 → Section 270'],
    ['123', 'Section 80C → Section 123'],
    ['80TTB', 'Sections 80TTA and 80TTB → Section 153'],
    ['10(13A)', 'Section 10(13A) → Section 11 with Schedule III'],
    ['139(8A)', 'Section 139(8A) → Section 263(6)'],
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
    ['115bac(1a)', 'Section 115BAC → Section 202'],
    ['80CCD(1B)', 'Section 80CCD → Section 124'],
    ['54F', 'Section 54F → Section 86'],
    ['section 26AS', 'Form 26AS → Form 168'],
    ['144', 'Form 27Q → Form 144'],
    ['23', 'Sections 22 to 24 → Sections 20 to 22'],
  ])('is found as %s', (query, expected) => {
    expect(headline(query)).toBe(expected)
  })

  test.each(['144(1)', 'section 144', 'u/s 144 (1)', 'sec. 131'])(
    'is not mistaken for a form of its number: %s',
    (query) => {
      expect(headline(query)).toBe('Not in our table')
    },
  )

  test('is found with all that share its number', () => {
    expect(rows('139').map(([subject]) => subject)).toContain('Belated return')
    expect(rows('16').map(([, from]) => from)).toEqual(
      expect.arrayContaining(['Section 16(ia)', 'Form 16']),
    )
    expect(rows('393(1)')).toHaveLength(3)
    expect(rows('194').map(([, from]) => from)).toEqual(
      expect.arrayContaining(['Section 115BBH', 'Section 194-IA', 'Section 194S']),
    )
  })
})

describe('a word', () => {
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
  ])('%s leads to its section', (query, expected) => {
    if (expected === 'none') expect(headline(query)).toBe('Not in our table')
    else expect(rows(query).join()).toContain(expected)
  })

  test('that leads nowhere says so, and the whole table stays', () => {
    expect(headline('xyzzy')).toBe('Not in our table')
    expect(headline('10-IEA')).toBe('Not in our table')
    expect(rows('xyzzy')).toHaveLength(all.length)
  })
})

test('without a query everything is listed', () => {
  expect(rows('')).toHaveLength(all.length)
  expect(rows(' section ')).toHaveLength(all.length)
  expect(headline('')).toBe(`${all.length} sections and forms`)
})

describe('the table', () => {
  test('has each old section once, and every cell filled in', () => {
    const olds = all.map(({ from }) => from)
    expect(new Set(olds).size).toBe(olds.length)
    for (const { from, to, subject } of all) {
      expect(`${from} ${to}`, subject).toMatch(/^(Section|Form|Rule).*\d.* (Section|Form|Rule).*\d/)
    }
  })

  test('agrees with the facts that stand on the same sections', () => {
    for (const fact of Object.values(taxFacts)) {
      if (!('act1961' in fact && 'act2025' in fact)) continue
      for (const { to } of all.filter((pair) => pair.from === fact.act1961)) {
        expect(fact.act2025, provisionsOf(fact).join()).toMatch(
          new RegExp(`\\b${/\d+/.exec(to)?.[0]}\\b`),
        )
      }
    }
  })

  test('says on which year’s income each Act is used', () => {
    expect(answerTo('').notes.join()).toContain('1 April 2026')
  })
})
