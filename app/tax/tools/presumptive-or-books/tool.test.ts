import { describe, expect, test } from 'vitest'
import type { Answer } from '#app/tax/working/answer.ts'
import { answerIn } from '../../../../test/tool-answer.ts'
import { initialValues } from '../form/form-values.ts'
import type { FormValues, ToolContext } from '../form/tool-type.ts'
import { tool } from './tool.ts'

const now: ToolContext = { year: '2026-27', today: '2026-11-22' }

function respond(values: FormValues, context = now) {
  return tool.respond({ ...initialValues(tool), ...values }, context)
}

const answer = (...given: Parameters<typeof respond>) => answerIn(respond(...given))

const figureOf = ({ figures }: Answer, label: string) =>
  figures.find((figure) => figure.label === label)?.value

describe('a professional sees', () => {
  test('half of the receipts, its tax and one date of advance tax', () => {
    const found = answer({ receipts: '36 lakh' })
    expect(found.headline).toMatchObject({ value: '₹18,00,000' })
    // New regime on 18,00,000: 20,000 + 40,000 + 60,000 + 40,000 = 1,60,000 and 4%
    expect(figureOf(found, 'Tax under 44ADA')).toBe('₹1,66,400')
    expect(figureOf(found, 'Advance tax under 44ADA')).toBe('All by 15 March')
  })

  test('a professional sees that books save more than they cost, and lead to an audit', () => {
    const found = answer({ receipts: '36,00,000', profit: '11,00,000', cost: '40,000' })
    expect(found.headline.value).toBe('Keep books')
    expect(found.headline.text).toContain('₹1,66,400')
    expect(figureOf(found, 'Audit with books')).toBe('Yes')
  })

  test('a professional sees that books cost more than they save', () => {
    const found = answer({ receipts: '36,00,000', profit: '17,50,000', cost: '40,000' })
    expect(found.headline.value).toBe('Stay with 44ADA')
    expect(found.headline.text).toBe('Books would save ₹10,400 of tax and cost you ₹40,000.')
  })

  test('a professional sees no tax and no audit within the basic exemption', () => {
    const found = answer({ receipts: '10,00,000', profit: '3,00,000' })
    expect(found.headline.text).toBe('Books would save you no tax.')
    expect(figureOf(found, 'Audit with books')).toBe('No')
    expect(figureOf(found, 'Advance tax under 44ADA')).toBe('None due')
  })

  test('the real profit declared where it is higher', () => {
    const found = answer({ receipts: '10,00,000', profit: '7,00,000' })
    expect(found.headline.text).toContain('Your actual profit is higher')
    expect(found.tables?.[0]?.rows[0]?.[1]).toBe('₹7,00,000')
  })

  test('a professional sees that the section is closed, with the reason', () => {
    expect(answer({ receipts: '60 lakh', cash: '5 lakh' }).headline).toMatchObject({
      value: 'Not open to you',
      text: expect.stringContaining('above the limit of ₹50 lakh'),
    })
    expect(answer({ receipts: '60 lakh', cash: '3 lakh' }).headline.value).toBe('₹30,00,000')
    expect(answer({ receipts: '6 lakh', owner: 'huf' }).headline.value).toBe('Not open to you')
    expect(answer({ receipts: '6 lakh', abroad: 'on' }).headline.text).toContain('residents only')
  })

  test('the cheaper regime with its deductions', () => {
    const found = answer({ receipts: '32 lakh', deductions: '8,00,000' })
    expect(found.headline.text).toContain('old regime')
    expect(found.notes.join()).toContain('Form 10-IEA')
  })
})

test('the 2025 Act is named for the year that it governs', () => {
  const notes = (year: ToolContext['year']) =>
    answer({ receipts: '36 lakh' }, { ...now, year }).notes.join()
  expect(notes('2026-27')).toContain('rows of the table in section 58(2)')
  expect(notes('2025-26')).not.toContain('2025 Act')
})

describe('a business sees', () => {
  test('6% of what came by bank and 8% of cash and unpaid bills', () => {
    const found = answer({ work: '44AD', receipts: '1 crore', cash: '20 lakh', unpaid: '30 lakh' })
    expect(found.headline.value).toBe('₹7,00,000')
  })

  test('an audit only if section 44AD was used before', () => {
    const values = { work: '44AD', receipts: '90 lakh', profit: '4,50,000' }
    expect(figureOf(answer(values), 'Audit with books')).toBe('No')
    expect(figureOf(answer({ ...values, used: 'on' }), 'Audit with books')).toBe('Yes')
    const large = { ...values, receipts: '1.5 crore', used: 'on' }
    const found = answer(large)
    expect(found.figures.find(({ label }) => label === 'Audit with books')).toMatchObject({
      value: 'Yes',
      text: 'Disputed, see “Good to know”',
    })
    expect(found.notes.join()).toContain('The law is disputed')
  })
})

describe('an owner of goods vehicles sees', () => {
  const fields = { work: '44AE', 'vehicles.0.tonnes': '16.2', 'vehicles.0.months': '12' }

  test('the income of each vehicle and four instalments', () => {
    const found = answer({ ...fields, 'vehicles.1.tonnes': '9', 'vehicles.1.months': '12' })
    expect(found.headline.value).toBe('₹2,84,400')
    expect(answer({ ...fields, otherIncome: '15 lakh' }).figures.at(-1)?.value).toBe(
      'Four instalments',
    )
  })

  test('an audit when less is declared', () => {
    expect(figureOf(answer({ ...fields, profit: '0' }), 'Audit with books')).toBe('Yes')
  })
})

test.each([
  ['more cash than receipts', { receipts: '5 lakh', cash: '6 lakh' }, 'cash'],
  [
    'unpaid bills above the rest',
    { work: '44AD', receipts: '5 lakh', cash: '3 lakh', unpaid: '3 lakh' },
    'unpaid',
  ],
  [
    '13 months',
    { work: '44AE', 'vehicles.0.tonnes': '9', 'vehicles.0.months': '13' },
    'vehicles.0.months',
  ],
  ['letters', { receipts: 'a lot' }, 'receipts'],
])('%s are marked at the field', (_, values, path) => {
  expect(respond(values)).toMatchObject({ faults: [{ path }] })
})

test('an answer that is still missing is asked for', () => {
  expect(respond({})).toHaveProperty('missing')
  expect(respond({ work: '44AE', receipts: '5' })).toHaveProperty('missing')
})

test('every line of every working names a rule of the register', () => {
  const all = [
    answer(tool.example),
    answer({ work: '44AD', receipts: '2.5 crore', profit: '1.2 crore', used: 'on' }),
    answer({ ...tool.example, work: '44AD', age: '80plus' }, { ...now, year: '2025-26' }),
    answer({ work: '44AE', 'vehicles.0.tonnes': '9', 'vehicles.0.months': '1', profit: '₹5' }),
  ]
  for (const { workings } of all) {
    for (const { rule } of workings.flatMap(({ lines }) => lines)) {
      expect(tool.facts).toHaveProperty(rule)
    }
  }
})

test('unreadable receipts are reported at their own field, not at the cash', () => {
  expect(respond({ receipts: 'lots', cash: '5 lakh' })).toMatchObject({
    faults: [{ path: 'receipts' }],
  })
})

test('someone with a loss learns what books would do for them', () => {
  const { headline, notes } = answer({ receipts: '24,00,000', profit: '-3 lakh' })
  expect(headline.text).toContain('your loss')
  expect(notes[0]).toContain('salary, crypto gains and winnings')
  expect(notes[0]).toContain('carry forward the rest, if you file by 31 August 2027')
  const late = { year: '2025-26', today: '2026-11-22' } as const
  expect(answer({ receipts: '24,00,000', profit: '-3 lakh' }, late).notes[0]).toContain(
    'The due date for this year was 31 August 2026. If you filed later',
  )
})

test('the old regime is asked for by the due date of the return it is better in', () => {
  const late = { year: '2025-26', today: '2026-11-22' } as const
  const notes = (values: FormValues) =>
    answer({ ...values, deductions: '9 lakh' }, late).notes.join(' ')
  expect(notes({ receipts: '36 lakh', profit: '15 lakh' })).toContain('was 31 August 2026')
  const audited = { receipts: '60 lakh', cash: '5 lakh', profit: '20 lakh' }
  expect(notes(audited)).toContain('was 31 October 2026')
})
