import { describe, expect, test } from 'vitest'
import { stepsOf } from '../../../../test/steps.ts'
import { type NoticeDays, type NoticeInput, noticeDays, rectifyBy } from './notice-days.ts'

/** Counted by hand on a calendar from the text of the sections. */
type Row = [input: NoticeInput, expected: Partial<NoticeDays>, why: string]

const UNDER_1961: Row[] = [
  [
    { notice: '139-9', year: '2025-26', date: '2026-11-10' },
    { lastDay: '2026-11-25', sendBy: null, late: null },
    '139(9): 15 days after 10 November',
  ],
  [
    { notice: '139-9', year: '2025-26', date: '2026-12-20' },
    { lastDay: '2027-01-04' },
    '139(9): 11 days to 31 December, 4 in January',
  ],
  [
    { notice: '139-9', year: '2025-26', date: '2028-02-20' },
    { lastDay: '2028-03-06' },
    '139(9): 9 days to 29 February, 6 in March',
  ],
  [
    { notice: '139-9', year: '2025-26', date: '2026-11-10', due: '2026-12-10' },
    { lastDay: '2026-12-10', counted: '2026-11-25' },
    '139(9): a longer time in the notice counts',
  ],
  [
    { notice: '143-1-a', year: '2025-26', date: '2026-10-31' },
    { lastDay: '2026-11-30' },
    '143(1)(a): 30 days after 31 October',
  ],
  [
    { notice: '143-1-a', year: '2025-26', date: '2027-02-01' },
    { lastDay: '2027-03-03' },
    '143(1)(a): 27 days to 28 February, 3 in March',
  ],
  [
    {
      notice: '143-1-demand',
      year: '2025-26',
      date: '2026-11-05',
      received: '2026-11-07',
      filed: '2026-07-20',
    },
    { lastDay: '2026-12-07', sendBy: '2027-12-31', late: 'no' },
    '143(1): 30 days from service; 9 months after FY 2026-27',
  ],
  [
    { notice: '143-1-demand', year: '2023-24', date: '2026-01-05', filed: '2024-07-25' },
    { lastDay: '2026-02-04', sendBy: '2025-12-31', late: 'yes' },
    '143(1): sent five days after the nine months',
  ],
  [
    { notice: '143-1-same', year: '2024-25', date: '2026-12-31', filed: '2025-09-10' },
    { lastDay: null, counted: null, sendBy: '2026-12-31', late: 'no' },
    '143(1): sent on the last day',
  ],
  [
    { notice: '143-1-refund', year: '2025-26', date: '2026-11-02' },
    { lastDay: null, sendBy: null, late: null },
    '143(1): a refund asks for nothing',
  ],
  [
    { notice: '143-2', year: '2024-25', date: '2026-06-30', filed: '2025-09-15' },
    { lastDay: null, sendBy: '2026-06-30', late: 'no' },
    '143(2): 3 months after FY 2025-26, to the day',
  ],
  [
    {
      notice: '143-2',
      year: '2024-25',
      date: '2026-06-30',
      received: '2026-07-01',
      filed: '2025-09-15',
    },
    { sendBy: '2026-06-30', late: 'yes' },
    '143(2): dated in time, but served a day late',
  ],
  [
    {
      notice: '143-2',
      year: '2025-26',
      date: '2027-06-28',
      due: '2027-07-15',
      filed: '2026-12-31',
    },
    { lastDay: '2027-07-15', counted: null, sendBy: '2027-06-30', late: 'no' },
    '143(2): the date in the notice',
  ],
  [
    { notice: '143-2', year: '2018-19', date: '2020-09-22', filed: '2019-08-31' },
    { sendBy: null, late: null },
    '143(2): six months after FY 2019-20, extended in the pandemic',
  ],
  [
    { notice: '143-1-demand', year: '2018-19', date: '2021-02-22', filed: '2019-08-31' },
    { lastDay: '2021-03-24', sendBy: null, late: null },
    '143(1): a year after FY 2019-20, extended in the pandemic',
  ],
  [
    { notice: '142-1', year: '2025-26', date: '2026-11-12', due: '2026-12-01' },
    { lastDay: '2026-12-01', counted: null, sendBy: null },
    '142(1): the date in the notice',
  ],
  [
    { notice: '156', year: '2023-24', date: '2026-03-02' },
    { lastDay: '2026-04-01' },
    '156 and 220(1): 29 days to 31 March, 1 in April',
  ],
  [
    { notice: '245', year: '2025-26', date: '2026-11-09' },
    { lastDay: '2026-11-30' },
    '245: 21 days after 9 November',
  ],
  [
    { notice: '148A', year: '2021-22', date: '2026-03-31', due: '2026-04-20' },
    { lastDay: '2026-04-20', sendBy: '2026-03-31', late: 'no' },
    '148A: 3 years after AY 2022-23, to the day',
  ],
  [
    { notice: '148A', year: '2021-22', date: '2026-06-15' },
    { lastDay: null, sendBy: '2026-03-31', late: 'unless large' },
    '148A: within 5 years, for 50 lakh or more',
  ],
  [
    { notice: '148A', year: '2021-22', date: '2024-08-20' },
    { sendBy: null, late: null },
    '148A: before September 2024 another section 149',
  ],
  [
    { notice: '148', year: '2020-21', date: '2026-11-10' },
    { lastDay: null, counted: '2027-02-28', sendBy: '2025-06-30', late: 'unless large' },
    '148: 3 months from the end of November; AY 2021-22 and 3 years 3 months',
  ],
  [
    { notice: '148', year: '2019-20', date: '2026-07-01', due: '2026-08-31' },
    { lastDay: '2026-08-31', counted: '2026-10-31', sendBy: '2024-06-30', late: 'yes' },
    '148: a day after AY 2020-21 and 5 years 3 months, 30 June 2026',
  ],
  [
    { notice: 'advisory', year: '2025-26', date: '2026-11-20' },
    { lastDay: null, counted: null, sendBy: null, late: null },
    'an advisory has no day',
  ],
]

const UNDER_2025: Row[] = [
  [
    { notice: '139-9', year: '2026-27', date: '2027-09-01' },
    { lastDay: '2027-09-16' },
    '263(7): 15 days after 1 September',
  ],
  [
    { notice: '143-1-a', year: '2026-27', date: '2027-10-15' },
    { lastDay: '2027-11-14' },
    '270(1): 16 days to 31 October, 14 in November',
  ],
  [
    { notice: '143-1-demand', year: '2026-27', date: '2027-12-01', filed: '2027-07-31' },
    { lastDay: '2027-12-31', sendBy: '2028-12-31', late: 'no' },
    '411(1): 30 days; 270: 9 months after FY 2027-28',
  ],
  [
    { notice: '143-2', year: '2026-27', date: '2028-07-03', filed: '2027-08-30' },
    { sendBy: '2028-06-30', late: 'yes' },
    '270(9): 3 months after FY 2027-28',
  ],
  [
    { notice: '142-1', year: '2026-27', date: '2027-11-01', due: '2027-11-20' },
    { lastDay: '2027-11-20' },
    '268(1): the date in the notice',
  ],
  [
    { notice: '148A', year: '2026-27', date: '2031-04-01' },
    { sendBy: '2031-03-31', late: 'unless large' },
    '282(2): 4 years from the end of the tax year are over',
  ],
  [
    { notice: '148', year: '2026-27', date: '2031-06-30' },
    { counted: '2031-09-30', sendBy: '2031-06-30', late: 'no' },
    '280 and 282(1): 4 years 3 months from the end of the tax year, to the day',
  ],
  [
    { notice: '156', year: '2026-27', date: '2028-05-02', received: '2028-05-10' },
    { lastDay: '2028-06-09' },
    '289 and 411(1): 21 days to 31 May, 9 in June',
  ],
  [
    { notice: '245', year: '2026-27', date: '2028-01-31' },
    { lastDay: '2028-02-21' },
    '438: 21 days after 31 January',
  ],
]

describe.each([
  ['1961', UNDER_1961, false],
  ['2025', UNDER_2025, true],
] as const)('under the Act of %s', (_act, rows, isNew) => {
  test.each(rows.map(([input, expected, why]) => [why, input, expected] as const))(
    'Days of a notice, %s',
    (_why, input, expected) => {
      const { result, lines } = noticeDays(input)
      expect(result).toMatchObject(expected)
      for (const { rule } of lines) expect(rule.endsWith('2026')).toBe(isNew)
    },
  )
})

test('An order can be rectified for four years after the financial year of its date', () => {
  expect(rectifyBy({ year: '2025-26', date: '2026-11-20' })).toEqual({
    rule: 'rectificationYears',
    day: '2031-03-31',
  })
  expect(rectifyBy({ year: '2026-27', date: '2028-03-31' })).toEqual({
    rule: 'rectificationYears2026',
    day: '2032-03-31',
  })
})

describe('the steps that a visitor reads', () => {
  const steps = (input: Omit<NoticeInput, 'year'> & { year?: string }) =>
    stepsOf(noticeDays({ year: '2025-26', ...input }))

  test('the steps count from the date of the notice, or from its service, and end with the day', () => {
    expect(steps({ notice: '139-9', date: '2026-11-10', received: '2026-11-12' })).toEqual([
      'Date of the notice: 10 November 2026 (defectDays)',
      'Time to reply: 15 days (defectDays)',
      'Last day, as the law counts it: 25 November 2026 (defectDays)',
    ])
    expect(steps({ notice: '156', date: '2026-11-05', received: '2026-11-07' })).toEqual([
      'Served on: 7 November 2026 (demandDays)',
      'Time to reply: 30 days (demandDays)',
      'Last day, as the law counts it: 7 December 2026 (demandDays)',
    ])
  })

  test('the steps add the date in the notice, and the last day of the department', () => {
    expect(
      steps({
        ...{ notice: '143-1-demand', date: '2026-11-05', filed: '2026-07-20' },
        due: '2026-12-20',
      }),
    ).toEqual([
      'Served on: 5 November 2026 (demandDays)',
      'Time to reply: 30 days (demandDays)',
      'Last day, as the law counts it: 5 December 2026 (demandDays)',
      'Date in the notice: 20 December 2026 (demandDays)',
      'Last day for the department to send it: 31 December 2027 (processingMonths)',
    ])
  })

  test('the steps say what time there is where the notice alone gives the day', () => {
    expect(steps({ notice: '142-1', date: '2026-11-10' })).toEqual([
      'Time to reply: the date in the notice (inquiryDate)',
    ])
    expect(steps({ notice: '143-2', date: '2026-11-10', due: '2026-12-01' })).toEqual([
      'Time to reply: the date in the notice (scrutinyDate)',
      'Date in the notice: 1 December 2026 (scrutinyDate)',
    ])
    // 36 and 60 months after AY 2022-23
    expect(steps({ notice: '148A', date: '2026-01-10', year: '2021-22' })).toEqual([
      'Time to reply: the date in the notice (showCauseDate)',
      'Last day for the department to send it: 31 March 2026 (showCauseLimit)',
      'The same, if a large income was left out: 31 March 2028 (showCauseLimitLarge)',
    ])
    expect(steps({ notice: '143-1-same', date: '2026-11-10' })).toEqual([])
  })

  test('the steps of a reopening name both limits', () => {
    // AY 2022-23 ends on 31 March 2023: three years and three months, five years and three months
    expect(steps({ notice: '148', date: '2026-06-01', year: '2021-22' })).toEqual([
      'Latest date the notice can give: 30 September 2026 (reassessmentReturn)',
      'Last day for the department to send it: 30 June 2026 (reopenLimit)',
      'The same, if a large income was left out: 30 June 2028 (reopenLimitLarge)',
    ])
  })
})

describe('the rule of each kind of notice', () => {
  const rule = (notice: NoticeInput['notice'], year = '2025-26') =>
    noticeDays({ notice, year, date: '2026-11-10', filed: '2026-07-20' }).lines.map(
      (line) => line.rule,
    )

  test('an adjustment and a set-off have days of their own', () => {
    expect(new Set(rule('143-1-a'))).toEqual(new Set(['adjustmentDays']))
    expect(new Set(rule('245'))).toEqual(new Set(['setOffDays']))
    expect(new Set(rule('156'))).toEqual(new Set(['demandDays']))
  })

  test('an intimation has nine months after the filing, scrutiny three', () => {
    expect(rule('143-1-refund')).toEqual(['processingMonths'])
    expect(rule('143-1-same')).toEqual(['processingMonths'])
    expect(rule('143-2')).toEqual(['scrutinyDate', 'scrutinyMonths'])
    expect(rule('advisory')).toEqual([])
  })

  test('a date in a notice without a rule of its own stands under the right to have it rectified', () => {
    const due = { notice: 'advisory', date: '2026-11-10', due: '2026-12-01' } as const
    expect(stepsOf(noticeDays({ ...due, year: '2026-27' }))).toEqual([
      'Date in the notice: 1 December 2026 (rectificationYears2026)',
    ])
  })
})

describe('whether it was sent in time', () => {
  const late = (input: Omit<NoticeInput, 'year'>, year = '2021-22') =>
    noticeDays({ ...input, year }).result.late

  test('a notice under section 148 is late after both limits, and depends on the income between them', () => {
    expect(late({ notice: '148', date: '2026-06-30' })).toBe('no')
    expect(late({ notice: '148', date: '2026-07-01' })).toBe('unless large')
    expect(late({ notice: '148', date: '2028-06-30' })).toBe('unless large')
    expect(late({ notice: '148', date: '2028-07-01' })).toBe('yes')
  })

  test('the limits of a reopening hold for notices from 1 September 2024', () => {
    expect(late({ notice: '148', date: '2024-08-31' })).toBeNull()
    expect(late({ notice: '148', date: '2024-09-01' })).toBe('no')
  })

  test('the time to send it is known for returns filed from April 2020', () => {
    const notice = '143-1-same'
    expect(late({ notice, date: '2020-12-01', filed: '2020-03-31' }, '2018-19')).toBeNull()
    expect(late({ notice, date: '2020-12-01', filed: '2020-04-01' }, '2018-19')).toBe('no')
  })

  test('whether scrutiny came in time its service decides, whether an intimation did its date', () => {
    // Filed in FY 2026-27: three months after it for scrutiny, nine for an intimation
    const days = { date: '2027-06-30', received: '2027-07-01', filed: '2026-07-20' }
    expect(late({ notice: '143-2', ...days }, '2025-26')).toBe('yes')
    expect(late({ notice: '143-2', ...days, received: '2027-06-30' }, '2025-26')).toBe('no')
    const intimation = { date: '2027-12-31', received: '2028-01-02', filed: '2026-07-20' }
    expect(late({ notice: '143-1-same', ...intimation }, '2025-26')).toBe('no')
  })
})
