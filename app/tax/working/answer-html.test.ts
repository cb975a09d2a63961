import { describe, expect, test } from 'vitest'
import { rateFacts } from '#content/facts/rates.ts'
import type { Answer } from './answer.ts'
import { detailsHtml, figuresHtml, headlineHtml, inputsHtml, shownAmount } from './answer-html.ts'

const XSS = `"><img src=x onerror=alert(1)>`
const answer: Answer = {
  headline: { label: XSS, value: XSS, text: XSS },
  figures: [{ label: XSS, value: XSS, text: XSS }],
  chart: {
    kind: 'curves',
    title: XSS,
    xLabel: XSS,
    mark: { x: 1, label: XSS },
    curves: [
      {
        name: XSS,
        points: [
          [0, 0],
          [1, 1],
        ],
      },
    ],
    table: { caption: XSS, head: [XSS], rows: [[XSS]] },
  },
  checklist: {
    title: XSS,
    text: XSS,
    field: XSS,
    groups: [{ title: XSS, items: [{ id: XSS, name: XSS, text: XSS }] }],
    links: [{ label: XSS, href: XSS }],
  },
  tables: [{ caption: XSS, head: [XSS], rows: [[XSS]] }],
  workings: [
    {
      title: XSS,
      lines: [
        { label: XSS, amount: XSS, rule: 'cess' },
        { label: XSS, amount: 1, rule: XSS },
      ],
    },
  ],
  notes: [XSS],
  assumptions: [XSS],
}

test('nothing that a visitor typed becomes markup', () => {
  const all =
    headlineHtml(answer.headline) +
    figuresHtml(answer) +
    detailsHtml(answer, rateFacts) +
    inputsHtml([{ label: XSS, value: XSS }])
  expect(all).not.toContain('<img')
})

test('a working, a long table and many tables fold; a list of dates does not', () => {
  const steps = [{ lines: [{ label: 'Due', amount: 1, rule: '' }] }]
  const table = { caption: 'Days', head: ['Year'], rows: [['2026']] }
  const long = { ...table, rows: Array.from({ length: 11 }, () => ['2026']) }
  const folded = (changes: Partial<Answer>) =>
    detailsHtml(
      { headline: answer.headline, figures: [], notes: [], workings: [], ...changes },
      {},
    ).split('class="folds').length - 1
  expect(folded({ workings: steps })).toBe(1)
  expect(folded({ workings: steps, workingsTitle: 'Your dates' })).toBe(0)
  expect(folded({ tables: [table, table] })).toBe(0)
  expect(folded({ tables: [table, long] })).toBe(1)
  expect(folded({ tables: Array.from({ length: 5 }, () => table) })).toBe(5)
})

test('no line ends inside a year', () => {
  const step = { label: 'Revised return, FY 2025-26', amount: 1, rule: '' }
  const html = detailsHtml({ ...answer, workings: [{ lines: [step] }] }, {})
  expect(html).toContain('Revised return, <span class="whitespace-nowrap">FY 2025-26</span>')
  const headline = headlineHtml({ label: 'Notice, AY 2026-27', value: '', text: 'For FY 2025-26.' })
  expect(headline).toContain('Notice, <span class="whitespace-nowrap">AY 2026-27</span>')
  expect(headline).toContain('For <span class="whitespace-nowrap">FY 2025-26</span>.')
})

describe('a step of the working', () => {
  const html = detailsHtml(
    {
      headline: { label: '', value: '' },
      figures: [],
      notes: [],
      workings: [
        {
          lines: [
            { label: 'Rebate', amount: -60000, rule: 'rebateMostNew' },
            { label: 'Unknown', amount: 5, rule: 'gone' },
          ],
        },
      ],
    },
    rateFacts,
  )

  test('a step of the working opens to its rule, with both Acts, source and the day of the check', () => {
    expect(html).toContain('<span>Rebate</span><span class="text-right">−₹60,000</span>')
    expect(html).toContain('87A')
    expect(html).toContain('section 156')
    expect(html).toContain(rateFacts.rebateMostNew.source)
    expect(html).toContain('21 Nov 2026')
  })

  test('a step whose rule the register no longer has is shown without one', () => {
    expect(html.match(/<dl class="rule"/g)).toHaveLength(1)
    expect(html).toContain('Unknown')
  })
})

test.each([
  [{ amount: 125000 }, '₹1,25,000'],
  [{ amount: 60001.5 }, '₹60,001.50'],
  [{ amount: 12.5, unit: 'percent' as const }, '12.5%'],
  [{ amount: 1, unit: 'months' as const }, '1 month'],
  [{ amount: 137, unit: 'days' as const }, '137 days'],
  [{ amount: 'ITR-2' }, 'ITR-2'],
])('%j is shown as %s', (line, text) => {
  expect(shownAmount(line)).toBe(text)
})

test('a pasted report keeps its lines', () => {
  expect(inputsHtml([{ label: 'Trades', value: 'NIFTY <5\nBANKNIFTY -2' }])).toContain(
    'NIFTY &#60;5<br>BANKNIFTY -2',
  )
})

test('a long report shows fifty lines, and how many more there are', () => {
  const report = Array.from({ length: 5_000 }, (_, index) => `NIFTY ${index + 1}`)
  const shown = inputsHtml([{ label: 'Trades', value: report.join('\n') }])
  expect(shown).toContain('<br>NIFTY 50<br>4,950 more lines</dd>')
  const short = inputsHtml([{ label: 'Trades', value: report.slice(0, 51).join('\n') }])
  expect(short).toContain('<br>NIFTY 50<br>NIFTY 51</dd>')
  const wide = inputsHtml([{ label: 'Trades', value: 'x'.repeat(50_000) }])
  expect(wide).toContain(`>${'x'.repeat(500)}…</dd>`)
})
