import { roundToTen } from '#app/tax/engine/amount.ts'
import { revisedDateOf } from '#app/tax/engine/late-returns/due-date.ts'
import {
  type RefundInterest,
  refundInterest,
  verifyBy,
} from '#app/tax/engine/refunds/refund-interest.ts'
import type { Answer, Checklist, Figure, Headline, Table } from '#app/tax/working/answer.ts'
import { formatDay } from '#app/ui/time/dates.ts'
import { yearName } from '#content/en/tools/page.ts'
import { words } from '#content/en/tools/refund-and-interest/form.ts'
import { noticeFacts } from '#content/facts/filing/notices.ts'
import { formatFact, rupeesInFull } from '#content/facts/format.ts'
import { NOTICE_SERVICE, servicePrices } from '#content/plans.ts'
import { checklistLinks } from '../parts/checklist-links.ts'
import type { RefundClaim } from './read.ts'

export function answerOf(claim: RefundClaim, today: string, noGst: boolean): Answer {
  const { result, lines } = refundInterest(claim)
  return {
    headline: headlineOf(claim, result, today),
    figures: figuresOf(claim, result, today, noGst),
    checklist: checklistOf(claim, result),
    tables: [heldTable(claim, result, today)],
    workings: [{ lines: paysInterest(claim) ? lines : lines.filter(isAboutTime) }],
    workingsTitle: words.workings,
    notes: notesOf(claim, result),
    assumptions: Object.values(words.assumptions),
  }
}

/** A return that isn’t verified counts as not filed. */
function paysInterest({ refund, status }: RefundClaim): boolean {
  return refund > 0 && status !== 'unverified'
}

function isAboutTime({ rule }: { rule: string }): boolean {
  return /^(processing|verif)/.test(rule)
}

function headlineOf(claim: RefundClaim, result: RefundInterest, today: string): Headline {
  const { label, value, text } = words
  if (claim.status === 'unverified') {
    const lastDay = verifyBy(claim.filed).day
    return today <= lastDay
      ? { label: label.verify, value: value.verify(formatDay(lastDay)), text: text.verify }
      : { label: label.verify, value: value.verifyNow, text: text.verifyNow, tone: 'bad' }
  }
  if (claim.refund === 0) {
    const by = value.by(formatDay(result.processBy))
    return { label: label.time(yearName(claim.year)), value: by, text: text.askRefund }
  }
  const interest = label.interest(formatDay(claim.granted))
  if (result.enough === false) return { label: interest, value: value.none, text: text.small }
  return {
    label: interest,
    value: rupeesInFull(result.interest),
    text: text.total(rupeesInFull(roundToTen(claim.refund + result.interest))),
  }
}

function figuresOf(
  claim: RefundClaim,
  result: RefundInterest,
  today: string,
  noGst: boolean,
): Figure[] {
  const { figures } = words
  const { refund } = claim
  const { interest, from, months, onTime, filedOn, processBy } = result
  const pays = paysInterest(claim)
  return [
    ...(pays
      ? [
          {
            label: figures.total,
            value: rupeesInFull(roundToTen(refund + interest)),
            strong: true,
          },
        ]
      : []),
    ...(pays && interest > 0
      ? [{ label: figures.from, value: formatDay(from), text: figures.fromText(months) }]
      : []),
    ...(claim.status === 'unverified'
      ? []
      : [
          {
            label: figures.filed,
            value: onTime ? figures.onTime : figures.late,
            ...(filedOn !== claim.filed && { text: figures.filedText(formatDay(filedOn)) }),
          },
          {
            label: figures.processBy,
            value: formatDay(processBy),
            ...(today > processBy && { text: figures.processLate }),
          },
        ]),
    {
      label: figures.help,
      value: rupeesInFull(servicePrices[NOTICE_SERVICE]),
      text: figures.helpText(NOTICE_SERVICE, noGst),
    },
  ]
}

/** What the visitor said of the refund, the status first. */
function heldTable(claim: RefundClaim, result: RefundInterest, today: string): Table {
  const { held } = words
  const rows = [statusRow(claim, result, today)]
  if (claim.noBank) rows.push([held.bank, held.bankText])
  if (claim.noPan) rows.push([held.pan, held.panText])
  if (claim.oldDemand && claim.status !== 'set-off') rows.push(demandRow())
  return { caption: held.caption, isText: true, head: [...held.head], rows }
}

function statusRow(claim: RefundClaim, { processBy }: RefundInterest, today: string): string[] {
  const { held } = words
  switch (claim.status) {
    case 'processing': {
      const say = today > processBy ? held.processingOver : held.processingText
      return [held.processing, say(formatDay(processBy))]
    }
    case 'unverified':
      return [held.verify, held.verifyText]
    case 'less':
      return [held.less, held.lessText]
    case 'failed':
      return [held.failed, held.failedText]
    case 'hold': {
      const revised = revisedDateOf(Number(claim.year.slice(0, 4)))?.day
      return [
        held.hold,
        held.holdText(revised && today <= revised ? formatDay(revised) : undefined),
      ]
    }
    case 'set-off':
      return demandRow()
    case 'defective':
      return [held.defective, held.defectiveText(formatFact(noticeFacts.defectDays))]
    case 'issued':
      return [held.issued, held.issuedText]
  }
}

function demandRow(): string[] {
  return [words.held.demand, words.held.demandText(formatFact(noticeFacts.setOffDays))]
}

function checklistOf(claim: RefundClaim, { processBy }: RefundInterest): Checklist {
  const { title, text, group, heading, items: names } = words.checklist
  const items = [
    { id: 'status', name: names.status },
    { id: 'verified', name: names.verified(formatDay(verifyBy(claim.filed).day)) },
    { id: 'bank', name: names.bank },
    { id: 'pan', name: names.pan },
    { id: 'demand', name: names.demand },
    { id: 'proceedings', name: names.proceedings },
    { id: 'ais', name: names.ais },
    { id: 'intimation', name: names.intimation },
    { id: 'grievance', name: names.grievance(formatDay(processBy)) },
  ]
  const groups = [{ title: group, items }]
  const links = checklistLinks({ heading: heading(yearName(claim.year)) }, groups, words.checklist)
  return { title, text, field: 'have', groups, links }
}

function notesOf(claim: RefundClaim, result: RefundInterest): string[] {
  const { notes } = words
  const pays = paysInterest(claim) && result.enough !== false
  const when = (applies: boolean, note: string) => (applies ? [note] : [])
  return [
    ...when(pays && result.enough === null, notes.askTax),
    ...when(result.filedOn !== claim.filed, notes.verifiedLate),
    ...when(pays && !result.onTime, notes.late),
    ...when(pays && (claim.selfAssessment ?? 0) > 0, notes.self),
    ...when(claim.noPan, notes.pan),
    ...when(claim.status === 'set-off', notes.set),
    ...when(pays, notes.taxable),
    ...when(pays, notes.simple),
  ]
}
