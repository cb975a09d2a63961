import { expect, test } from 'vitest'
import type { Answer } from '#app/tax/working/answer.ts'
import { answerIn } from '../../../../test/tool-answer.ts'
import { initialValues } from '../form/form-values.ts'
import type { FormValues, ToolContext } from '../form/tool-type.ts'
import { tool } from './tool.ts'

function respond(values: FormValues, year: ToolContext['year'] = '2026-27') {
  return tool.respond({ ...initialValues(tool), ...values }, { year, today: '2026-11-21' })
}

const answer = (...given: Parameters<typeof respond>) => answerIn(respond(...given))

function figure(found: Answer, label: string) {
  return found.figures.find((one) => one.label.startsWith(label))?.value
}

test('every line opens to a rule', () => {
  const answers = [
    answer(tool.example),
    answer({ rent: '80000', noPan: 'on' }),
    answer({ rent: '₹100', payee: 'abroad' }),
    answer({ pays: 'house', price: '₹100', payee: 'abroad' }),
    answer({ pays: 'house', price: '60 lakh', rural: 'on' }),
  ]
  const rules = answers.flatMap(({ workings }) =>
    workings.flatMap(({ lines }) => lines.map(({ rule }) => rule)),
  )
  expect(rules.filter((rule) => !(rule in tool.facts))).toEqual([])
})

test('a tenant deducts once, from March, with the form and its last day', () => {
  const found = answer({ rent: '80,000' })
  expect(found.headline).toMatchObject({
    value: '₹19,200',
    text: 'Deduct it once, from the rent for March 2027. Pay it with Form 141 by 30 April 2027.',
  })
  expect(figure(found, 'You pay the landlord for March')).toBe('₹60,800')
  expect(figure(found, 'TAN')).toBe('not needed')
})

test('a tenant deducts when moving out, and used the older form before April 2026', () => {
  expect(answer({ rent: '80000', to: 'nov' }).headline).toMatchObject({
    value: '₹12,800',
    text: 'Deduct it once, from the rent for November 2026. Pay it with Form 141 by 30 December 2026.',
  })
  expect(answer({ rent: '80000' }, '2025-26').headline.text).toContain('Form 26QC by 30 April 2026')
})

test('a tenant deducts nothing up to 50,000', () => {
  expect(answer({ rent: '50000' }).headline).toMatchObject({
    value: 'Nothing to deduct',
    text: 'You deduct tax only from rent above ₹50,000 a month.',
  })
  expect(answer({ rent: '50000' }).notes).toEqual([])
  expect(answer({ rent: '50001' }).headline.value).toBe('₹12,000')
})

test('a tenant deducts a month’s rent at most where there is no PAN', () => {
  const found = answer({ rent: '80000', noPan: 'on' })
  expect(found.headline.value).toBe('₹80,000')
  expect(figure(found, 'You pay the landlord')).toBe('₹0')
  expect(found.notes.join(' ')).toContain('the rate is 20%')
})

test('a tenant deducts from the whole year’s rent after a rise, with the other reading beside it', () => {
  const found = answer({ rent: '45000', changed: 'oct', newRent: '52000' })
  expect(found.headline.value).toBe('₹11,640')
  expect(figure(found, 'Rent for the year')).toBe('₹5,82,000')
  expect(figure(found, 'You pay the landlord for March')).toBe('₹40,360')
  expect(found.notes.join(' ')).toContain('only the months above ₹50,000. The TDS is then ₹6,240')
})

test.each<[FormValues, string]>([
  [{ changed: 'apr', newRent: '52000' }, 'changed'],
  [{ changed: 'jan', newRent: '52000', to: 'dec' }, 'changed'],
  [{ newRent: '52000' }, 'changed'],
  [{ changed: 'oct' }, 'newRent'],
  [{ changed: 'oct', newRent: '0' }, 'newRent'],
  [{ changed: 'oct', newRent: 'more' }, 'newRent'],
])('a tenant gets one error for %o', (values, path) => {
  expect(respond({ rent: '45000', ...values })).toMatchObject({ faults: [{ path }] })
})

test('a tenant under tax audit learns why we can’t tell', () => {
  const found = answer({ rent: '80000', audited: 'on' })
  expect(found.headline.value).toBe('We can’t tell from this')
  expect(found.figures).toEqual([])
  expect(found.notes.at(-1)).toContain('A chartered accountant can calculate the TDS')
})

test.each([
  ['2025-26', 'Form 27Q'],
  ['2026-27', 'Form 144'],
] as const)(
  'a tenant of a landlord abroad deducts from every payment in %s, with %s',
  (year, form) => {
    const found = answer({ rent: '20000', payee: 'abroad' }, year)
    expect(found.headline.value).toBe('Due from every payment')
    expect(figure(found, 'TAN')).toBe('needed')
    expect(figure(found, 'Report it in')).toBe(form)
    expect(found.notes.at(-1)).toContain('A chartered accountant can calculate the TDS')
  },
)

test('a tenant is asked for the rent, and shown months in the wrong order', () => {
  expect(respond({})).toEqual({ missing: 'Enter your monthly rent.' })
  expect(respond({ rent: '9,000', from: 'mar', to: 'apr' })).toMatchObject({
    faults: [{ path: 'to' }],
  })
})

test('a buyer pays the rest of the tax with the form of the last payment', () => {
  const found = answer(
    {
      pays: 'house',
      price: '60 lakh',
      stamp: '62 lakh',
      'payments.0.day': '2026-02-10',
      'payments.0.amount': '60 lakh',
    },
    '2025-26',
  )
  expect(found.tables?.[0]?.rows.at(-1)).toEqual([
    'Rest of the tax',
    '₹0',
    '₹2,000',
    'Form 26QB',
    'by the last payment',
  ])
})

test('a buyer deducts 1% of the higher value, at each payment', () => {
  const found = answer(tool.example)
  expect(found.headline).toMatchObject({ value: '₹82,000' })
  expect(found.tables?.[0]?.rows).toEqual([
    ['12 Oct 2026', '₹15,00,000', '₹15,000', 'Form 141', '30 Nov 2026'],
    ['3 Dec 2026', '₹65,00,000', '₹65,000', 'Form 141', '30 Jan 2027'],
    ['Rest of the tax', '₹0', '₹2,000', 'Form 141', 'by the last payment'],
  ])
})

test('a buyer used Form 26QB for payments up to March 2026', () => {
  const paid = {
    pays: 'house',
    price: '60 lakh',
    'payments.0.day': '2026-03-31',
    'payments.0.amount': '10 lakh',
  }
  expect(answer(paid).tables?.[0]?.rows).toEqual([
    ['31 Mar 2026', '₹10,00,000', '₹10,000', 'Form 26QB', '30 Apr 2026'],
    ['Yet to be paid', '₹50,00,000', '₹50,000', 'Form 141', 'by the last payment'],
  ])
})

test.each([
  ['49,99,999', 'Nothing to deduct'],
  ['50,00,000', '₹50,000'],
  ['50 lakh', '₹50,000'],
])('a buyer of a house for %s deducts: %s', (price, value) => {
  expect(answer({ pays: 'house', price }).headline.value).toBe(value)
})

test('a buyer deducts nothing from rural agricultural land', () => {
  expect(answer({ pays: 'house', price: '1 crore', rural: 'on' }).headline.value).toBe(
    'Nothing to deduct',
  )
})

test('a buyer from a seller abroad sees what to do, where to calculate it, and what is asked of a TAN', () => {
  const found = answer({ pays: 'house', price: '1 crore', payee: 'abroad' })
  expect(found.headline.value).toBe('Due from every payment')
  expect(found.headline.text).toMatch(/whole price.*certificate.*“Selling a house”/)
  expect(found.headline.text).not.toMatch(/[₹%]/)
  expect(figure(found, 'TAN')).toBe('not needed')
  expect(figure(found, 'Report it in')).toBeUndefined()
  const before = answer({ pays: 'house', price: '1 crore', payee: 'abroad' }, '2025-26')
  expect(figure(before, 'TAN')).toBe('needed')
  expect(figure(before, 'Report it in')).toBe('Form 27Q')
  expect(found.notes.join(' ')).toMatch(
    /needs no TAN for this from 1 October 2026.*chartered accountant/,
  )
})

test('a buyer of rural land from a seller abroad learns that there may be nothing to deduct', () => {
  const land = { pays: 'house', price: '1 crore', payee: 'abroad', rural: 'on' }
  expect(answer(land).headline).toMatchObject({
    value: 'We can’t tell from this',
    text: expect.stringContaining('may be nothing to deduct'),
  })
})

test('a buyer gets its errors at the fields', () => {
  const house = { pays: 'house', price: '60 lakh' }
  expect(respond({ pays: 'house' })).toMatchObject({ missing: expect.stringContaining('price') })
  expect(respond({ ...house, 'payments.0.day': '2026-02-30', 'payments.0.amount': '1' })).toEqual({
    faults: [{ path: 'payments.0.day', message: 'That date doesn’t exist' }],
  })
  expect(respond({ ...house, 'payments.0.amount': '1' })).toMatchObject({
    faults: [{ path: 'payments.0.day' }],
  })
  expect(
    respond({ ...house, 'payments.0.day': '2026-10-01', 'payments.0.amount': '70 lakh' }),
  ).toEqual({
    faults: [{ path: 'price', message: 'The payments add up to ₹70 lakh, more than the price' }],
  })
})
