import { formatDay } from '#app/ui/time/dates.ts'
import type { NoticeKind } from '#content/en/tools/i-got-a-notice/notice-kinds.ts'
import { noticeFacts as facts } from '#content/facts/filing/notices.ts'
import { formatFact } from '#content/facts/format.ts'
import { idInYear } from '#content/facts/in-year.ts'
import { addDays, addMonths, financialYearOf, lastDayOf, yearsFrom } from '../days.ts'
import type { Line, Outcome } from '../outcome.ts'

export interface NoticeInput {
  notice: NoticeKind
  /** the year of the income: '2025-26' */
  year: string
  /** on the notice; this and the days below as YYYY-MM-DD */
  date: string
  /** when it reached the taxpayer; the same day if absent */
  received?: string | undefined
  /** the day by which the notice asks for a reply */
  due?: string | undefined
  /** when the return was filed */
  filed?: string | undefined
}

export interface NoticeDays {
  /** by when to reply or pay; null where nothing falls due, or only the notice says when */
  lastDay: string | null
  /** as the law counts it; null where the law sets no number of days */
  counted: string | null
  /** the last day on which the department could send it; null where that isn't known */
  sendBy: string | null
  /** whether it came later; 'unless large' where that depends on how much income was left out */
  late: 'no' | 'unless large' | 'yes' | null
}

type Rule = keyof typeof facts

/** How many days there are to reply, from the date of the notice or from the day it was served. */
const DAYS: Partial<Record<NoticeKind, { rule: Rule; served?: true }>> = {
  '143-1-demand': { rule: 'demandDays', served: true },
  '143-1-a': { rule: 'adjustmentDays' },
  '139-9': { rule: 'defectDays' },
  '156': { rule: 'demandDays', served: true },
  '245': { rule: 'setOffDays' },
}

/** Notices that say themselves by when. */
const DATED: Partial<Record<NoticeKind, Rule>> = {
  '142-1': 'inquiryDate',
  '143-2': 'scrutinyDate',
  '148A': 'showCauseDate',
}

/** How long after the year in which the return was filed the department may send it. */
const AFTER_FILING: Partial<Record<NoticeKind, Rule>> = {
  '143-1-refund': 'processingMonths',
  '143-1-same': 'processingMonths',
  '143-1-demand': 'processingMonths',
  '143-2': 'scrutinyMonths',
}

/** They hold for returns filed from this day; those of returns before it were extended in the pandemic. */
const AFTER_FILING_FROM = '2020-04-01'

/** In months after the assessment year: in general, and for income of ₹50 lakh or more left out. */
const REOPENING = {
  '148A': { rules: ['showCauseLimit', 'showCauseLimitLarge'], months: [36, 60] },
  '148': { rules: ['reopenLimit', 'reopenLimitLarge'], months: [39, 63] },
} as const

/** The limits in section 149 hold for notices from this day. */
const REOPENING_FROM = '2024-09-01'

/**
 * The last day to answer what the department sent, and whether it was sent in time.
 * Sections 139(9), 142 to 149, 156, 220 and 245 of the 1961 Act; 263(7), 268 to 282, 289, 411 and
 * 438 of the 2025 Act.
 */
export function noticeDays(input: NoticeInput): Outcome<NoticeDays> {
  const reply = replyOf(input)
  const sending = sendingOf(input)
  const { due } = input
  return {
    result: {
      lastDay: due ?? (input.notice === '148' ? null : reply.day),
      counted: reply.day,
      sendBy: sending.day,
      late: sending.late,
    },
    lines: [
      ...reply.lines,
      ...(due ? [{ label: 'Date in the notice', amount: formatDay(due), rule: reply.rule }] : []),
      ...sending.lines,
    ],
    notes: [],
  }
}

function replyOf({ notice, year, date, received = date }: NoticeInput) {
  const named = (id: Rule) => idInYear(facts, id, year)
  const counting = DAYS[notice]
  if (counting) {
    const rule = named(counting.rule)
    const from = counting.served ? received : date
    const days = Number(facts[rule].value)
    const day = addDays(from, days)
    const label = counting.served ? 'Served on' : 'Date of the notice'
    return {
      day,
      rule,
      lines: [
        { label, amount: formatDay(from), rule },
        { label: 'Time to reply', amount: days, unit: 'days' as const, rule },
        { label: 'Last day, as the law counts it', amount: formatDay(day), rule },
      ],
    }
  }
  if (notice === '148') {
    const rule = named('reassessmentReturn')
    const afterMonth = addMonths(`${date.slice(0, 7)}-01`, 1 + Number(facts[rule].value))
    const day = addDays(afterMonth, -1)
    const label = 'Latest date the notice can give'
    return { day, rule, lines: [{ label, amount: formatDay(day), rule }] }
  }
  const rule = named(DATED[notice] ?? 'rectificationYears')
  const label = 'Time to reply'
  const isDated = notice in DATED
  return {
    day: null,
    rule,
    lines: isDated ? [{ label, amount: formatFact(facts[rule]), rule }] : [],
  }
}

function sendingOf({ notice, year, date, received = date, filed }: NoticeInput): {
  day: string | null
  late: NoticeDays['late']
  lines: Line[]
} {
  const label = 'Last day for the department to send it'
  const afterFiling = AFTER_FILING[notice]
  if (afterFiling && filed && filed >= AFTER_FILING_FROM) {
    const rule = idInYear(facts, afterFiling, year)
    const day = afterYearOf(filed, Number(facts[rule].value))
    const sent = notice === '143-2' ? received : date
    const lines = [{ label, amount: formatDay(day), rule }]
    return { day, late: sent > day ? 'yes' : 'no', lines }
  }
  if ((notice === '148' || notice === '148A') && date >= REOPENING_FROM) {
    const { rules, months } = REOPENING[notice]
    const [rule, ruleLarge] = rules.map((id) => idInYear(facts, id, year)) as [Rule, Rule]
    const assessmentEnd = lastDayOf(yearsFrom(year, 1))
    const [day, dayLarge] = months.map((count) => addMonths(assessmentEnd, count)) as [
      string,
      string,
    ]
    const late = date > dayLarge ? 'yes' : date > day ? 'unless large' : 'no'
    const large = 'The same, if a large income was left out'
    return {
      day,
      late,
      lines: [
        { label, amount: formatDay(day), rule },
        { label: large, amount: formatDay(dayLarge), rule: ruleLarge },
      ],
    }
  }
  return { day: null, late: null, lines: [] }
}

/** The last day on which an intimation or order can be rectified; it lies in the year of its date. */
export function rectifyBy({ date, year }: Pick<NoticeInput, 'date' | 'year'>) {
  const rule = idInYear(facts, 'rectificationYears', year)
  return { rule, day: lastDayOf(yearsFrom(financialYearOf(date), Number(facts[rule].value))) }
}

/** So many months after the financial year in which a return was filed. */
export function afterYearOf(filed: string, months: number): string {
  return addMonths(lastDayOf(financialYearOf(filed)), months)
}
