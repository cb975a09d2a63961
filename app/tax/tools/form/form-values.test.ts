import { describe, expect, test } from 'vitest'
import type { Field } from '#content/en/tools/form.ts'
import {
  changedValues,
  describeInput,
  FormReader,
  initialValues,
  parseMoney,
  valuesFrom,
  withUntouched,
} from './form-values.ts'

describe('an amount is understood', () => {
  test.each([
    ['1250000', 1250000],
    ['12,50,000', 1250000],
    [' ₹ 12,50,000/- ', 1250000],
    ['12.5 lakh', 1250000],
    ['12.5L', 1250000],
    ['Rs. 50k', 50000],
    ['1.2 Cr', 12000000],
    ['2 crores', 20000000],
    ['१२,५०,०००', 1250000],
    ['१२.५ लाख', 1250000],
    ['५० हज़ार', 50000],
    ['१ करोड़', 10000000],
    ['12 LPA', 1200000],
    ['12 lakh p.a.', 1200000],
    ['\u200e12,50,000\u00a0', 1250000],
    ['Rupees 50,000 only', 50000],
    ['214.50', 214.5],
    ['(90,000)', -90000],
    ['−90,000', -90000],
    ['0', 0],
    ['1,250,000', 1250000],
    ['12 50 000', 1250000],
    ['- 12, 50, 000', -1250000],
    ['50,000,', 50000],
    ['1,200 crore', 12_000_000_000],
    ['1,00,00,000.50', 10000000.5],
    ['12 lakh 50 thousand', 1250000],
    ['₹1 crore 20 lakh', 12000000],
    ['(1 cr, 20 lakh, 5k)', -12005000],
    ['१ करोड़ २० लाख', 12000000],
  ])('%s', (typed, rupees) => expect(parseMoney(typed)).toBe(rupees))

  // Between two cells of a spreadsheet there is a tab.
  test.each([
    'twelve',
    '12 lakh 50',
    '1.2.3',
    '12k lakh',
    '--5',
    '-',
    '₹',
    '1e9',
    '5,000\t6,000',
    '12,5',
    '12,5 lakh',
    '12 5 lakh',
    '1,25,00',
    '1250,000',
    '1,250,00,000 lakh 5',
    '5 thousand 2 lakh',
    '2 lakh 3 lakh',
    '1 crore-20 lakh',
  ])('%s is not read as money', (typed) => expect(parseMoney(typed)).toBeUndefined())
})

const basics: Field[] = [
  { kind: 'money', name: 'salary', label: 'Salary' },
  {
    kind: 'choice',
    name: 'age',
    label: 'Age',
    initial: 'young',
    options: [
      ['young', 'Below 60'],
      ['old', '60 or more'],
    ],
  },
  { kind: 'tick', name: 'house', label: 'I own a house' },
  { kind: 'money', name: 'interest', label: 'Interest', when: { field: 'house', is: ['on'] } },
  {
    kind: 'rows',
    name: 'sales',
    label: 'Sales',
    initialRows: 1,
    maxRows: 3,
    add: 'Add',
    rowLabel: (n) => `Sale ${n}`,
    fields: [
      { kind: 'date', name: 'sold', label: 'Sold on' },
      {
        kind: 'choice',
        name: 'what',
        label: 'What',
        initial: 'share',
        options: [
          ['share', 'Shares'],
          ['land', 'Land'],
        ],
      },
    ],
  },
]
const form = { basics, more: [] }

test('a form is read with no more of a line than any field needs, and the whole of a pasted report', () => {
  const fields: Field[] = [
    { kind: 'text', name: 'q', label: 'Section' },
    { kind: 'text', name: 'report', label: 'Report', lines: 6 },
  ]
  const given = ['q', 'report', 'sales.0.what'].map((name): [string, string] => [
    name,
    'x'.repeat(60_000),
  ])
  const values = valuesFrom({ basics: [...basics, ...fields], more: [] }, given)
  expect(Object.entries(values).map(([name, { length }]) => [name, length])).toEqual(
    expect.arrayContaining([
      ['q', 2_000],
      ['report', 60_000],
      ['sales.0.what', 2_000],
    ]),
  )
})

test('a form is read with every fault at its field', () => {
  const read = new FormReader({
    salary: 'much',
    'sales.0.sold': '2026-02-30',
    'sales.1.sold': '5/5/26',
    days: '12.5',
  })
  read.money('salary')
  for (const row of read.rows('sales')) row.date('sold')
  read.whole('days')
  expect(read.faults.map(({ path }) => path)).toEqual([
    'salary',
    'sales.0.sold',
    'sales.1.sold',
    'days',
  ])
})

test('a year of two digits, which a browser takes for the first century, is a fault', () => {
  const read = new FormReader({ bought: '0010-06-15' })
  expect(read.date('bought')).toBeUndefined()
  expect(read.faults).toEqual([
    { path: 'bought', message: 'Enter the year with four digits, such as 2026' },
  ])
})

test('a number may have its unit behind it', () => {
  const read = new FormReader({ stay: '182 days', trip: '१ day', other: '182 weeks' })
  expect([read.whole('stay'), read.whole('trip')]).toEqual([182, 1])
  expect(read.faults).toEqual([])
  read.whole('other')
  expect(read.faults).toHaveLength(1)
})

test('an amount below zero is a fault, unless losses may be typed', () => {
  const read = new FormReader({ gain: '-5' })
  expect(read.signedMoney('gain')).toBe(-5)
  expect(read.faults).toEqual([])
  read.money('gain')
  expect(read.faults).toHaveLength(1)
})

test('empty fields are nothing', () => {
  const read = new FormReader({})
  expect([read.money('a'), read.whole('b'), read.date('c'), read.rows('d')]).toEqual([
    0,
    undefined,
    undefined,
    [],
  ])
  expect(read.faults).toEqual([])
})

test('a link carries what was changed, and fills the form in again', () => {
  const values = {
    ...initialValues(form),
    salary: '12 lakh',
    'sales.0.sold': '2026-05-01',
    'sales.0.what': 'land',
    'sales.1.what': 'share',
  }
  const changed = changedValues(form, values)
  expect(changed).toEqual({
    salary: '12 lakh',
    'sales.0.sold': '2026-05-01',
    'sales.0.what': 'land',
  })
  const again = valuesFrom(form, new URLSearchParams(String(new URLSearchParams(changed))))
  expect(changedValues(form, again)).toEqual(changed)
})

test('a link with names that the form does not have, or too many rows, fills in the rest', () => {
  const given: [string, string][] = [
    ['salary', '5'],
    ['__proto__', 'x'],
    ['sales.7.sold', '2026-05-01'],
    ['sales.0.price', '5'],
    ['sales', 'x'],
    ['age.0.x', 'y'],
  ]
  expect(changedValues(form, valuesFrom(form, given))).toEqual({ salary: '5' })
})

test('a row far down in a link is the first one, and rows without anything are left out', () => {
  const given: [string, string][] = [
    ['sales.2.sold', '2026-05-01'],
    ['sales.0.sold', ''],
    ['sales.1.what', 'land'],
  ]
  const names = Object.keys(changedValues(form, valuesFrom(form, given)))
  expect(names.sort()).toEqual(['sales.0.what', 'sales.1.sold'])
})

test('a form is described by its labels, without fields that do not apply', () => {
  const values = {
    ...initialValues(form),
    salary: '12.5 lakh',
    age: 'old',
    interest: '5',
    'sales.0.sold': '2026-05-01',
    'sales.0.what': 'land',
    'sales.1.sold': '',
  }
  expect(describeInput(form, values)).toEqual([
    { label: 'Salary', value: '₹12,50,000' },
    { label: 'Age', value: '60 or more' },
    { label: 'Sale 1', value: 'Sold on 1 May 2026 · What Land' },
  ])
})

test('a field that was left alone is no input but an assumption, before those of the answer', () => {
  const values = { ...initialValues(form), salary: '5 lakh' }
  const labels = describeInput(form, values).map(({ label }) => label)
  expect(labels).toEqual(['Salary'])
  const answer = { headline: { label: '', value: '' }, figures: [], workings: [], notes: [] }
  expect(withUntouched({ ...answer, assumptions: ['You are Indian.'] }, form, values)).toEqual({
    ...answer,
    assumptions: ['Age: Below 60', 'You are Indian.'],
  })
})

test.each([
  ['7', '7%'],
  ['7%', '7%'],
  ['', undefined],
])('a number typed as "%s" is described with its unit: %s', (typed, described) => {
  const field = { kind: 'number', name: 'cash', label: 'Cash', unit: '%' } as const
  const found = describeInput({ basics: [field], more: [] }, { cash: typed })
  expect(found[0]?.value).toBe(described)
})

test.each(['2026-02-30', '2026', 'May'])(
  '%s, which is no day, is described as it was typed',
  (typed) => {
    const described = describeInput(form, { ...initialValues(form), 'sales.0.sold': typed })
    expect(described.at(-1)?.value).toBe(`Sold on ${typed}`)
  },
)

test('a field shows one error at a time, the first that applies', () => {
  const form = new FormReader({ rent: 'much', 'rows.0.rent': 'more' })
  form.money('rent')
  form.fault('rent', 'Enter the rent', undefined)
  const [row] = form.rows('rows')
  row?.money('rent')
  row?.fault('rent', 'Enter the rent', undefined)
  expect(form.faults.map(({ path }) => path)).toEqual(['rent', 'rows.0.rent'])
  expect(form.faults[0]?.message).not.toBe('Enter the rent')
})
