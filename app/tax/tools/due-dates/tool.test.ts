import { expect, test } from 'vitest'
import { answerIn } from '../../../../test/tool-answer.ts'
import { initialValues, toolOn } from '../form/form-values.ts'
import type { FormValues } from '../form/tool-type.ts'
import { groupsOf, tool } from './tool.ts'

const TODAY = '2026-11-22'

function respond(changes: FormValues = {}, today = TODAY) {
  return tool.respond({ ...initialValues(tool), ...changes }, { year: '2025-26', today })
}

function answer(changes: FormValues = {}, today = TODAY) {
  return answerIn(respond(changes, today))
}

const namesIn = (changes: FormValues, today = TODAY) =>
  answer(changes, today).workings[0]?.lines.map(({ label }) => label) ?? []

test.each([
  ['2026-11-22', 'Return for FY 2025-26 (AY 2026-27)', 'You can still file a belated return'],
  [
    '2027-01-10',
    'Return for FY 2025-26 (AY 2026-27)',
    'The last day for a belated return has passed',
  ],
  ['2027-08-05', 'Return for tax year 2026-27', 'You can still file a belated return'],
])('On %s the form asks for the year being filed, %s', (today, label, note) => {
  expect(toolOn(tool, today).basics.map((field) => field.label)).toContain(label)
  expect(answer({ return: 'late' }, today).notes.join()).toContain(note)
})

test.each([
  ['2026-11-30', false],
  ['2026-12-01', true],
])('A return with a transfer pricing report is late on %s: %s', (today, late) => {
  const notes = answer({ who: 'audited', 'transfer-pricing': 'on' }, today).notes.join()
  expect(notes.includes('You can still file a belated return')).toBe(late)
  expect(notes).toContain('a tax audit report are due a month before')
})

test('Before the first due date of the year being filed no return is called late', () => {
  expect(toolOn(tool, '2027-04-15').basics[1]?.label).toBe('Return for tax year 2026-27')
  expect(answer({ return: 'late' }, '2027-04-15').notes.join()).not.toMatch(/belated/)
})

test('the due dates begin with the next one and the days that are left', () => {
  expect(answer({ who: 'business' }).headline).toEqual({
    label: 'Your next date',
    value: '15 December 2026',
    text: 'Third instalment of advance tax. 23 days left.',
  })
})

test.each([
  ['2026-12-24', '7 days left', 'bad'],
  ['2026-12-23', '8 days left', undefined],
  ['2026-12-30', 'One day left', 'bad'],
  ['2026-12-31', 'It’s due today', 'bad'],
])('the due dates on %s say: %s', (today, words, tone) => {
  const { headline } = answer({}, today)
  expect(headline.value).toBe('31 December 2026')
  expect(headline.text).toContain(words)
  expect(headline.tone).toBe(tone)
})

test('the due dates name everything that falls due on the next day', () => {
  expect(answer({ house: 'on', 'transfer-pricing': 'on' }).headline.text).toBe(
    'Return with a transfer pricing report. Also: Form 141 for TDS on a payment for a house or land in October. 8 days left.',
  )
})

test('the due dates are listed for the next twelve months, and the passed ones below with a word of caution', () => {
  const { workings, notes } = answer({ return: 'none' })
  expect(workings.map(({ title }) => title)).toEqual([undefined, 'Dates that have passed'])
  const [coming, passed] = workings.map(({ lines }) => lines)
  expect(coming?.[0]).toEqual({
    label: 'Last day to invest for deductions, book gains and pay advance tax, tax year 2026-27',
    amount: '31 Mar 2027',
    rule: 'yearEnd2026',
  })
  expect(coming?.at(-1)?.amount).toBe('31 Jul 2027')
  expect(passed?.map(({ amount }) => amount)).toEqual(['31 Jul 2026'])
  expect(notes.join()).toContain('incometax.gov.in')
})

test('the due dates show the next one even if it is further away', () => {
  expect(answer({}, '2028-04-01').headline.value).toBe('31 March 2031')
  expect(namesIn({}, '2028-04-01')).toHaveLength(1)
})

test('the due dates open each to its rule', () => {
  const lines = answer({ tan: 'on' }).workings.flatMap((working) => working.lines)
  expect(lines.length).toBeGreaterThan(8)
  for (const { rule } of lines) expect(tool.facts).toHaveProperty(rule)
})

test('the due dates do not include what concerns others', () => {
  expect(namesIn({}).join()).not.toMatch(/TDS|Form 67|instalment/)
  expect(namesIn({ 'advance-tax': 'on' }).join()).toContain('instalment')
  expect(namesIn({ foreign: 'on' }).join()).toContain('Form 67')
  expect(namesIn({ who: 'presumptive', 'advance-tax': 'on' }).join()).not.toContain('Third')
})

test('the due dates say so when none is left', () => {
  expect(answer({}, '2040-01-01').headline.value).toBe('None in our calendar')
})

test('the form stands for groups, in their own order', () => {
  expect(groupsOf(initialValues(tool))).toEqual(['salaried', 'late'])
  expect(groupsOf({ who: 'audited', return: 'none', tan: 'on', 'advance-tax': 'on' })).toEqual([
    'audited',
    'tan',
  ])
})

test('a choice that the form does not have is a fault there', () => {
  expect(respond({ who: 'dentist' })).toEqual({
    faults: [{ path: 'who', message: 'Choose one of the options' }],
  })
})

test('the example has an answer', () => {
  const { headline, notes } = answer(tool.example)
  expect(headline.value).toBe('15 December 2026')
  expect(notes.join()).toContain('₹10,000')
})

test('advice that has run out is not given any more', () => {
  const notes = (status: string, today: string) => answer({ return: status }, today).notes.join()
  expect(notes('late', '2026-12-31')).toContain('You can still file a belated return')
  expect(notes('late', '2027-01-01')).not.toContain('You can still file a belated return')
  expect(notes('late', '2027-01-01')).toContain('Only an updated return is left')
  expect(notes('filed', '2026-12-31')).toContain('Revise by 31 December 2026')
  expect(notes('filed', '2027-01-01')).not.toContain('Revise by')
  expect(notes('filed', '2027-01-01')).toContain('a fee for late revisions')
  expect(notes('filed', '2027-04-01')).not.toContain('late revisions')
})
