import { isSunday } from '#app/tax/engine/advance-tax/dates.ts'
import { downToHundred, percentOf, wholeRupees } from '#app/tax/engine/amount.ts'
import { daysBetween } from '#app/tax/engine/days.ts'
import { belatedDateOf } from '#app/tax/engine/late-returns/due-date.ts'
import { updatedReturnPercent } from '#app/tax/engine/late-returns/updated-return.ts'
import { findWay } from '#app/tax/engine/late-returns/ways.ts'
import { type NoticeDays, noticeDays, rectifyBy } from '#app/tax/engine/notices/notice-days.ts'
import type { Line } from '#app/tax/engine/outcome.ts'
import type { Answer, Figure, Headline, Table } from '#app/tax/working/answer.ts'
import { formatDay } from '#app/ui/time/dates.ts'
import { documentsFor } from '#content/en/tools/i-got-a-notice/documents.ts'
import { words } from '#content/en/tools/i-got-a-notice/form.ts'
import { noticeTexts } from '#content/en/tools/i-got-a-notice/notice-kinds.ts'
import { yearName } from '#content/en/tools/page.ts'
import { noticeFacts as facts } from '#content/facts/filing/notices.ts'
import { formatFact, rupeesInFull } from '#content/facts/format.ts'
import { idInYear } from '#content/facts/in-year.ts'
import { lateReturnFacts } from '#content/facts/late-returns.ts'
import { NOTICE_SERVICE, servicePrices } from '#content/plans.ts'
import { checklistFor } from './checklist.ts'
import type { ReceivedNotice } from './read.ts'

interface Counted {
  days?: NoticeDays
  lines: Line[]
}

export function answerOf(input: ReceivedNotice, today: string, noGst: boolean): Answer {
  const counted = count(input)
  return {
    headline: headlineOf(input, counted, today),
    figures: figuresOf(input, counted, today, noGst),
    checklist: checklistFor(input.notice, input.year),
    tables: [meaningOf(input)],
    workings: [{ lines: counted.lines }],
    workingsTitle: words.workings,
    notes: notesOf(input, counted),
    assumptions: Object.values(words.assumptions),
  }
}

/** Without its date, only what the notice itself says is known. */
function count({ date, ...input }: ReceivedNotice): Counted {
  if (!date) return { lines: [] }
  const { result, lines } = noticeDays({ ...input, date })
  return { days: result, lines }
}

const DEMANDS = ['143-1-demand', '156']
const NOTHING_TO_REPLY = ['143-1-refund', '143-1-same', 'advisory']
const DATED = ['142-1', '143-2', '148A', '148']

function headlineOf(input: ReceivedNotice, { days }: Counted, today: string): Headline {
  const { notice, year, due } = input
  const { value, text } = words
  const label = words.label(noticeTexts[notice].name, yearName(year))
  const asks = text.asks(noticeTexts[notice].asks)
  if (NOTHING_TO_REPLY.includes(notice)) {
    return notice === 'advisory'
      ? { label, value: value.advisory, text: text.advisory }
      : { label, value: value.nothing, text: asks, tone: 'good' }
  }
  const lastDay = due ?? days?.lastDay
  if (!lastDay) {
    const unknown = unknownDay(input, days)
    return { label, value: unknown.value, text: `${asks} ${unknown.text}` }
  }
  const day = formatDay(lastDay)
  if (lastDay < today) {
    return { label, value: value.passed(day), text: `${text.passed} ${asks}`, tone: 'bad' }
  }
  const left = daysBetween(today, lastDay)
  return {
    label,
    value: verbOf(notice)(day),
    text: `${left === 0 ? text.today : text.left(left)} ${asks}`,
  }
}

function verbOf(notice: ReceivedNotice['notice']): (day: string) => string {
  if (DEMANDS.includes(notice)) return words.value.pay
  return notice === '148' ? words.value.file : words.value.reply
}

/** What can be said of the last day while a date is missing. */
function unknownDay({ notice, year }: ReceivedNotice, days: NoticeDays | undefined) {
  const { value, text } = words
  if (DATED.includes(notice)) {
    const counted = days?.counted
    const file = counted ? value.fileAtMost(formatDay(counted)) : value.fileDated
    return { value: notice === '148' ? file : value.dated, text: text.askDue }
  }
  const isDemand = DEMANDS.includes(notice)
  const id = isDemand
    ? 'demandDays'
    : notice === '139-9'
      ? 'defectDays'
      : notice === '245'
        ? 'setOffDays'
        : 'adjustmentDays'
  const time = formatFact(facts[idInYear(facts, id, year)])
  return { value: isDemand ? value.payWithin(time) : value.within(time), text: text.askDate }
}

function figuresOf(
  input: ReceivedNotice,
  { days }: Counted,
  today: string,
  noGst: boolean,
): Figure[] {
  const { figures } = words
  const { notice, date, due, amount } = input
  const found: Figure[] = []
  if (due && days?.counted) {
    found.push({ label: figures.counted, value: formatDay(days.counted) })
  }
  if (days?.sendBy) {
    const text = figures.late[days.late ?? 'no']
    found.push({ label: figures.sendBy, value: formatDay(days.sendBy), text })
  }
  if (DEMANDS.includes(notice) && amount > 0) {
    const rate = facts[idInYear(facts, 'demandInterest', input.year)]
    const monthly = wholeRupees(percentOf(Number(rate.value), downToHundred(amount)))
    found.push({
      label: figures.interest,
      value: figures.interestValue(rupeesInFull(monthly)),
      text: figures.interestText(formatFact(rate)),
    })
  }
  if (date && (notice.startsWith('143-1') || notice === '156') && notice !== '143-1-a') {
    const value = formatDay(rectifyBy({ date, year: input.year }).day)
    found.push({ label: figures.rectify, value })
  }
  return [
    ...found,
    ...(notice === 'advisory' ? wayOut(input, today) : []),
    ...sectionOf(input),
    { label: figures.documents, value: figures.ready(...readyOf(input)) },
    {
      label: figures.help,
      value: rupeesInFull(servicePrices[NOTICE_SERVICE]),
      text: figures.helpText(NOTICE_SERVICE, noGst),
    },
  ]
}

/** How many of the documents are ticked, and how many there are. */
function readyOf({ notice, have }: ReceivedNotice): [ready: number, all: number] {
  const needed = documentsFor(notice)
  const ticked = have.split(' ')
  return [needed.filter((id) => ticked.includes(id)).length, needed.length]
}

/** By when what is wrong in the return can be put right. */
function wayOut({ year }: ReceivedNotice, today: string): Figure[] {
  const { figures } = words
  const start = Number(year.slice(0, 4))
  const situation = { year: start, happened: 'mistake', balance: 'owe', due: 'plain' } as const
  const { way, lastDay } = findWay(situation, today)
  if (!lastDay || today < `${start + 1}-04-01`) return []
  const value = formatDay(lastDay)
  if (way === 'revised') {
    const belated = belatedDateOf(start)?.day
    const early = belated && today <= belated ? figures.revisedText(formatDay(belated)) : undefined
    return [{ label: figures.way.revised, value, ...(early && { text: early }) }]
  }
  if (way !== 'updated') return []
  const percent = updatedReturnPercent({ ayEndYear: start + 2, filed: today }) ?? 0
  return [{ label: figures.way.updated, value, text: figures.updatedText(percent) }]
}

/** The section of the year's Act, and the other one's below it. */
function sectionOf({ notice, year }: ReceivedNotice): Figure[] {
  const { sections } = noticeTexts[notice]
  if (!sections) return []
  const { section, sectionText, sectionTextOld } = words.figures
  const [old, next] = sections
  return isUnder2025(year)
    ? [{ label: section, value: next, text: sectionTextOld(old) }]
    : [{ label: section, value: old, text: sectionText(next) }]
}

function isUnder2025(year: string): boolean {
  return year >= '2026-27'
}

function meaningOf({ notice }: ReceivedNotice): Table {
  const { caption, head, ignored, today } = words.table
  const text = noticeTexts[notice]
  return {
    caption,
    isText: true,
    head: [...head],
    rows: [
      [ignored, text.ignored],
      [today, text.today],
    ],
  }
}

function notesOf(input: ReceivedNotice, { days }: Counted): string[] {
  const { notice, year, date, filed } = input
  const { notes } = words
  const when = (applies: boolean, note: string) => (applies ? [note] : [])
  return [
    ...when(days?.late === 'yes', notes.late),
    ...when(days?.late === 'unless large', notes.unlessLarge),
    ...dayNotes(input, days),
    ...when(notice === '139-9', notes.extend),
    ...when(notice === '245', notes.setOff),
    ...when(DEMANDS.includes(notice), notes.contest(formatFact(facts.appealDays))),
    ...when(notice === '148', notes.updated(String(lateReturnFacts.updatedNoticeExtra.value))),
    ...when(
      date !== undefined && !filed && (notice === '143-2' || notice === '143-1-demand'),
      notes.askFiled,
    ),
    notes.genuine,
    isUnder2025(year) ? notes.new : notes.old,
  ]
}

/** About the day itself: a Sunday, or later than the law allows. */
function dayNotes({ notice, due }: ReceivedNotice, days: NoticeDays | undefined): string[] {
  const { notes } = words
  const lastDay = due ?? days?.lastDay
  const longest = notice === '148' ? days?.counted : undefined
  return [
    ...(due && longest && due > longest ? [notes.longer(formatDay(longest))] : []),
    ...(lastDay && isSunday(lastDay) ? [notes.sunday(formatDay(lastDay))] : []),
  ]
}
