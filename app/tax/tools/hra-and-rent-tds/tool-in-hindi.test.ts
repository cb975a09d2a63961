import { beforeAll, describe, expect, test } from 'vitest'
import { detailsHtml, figuresHtml, headlineHtml } from '#app/tax/working/answer-html.ts'
import { answerIn } from '../../../../test/tool-answer.ts'
import { describeInput, initialValues, withUntouched } from '../form/form-values.ts'
import type { FormValues, ToolContext } from '../form/tool-type.ts'
import { tool as english } from './tool.ts'
import { tool } from './tool-in-hindi.ts'

beforeAll(() => tool.later?.load())

const MONTH = { salary: '50,000', hra: '25000', rent: '40k', city: 'Bengaluru' }

/** What leads to each sentence that the tool can say. */
const CASES: FormValues[] = [
  tool.example,
  MONTH,
  { ...MONTH, city: '' },
  { ...MONTH, city: 'other' },
  { ...MONTH, city: 'Gurugram' },
  { ...MONTH, city: 'Navi Mumbai', slab: '30' },
  { ...MONTH, income: '60,00,000' },
  { ...MONTH, hra: '0' },
  { ...MONTH, rent: '0' },
  { ...MONTH, rent: '5000' },
  { ...MONTH, rent: '60000', to: 'dec' },
  { ...MONTH, rent: '45000', 'changes.0.month': 'oct', 'changes.0.rent': '52000' },
  { ...MONTH, rent: '4,00,000', 'changes.0.month': 'mar', 'changes.0.rent': '1000' },
  { ...MONTH, abroad: 'on' },
]
const YEARS = ['2025-26', '2026-27'] as const
const EVERY = YEARS.flatMap((year) => CASES.map((values, number) => ({ year, number, values })))

function respond(values: FormValues, year: ToolContext['year'] = '2026-27', by = tool) {
  return by.respond({ ...initialValues(by), ...values }, { year, today: '2026-11-21' })
}

const textOf = (html: string) =>
  html
    // The source has a name of its own, and a place where it is read.
    .replace(/<dd data-source>.*?<\/dd>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('\u00a0', ' ')

/** All that is shown below the form, with every line of the working open. */
function shown(values: FormValues, year: ToolContext['year'], by = tool): string {
  const all = { ...initialValues(by), ...values }
  const answer = withUntouched(answerIn(respond(values, year, by)), by, all)
  return textOf(
    [
      headlineHtml(answer.headline),
      figuresHtml(answer, by.words),
      detailsHtml(answer, by.facts, by.words),
      ...describeInput(by, all).map(({ label, value }) => `${label}: ${value}\n`),
    ].join('\n'),
  )
}

const KEPT = /\b(?:HRA|DA|TDS|TAN|PAN|CA|FY|AY|IB|III|\d+[A-Z]+)\b/g

describe('HRA by month in Hindi', () => {
  test.each(EVERY)(
    'HRA by month in Hindi has no English word in case $number of $year',
    ({ year, values }) => {
      expect(
        shown(values, year)
          .replace(KEPT, '')
          .match(/[A-Za-z]+/g) ?? [],
      ).toEqual([])
    },
  )

  test.each(EVERY)(
    'HRA by month in Hindi counts as in English in case $number of $year',
    ({ year, values }) => {
      const [own, other] = [tool, english].map((by) => answerIn(respond(values, year, by)))
      expect(own?.headline.value).toBe(other?.headline.value)
      expect(own?.headline.tone).toBe(other?.headline.tone)
      const amounts = (answer = own) =>
        answer?.workings.map(({ lines }) =>
          lines.map(({ amount, rule }) => [typeof amount === 'number' && amount, rule]),
        )
      expect(amounts()).toEqual(amounts(other))
      const rows = (answer = own) => answer?.tables?.[0]?.rows.map((row) => row.slice(1, 5))
      expect(rows()).toEqual(rows(other))
      for (const part of ['figures', 'notes', 'assumptions'] as const)
        expect(own?.[part]?.length, part).toBe(other?.[part]?.length)
    },
  )

  test.each(EVERY)(
    'HRA by month in Hindi names the figures of the English answer in case $number of $year',
    (one) => {
      const figures = (by = tool) =>
        shown(one.values, one.year, by)
          .match(/\d[\d,.]*\d|\d/g)
          ?.toSorted()
      // A rule is called after its line, whose figures it repeats.
      expect(new Set(figures())).toEqual(new Set(figures(english)))
    },
  )

  test('HRA by month in Hindi answers the example in Hindi', () => {
    const found = answerIn(respond(tool.example))
    expect(found.headline).toMatchObject({
      label: 'टैक्स-मुक्त HRA, पुरानी टैक्स व्यवस्था में',
      text: 'मिले हुए ₹3.78 लाख में से। नई टैक्स व्यवस्था में HRA टैक्स-मुक्त नहीं होता।',
    })
    expect(found.tables?.[0]?.rows.map(([months, , , , , least]) => [months, least])).toEqual([
      ['अप्रैल से सितंबर', 'किराया'],
      ['अक्टूबर से मार्च', 'वेतन'],
    ])
    expect(found.workings[0]?.lines.map(({ label }) => label)).toContain(
      'अक्टूबर से मार्च: वेतन का 50%, मुंबई',
    )
    expect(found.figures.map(({ text }) => text)).toContain(
      'मार्च के किराये से काटें, और 30 अप्रैल 2027 तक फॉर्म 141 भरें',
    )
  })

  test('HRA by month in Hindi says in Hindi what is missing or wrong, and at which field', () => {
    expect(respond({})).toEqual({ missing: 'महीने का मूल वेतन, HRA और किराया लिखें।' })
    expect(
      respond({ ...MONTH, from: 'jul', 'changes.0.month': 'may', 'changes.0.rent': '1' }),
    ).toEqual({ faults: [{ path: 'changes.0.month', message: 'जुलाई से मार्च तक का कोई महीना चुनें' }] })
    expect(respond({ ...MONTH, hra: '60000', rent: 'चालीस' })).toEqual({
      faults: [
        { path: 'hra', message: 'HRA मूल वेतन और DA के जोड़ से ज़्यादा नहीं हो सकता' },
        { path: 'rent', message: 'रकम रुपयों में लिखें, जैसे 12,50,000 या 12.5 लाख' },
      ],
    })
  })

  test('an amount that may be meant is offered in Hindi, and read as it is filled in', () => {
    const offer = respond({ ...MONTH, rent: '40' })
    expect(offer).toEqual({
      missing: 'क्या आपका मतलब 40 हज़ार है? नहीं, तो ₹40 लिखें।',
      suggested: { rent: '40 हज़ार' },
    })
    expect(answerIn(respond({ ...MONTH, rent: '40 हज़ार' })).headline.value).toBe('₹3,00,000')
  })
})
