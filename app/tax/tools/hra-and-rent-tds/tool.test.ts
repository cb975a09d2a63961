import { beforeAll, expect, test } from 'vitest'
import type { Answer } from '#app/tax/working/answer.ts'
import { answerIn, faultsIn } from '../../../../test/tool-answer.ts'
import { initialValues } from '../form/form-values.ts'
import type { FormValues, ToolContext } from '../form/tool-type.ts'
import { tool } from './tool.ts'

beforeAll(() => tool.later?.load())

const MONTH = { salary: '50,000', hra: '25000', rent: '40k', city: 'Bengaluru' }

function respond(values: FormValues, year: ToolContext['year'] = '2026-27') {
  return tool.respond({ ...initialValues(tool), ...values }, { year, today: '2026-11-21' })
}

const answer = (...given: Parameters<typeof respond>) => answerIn(respond(...given))

function figure(found: Answer, label: string) {
  return found.figures.find((one) => one.label.includes(label))
}

/** The months and the exempt part of each stretch. */
function stretches(values: FormValues) {
  return answer(values).tables?.[0]?.rows.map((row) => [row[0], row[4]])
}

test('the example names the least of each stretch, what it saves, and the TDS', () => {
  const found = answer(tool.example)
  expect(found.headline.value).toBe('₹3,42,000')
  expect(found.tables?.[0]?.rows.map((row) => [row[0], row[5]])).toEqual([
    ['April to September', 'rent'],
    ['October to March', 'salary'],
  ])
  // pay and HRA 11,58,000 less 50,000: 1,44,900 with cess 1,50,700; on 7,66,000: 65,700, 68,330
  expect(figure(found, 'Tax saved')).toMatchObject({
    value: '₹82,370',
    text: 'if basic pay, DA and HRA are your only income',
  })
  expect(figure(found, 'TDS')).toMatchObject({
    value: '₹6,240',
    text: 'from March’s rent, Form 141 by 30 April 2027',
  })
  expect(figure(found, 'PAN')?.text).toBe('rent above ₹1 lakh, Form 124')
  expect(found.notes.join()).not.toContain('you deduct TDS from rent')
})

test.each([
  // 16,12,500 and 15,22,500, each with 10% surcharge and cess: 18,44,700 less 17,41,740
  ['with surcharge', { income: '60,00,000' }, '₹1,02,960', 'with surcharge and cess'],
  // 62,500 with cess on 7,50,000; none on 4,50,000, by the rebate
  ['with the rebate', { income: '7,50,000' }, '₹65,000', 'with surcharge and cess'],
  ['in a slab', { slab: '20' }, '₹62,400', 'at 20% with cess, before surcharge'],
])('The tax saved by HRA of 3 lakh is shown %s', (_how, values, value, text) => {
  expect(figure(answer({ ...MONTH, ...values }), 'Tax saved')).toMatchObject({ value, text })
})

test('HRA of an income without tax saves none', () => {
  expect(figure(answer({ ...MONTH, income: '5,00,000' }), 'Tax saved')).toBeUndefined()
})

test('every line of the example opens to a rule', () => {
  const rules = answer(tool.example).workings.flatMap(({ lines }) => lines.map(({ rule }) => rule))
  expect(rules.filter((rule) => !(rule in tool.facts))).toEqual([])
})

test('the city is in the longer list from tax year 2026-27', () => {
  expect(answer(MONTH).headline.value).toBe('₹3,00,000')
  expect(answer(MONTH, '2025-26').headline.value).toBe('₹2,40,000')
  expect(answer(MONTH, '2025-26').notes.join(' ')).toContain('only from tax year 2026-27')
})

test('the city is asked for where it would change the answer', () => {
  expect(answer({ ...MONTH, city: '' }).headline.text).toContain(
    'in a metro city it would be ₹3 lakh',
  )
  expect(answer({ ...MONTH, city: '', rent: '10000' }).headline.text).not.toContain('city')
  expect(answer({ ...MONTH, city: 'other' }).headline.text).not.toContain('city')
})

test('a change keeps what it leaves empty', () => {
  expect(stretches({ ...MONTH, 'changes.0.month': 'jan', 'changes.0.rent': '0' })).toEqual([
    ['April to December', '₹2,25,000'],
    ['January to March', '₹0'],
  ])
})

test('a change may come in any order, and twice in a month', () => {
  expect(
    stretches({
      ...MONTH,
      'changes.0.month': 'mar',
      'changes.0.rent': '0',
      'changes.1.month': 'jun',
      'changes.1.hra': '10000',
      'changes.2.month': 'jun',
      'changes.2.city': 'other',
    }),
  ).toEqual([
    ['April to May', '₹50,000'],
    ['June to February', '₹90,000'],
    ['March', '₹0'],
  ])
})

test('a change lies within the months of HRA', () => {
  const change = { 'changes.0.month': 'may', 'changes.0.rent': '1' }
  expect(respond({ ...MONTH, from: 'jul', ...change })).toEqual({
    faults: [{ path: 'changes.0.month', message: 'Choose a month from July to March' }],
  })
})

test('a change needs its month, unless the row is empty', () => {
  expect(respond({ ...MONTH, 'changes.0.rent': '1' })).toEqual({
    faults: [{ path: 'changes.0.month', message: 'Choose the month of the change' }],
  })
  expect(stretches({ ...MONTH, 'changes.0.month': '', 'changes.0.rent': ' ' })).toHaveLength(1)
})

test('what is typed is understood with lakh, spaces and Hindi digits', () => {
  const typed = { salary: ' ₹ ५०,००० ', hra: '0.25 lakh', rent: '40  000', city: 'Bengaluru' }
  expect(answer(typed).headline.value).toBe('₹3,00,000')
})

test('what is typed is asked for where it is missing', () => {
  expect(respond({})).toEqual({ missing: 'Enter your monthly basic pay, HRA and rent.' })
  expect(respond({ ...MONTH, hra: '' })).toEqual({
    missing: 'Enter your monthly HRA, or 0 if you get none.',
  })
})

test('what is typed is refused at its field', () => {
  const faults = (values: FormValues) => faultsIn(respond({ ...MONTH, ...values }))
  expect(faults({ rent: 'forty', salary: '-5' })).toEqual(['salary', 'rent'])
  expect(faults({ from: 'oct', to: 'may' })).toContain('to')
  expect(faults({ 'changes.0.month': 'may', 'changes.0.hra': 'x' })).toEqual(['changes.0.hra'])
})

test('no exemption says why', () => {
  expect(answer({ ...MONTH, rent: '0' }).headline.text).toBe(
    'If you pay no rent, no HRA is exempt.',
  )
  expect(answer({ ...MONTH, rent: '5000' }).headline.text).toBe(
    'Your rent isn’t above 10% of your salary.',
  )
  const without = answer({ ...MONTH, hra: '0' })
  expect(without.headline.text).toContain('You get no HRA')
  expect(without.notes.join(' ')).toContain('a deduction for rent')
  expect(answer({ ...MONTH, hra: '0' }, '2025-26').notes.join(' ')).toContain('80GG')
})

test('TDS on the rent is left out up to the limit', () => {
  expect(figure(answer({ ...MONTH, rent: '50000' }), 'TDS')).toBeUndefined()
  expect(figure(answer({ ...MONTH, rent: '50001' }), 'TDS')?.value).toBe('₹12,000')
})

test('TDS on the rent comes off the last month, in the form of the year', () => {
  const found = answer({ ...MONTH, rent: '60000', to: 'dec' }, '2025-26')
  expect(figure(found, 'TDS')?.text).toBe('from December’s rent, Form 26QC by 30 January 2026')
})

test('TDS on the rent is on the whole year’s rent of a flat, with the other reading beside it', () => {
  const found = answer({
    ...MONTH,
    rent: '45000',
    'changes.0.month': 'oct',
    'changes.0.rent': '52000',
  })
  expect(figure(found, 'TDS')?.value).toBe('₹11,640')
  expect(found.notes.join(' ')).toContain('only the months above ₹50,000. The TDS is then ₹6,240')
})

test('TDS on the rent comes off the last month of each flat after a move to another city', () => {
  const found = answer(
    {
      ...MONTH,
      city: 'Mumbai',
      rent: '52500',
      'changes.0.month': 'oct',
      'changes.0.city': 'Pune',
      'changes.0.rent': '58750',
    },
    '2025-26',
  )
  const tds = found.figures.filter(({ label }) => label.includes('TDS'))
  expect(tds.map(({ value, text }) => [value, text])).toEqual([
    ['₹6,300', 'from September’s rent, Form 26QC by 30 October 2025'],
    ['₹7,050', 'from March’s rent, Form 26QC by 30 April 2026'],
  ])
  expect(found.workings.map(({ title }) => title)).toEqual([
    'HRA',
    'TDS on the rent, April to September',
    'TDS on the rent, October to March',
  ])
  expect(found.assumptions?.join(' ')).toContain('another city')
})

test('TDS on the rent comes off the last month before one without rent', () => {
  const found = answer({
    ...MONTH,
    rent: '60000',
    'changes.0.month': 'jan',
    'changes.0.rent': '0',
  })
  expect(figure(found, 'TDS')).toMatchObject({
    value: '₹10,800',
    text: 'from December’s rent, Form 141 by 30 January 2027',
  })
})

test.each([
  ['2025-26', 'Form 27Q'],
  ['2026-27', 'Form 144'],
] as const)(
  'TDS on the rent is due from every payment to a landlord abroad in %s, with %s',
  (year, form) => {
    const found = answer({ ...MONTH, abroad: 'on' }, year)
    expect(figure(found, 'TDS')).toMatchObject({
      value: 'from every payment',
      text: `TAN needed, ${form} every quarter`,
    })
    expect(found.notes.join(' ')).toContain('section 195')
    expect(found.notes.at(-1)).toContain('chartered accountant')
    expect(found.assumptions?.join(' ')).not.toContain('one landlord')
  },
)
