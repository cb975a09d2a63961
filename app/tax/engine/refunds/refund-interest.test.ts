import { describe, expect, test } from 'vitest'
import { stepsOf } from '../../../../test/steps.ts'
import {
  type RefundInput,
  type RefundInterest,
  refundInterest,
  refundRules,
  verifyBy,
} from './refund-interest.ts'

/** Worked by hand from the text of both sections. */
type Row = [change: Partial<RefundInput>, expected: Partial<RefundInterest>, why: string]

const IN_TIME: RefundInput = {
  year: '2025-26',
  due: 'plain',
  refund: 24000,
  tax: 60000,
  filed: '2026-07-20',
  granted: '2026-11-15',
}
const IN_2027: RefundInput = {
  ...IN_TIME,
  year: '2026-27',
  filed: '2027-07-31',
  granted: '2027-12-31',
}

const UNDER_1961: Row[] = [
  [
    {},
    { interest: 960, months: 8, from: '2026-04-01', onTime: true, processBy: '2027-12-31' },
    'April to November: 4% of 24,000',
  ],
  [{ filed: '2026-04-10', granted: '2026-04-30' }, { interest: 120, months: 1 }, 'April alone'],
  [
    { filed: '2026-04-10', granted: '2026-05-01' },
    { interest: 240, months: 2 },
    '1 May begins May',
  ],
  [{ filed: '2026-07-31' }, { interest: 960, onTime: true }, 'on the due date'],
  [
    { filed: '2026-08-01' },
    { interest: 480, months: 4, from: '2026-08-01', onTime: false },
    'a day late: from 1 August, 2% of 24,000',
  ],
  [
    { filed: '2026-08-31', due: 'business' },
    { interest: 960, onTime: true },
    'business, 31 August',
  ],
  [{ filed: '2026-10-31', due: 'audit' }, { interest: 960, onTime: true }, 'audit, 31 October'],
  [
    { filed: '2026-12-10', granted: '2027-01-09' },
    { interest: 120, months: 1 },
    'belated: the first month ends on 9 January',
  ],
  [
    { filed: '2026-12-10', granted: '2027-01-10' },
    { interest: 240, months: 2 },
    'belated: the second begins on 10 January',
  ],
  [{ refund: 5999 }, { interest: 0, enough: false }, 'a rupee below 10% of 60,000'],
  [{ refund: 6000 }, { interest: 240, enough: true }, 'exactly 10%: 4% of 6,000'],
  [{ tax: 0 }, { interest: 960, enough: true }, 'no tax at all'],
  [{ tax: undefined }, { interest: 960, enough: null }, 'tax not known'],
  [{ refund: 24199 }, { interest: 964 }, '24,100: the 99 are ignored'],
  [
    { refund: 24100, granted: '2026-10-31' },
    { interest: 843, months: 7 },
    '3.5% of 24,100 is 843.50, paise dropped',
  ],
  [
    { refund: 10000, selfAssessment: 10000, paid: '2026-07-15' },
    { interest: 200 },
    'self-assessment tax: from 20 July four months, 2% of 10,000',
  ],
  [
    { refund: 10000, selfAssessment: 10000, paid: '2026-08-05', granted: '2026-11-03' },
    { interest: 150 },
    'paid after the return: from 5 August three months',
  ],
  [
    { refund: 30000, selfAssessment: 10000, paid: '2026-07-15' },
    { interest: 1000 },
    '4% of 20,000 of TDS and 2% of 10,000',
  ],
  [
    { verified: '2026-08-19' },
    { interest: 960, filedOn: '2026-07-20' },
    'verified on the thirtieth day',
  ],
  [
    { verified: '2026-08-20' },
    { interest: 360, filedOn: '2026-08-20', onTime: false },
    'verified on the 31st: filed on 20 August, three months to 15 November',
  ],
  [
    { year: '2021-22', filed: '2022-07-31', verified: '2022-11-28', granted: '2023-01-10' },
    { interest: 1200, filedOn: '2022-07-31', onTime: true },
    'filed before August 2022 and verified on the 120th day: April to January',
  ],
  [
    { year: '2021-22', filed: '2022-07-31', verified: '2022-11-29', granted: '2023-01-10' },
    { interest: 240, filedOn: '2022-11-29', onTime: false },
    'and on the 121st: two months from 29 November',
  ],
  [{ delay: 2 }, { interest: 720, months: 6 }, 'two months left out: 3% of 24,000'],
  [{ delay: 20 }, { interest: 0, months: 0 }, 'no months left'],
  [
    { year: '2024-25', filed: '2025-09-16', granted: '2026-01-20' },
    { interest: 1200, months: 10, processBy: '2026-12-31' },
    'extended due date: April 2025 to January 2026',
  ],
  [
    { year: '2024-25', filed: '2025-09-17', granted: '2026-01-20' },
    { interest: 600, months: 5 },
    'a day after it: 17 September to 20 January',
  ],
  [
    { year: '2023-24', filed: '2024-12-31', granted: '2025-12-31' },
    { interest: 1560, months: 13, processBy: '2025-12-31' },
    'the 31st begins the thirteenth month',
  ],
]

const UNDER_2025: Row[] = [
  [
    {},
    { interest: 1080, months: 9, from: '2027-04-01', processBy: '2028-12-31' },
    'April to December: 4.5% of 24,000',
  ],
  [
    { filed: '2027-08-01' },
    { interest: 600, months: 5, onTime: false },
    'a day late: August to December',
  ],
  [{ filed: '2027-08-31', due: 'business' }, { interest: 1080 }, 'business, 31 August'],
  [{ filed: '2027-10-31', due: 'audit' }, { interest: 1080 }, 'audit, 31 October'],
  [{ refund: 5999 }, { interest: 0, enough: false }, 'below 10%'],
  [
    { refund: 10000, selfAssessment: 4000, paid: '2027-07-30' },
    { interest: 390 },
    '4.5% of 6,000 and, from 31 July, 6 months on 4,000',
  ],
  [
    { verified: '2027-09-05' },
    { interest: 480, filedOn: '2027-09-05', onTime: false },
    'verified after 36 days: 5 September to 31 December, 2% of 24,000',
  ],
  [{ delay: 1 }, { interest: 960 }, 'a month left out: 4% of 24,000'],
]

describe.each([
  ['1961', IN_TIME, UNDER_1961],
  ['2025', IN_2027, UNDER_2025],
] as const)('under the Act of %s', (_act, base, rows) => {
  test.each(rows.map(([change, expected, why]) => [why, change, expected] as const))(
    'Interest on a refund, %s',
    (_why, change, expected) => {
      expect(refundInterest({ ...base, ...change }).result).toMatchObject(expected)
    },
  )
})

test('Each step of the interest names a rule of the year’s Act', () => {
  const rules = (input: RefundInput) => refundInterest(input).lines.map(({ rule }) => rule)
  expect(rules(IN_TIME)).toContain('refundInterest')
  expect(rules(IN_2027)).toContain('refundInterest2026')
  expect(rules(IN_2027)).not.toContain('refundInterest')
  const known = Object.keys(refundRules)
  const mixed = { ...IN_2027, selfAssessment: 9000, delay: 1, verified: '2027-09-20' }
  expect(rules(mixed).filter((rule) => !known.includes(rule))).toEqual(['dueDate2026'])
})

describe('The steps that a visitor reads', () => {
  const steps = (change: Partial<RefundInput>) => stepsOf(refundInterest({ ...IN_TIME, ...change }))
  const LAST = 'Last day for the department to process it: 31 December 2027 (processingMonths)'

  test('The steps of a refund go from the day of filing to the interest and the time of the department', () => {
    expect(steps({})).toEqual([
      'Filed on: 20 July 2026 (verifyDays)',
      'Due date of the return: 31 July 2026 (dueDateAy2026)',
      'Smallest refund with interest: 6000 (refundInterestLeast)',
      'Refund, rounded down to ₹100: 24000 (interestBase)',
      'Interest runs from: 1 April 2026 (refundFromApril)',
      'Months or part of one: 8 months (interestMonths)',
      'Interest on the refund: 960 (refundInterest)',
      LAST,
    ])
  })

  test('The steps say that a refund is too small to bear interest', () => {
    expect(steps({ refund: 5999 })).toEqual([
      'Filed on: 20 July 2026 (verifyDays)',
      'Due date of the return: 31 July 2026 (dueDateAy2026)',
      'Smallest refund with interest: 6000 (refundInterestLeast)',
      'Your refund is smaller: no interest (refundInterestLeast)',
      LAST,
    ])
  })

  test('The steps leave out the smallest refund where the tax is not known', () => {
    expect(steps({ tax: undefined })).toEqual([
      'Filed on: 20 July 2026 (verifyDays)',
      'Due date of the return: 31 July 2026 (dueDateAy2026)',
      'Refund, rounded down to ₹100: 24000 (interestBase)',
      'Interest runs from: 1 April 2026 (refundFromApril)',
      'Months or part of one: 8 months (interestMonths)',
      'Interest on the refund: 960 (refundInterest)',
      LAST,
    ])
  })

  test('The steps count self-assessment tax for itself, from its payment, and the delay of the taxpayer', () => {
    // 20,000 from April, less two months: 3% is 600. 10,000 from 5 August, four months less two: 1% is 100.
    const self = { refund: 30000, selfAssessment: 10000, paid: '2026-08-05', delay: 2 }
    expect(steps(self).slice(3, -1)).toEqual([
      'Refund, rounded down to ₹100: 20000 (interestBase)',
      'Interest runs from: 1 April 2026 (refundFromApril)',
      'Months or part of one: 6 months (interestMonths)',
      'Refund, self-assessment tax, rounded down to ₹100: 10000 (interestBase)',
      'Interest runs from, self-assessment tax: 5 August 2026 (refundOfSelfAssessment)',
      'Months or part of one, self-assessment tax: 2 months (interestMonths)',
      'Months left out for your delay: 2 months (refundDelay)',
      'Interest on the refund: 700 (refundInterest)',
    ])
  })

  test('A refund of self-assessment tax alone has one part', () => {
    expect(
      steps({ refund: 10000, selfAssessment: 15000, paid: '2026-07-15' }).slice(3, -1),
    ).toEqual([
      'Refund, self-assessment tax, rounded down to ₹100: 10000 (interestBase)',
      'Interest runs from, self-assessment tax: 20 July 2026 (refundOfSelfAssessment)',
      'Months or part of one, self-assessment tax: 4 months (interestMonths)',
      'Interest on the refund: 200 (refundInterest)',
    ])
  })

  test('The steps say by when to verify, where that came too late', () => {
    expect(steps({ verified: '2026-08-20' }).slice(0, 2)).toEqual([
      'Last day to verify: 19 August 2026 (verifyDays)',
      'Counts as filed on: 20 August 2026 (verifiedLate)',
    ])
    expect(steps({ verified: '2026-08-19' })[0]).toBe('Filed on: 20 July 2026 (verifyDays)')
  })

  test('The steps name the day of filing as the start of interest where the return was late', () => {
    const late = steps({ filed: '2026-08-01' })
    expect(late[4]).toBe('Interest runs from: 1 August 2026 (refundFromReturn)')
    expect(steps({ delay: 0 }).join()).not.toContain('delay')
  })

  test('A refund of a year without a known due date is refused', () => {
    expect(() => steps({ year: '2035-36' })).toThrow('no due date for 2035-36')
  })

  test('Returns filed until July 2022 have the longer time to verify', () => {
    expect(verifyBy('2022-07-31')).toEqual({ rule: 'verifyDaysEarlier', day: '2022-11-28' })
    expect(verifyBy('2022-08-01')).toEqual({ rule: 'verifyDays', day: '2022-08-31' })
  })
})
