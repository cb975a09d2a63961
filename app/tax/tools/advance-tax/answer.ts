import { INSTALMENTS, instalmentDay, isSunday } from '#app/tax/engine/advance-tax/dates.ts'
import { advanceTaxInstalments, isAdvanceTaxDue } from '#app/tax/engine/advance-tax/instalments.ts'
import { roundToTen } from '#app/tax/engine/amount.ts'
import { lastDayOf } from '#app/tax/engine/days.ts'
import type { Answer, Chart, Figure, Headline, Table, Working } from '#app/tax/working/answer.ts'
import { formatBriefDay, formatDay } from '#app/ui/time/dates.ts'
import { words } from '#content/en/tools/advance-tax/form.ts'
import { advanceTaxFacts as facts } from '#content/facts/advance-tax.ts'
import { formatFact, rupees, rupeesInFull } from '#content/facts/format.ts'
import { valueInYear } from '#content/facts/in-year.ts'
import { type AdvanceTaxForm, paidBy } from './read.ts'
import { type Standing, standingOf } from './standing.ts'

export function answerOf(form: AdvanceTaxForm): Answer {
  if (form.who === 'senior' || !isAdvanceTaxDue(form.tax, form.year)) return none(form)
  const standing = standingOf(form)
  return {
    headline: headlineOf(form, standing),
    figures: figuresOf(form, standing),
    chart: form.who === 'usual' ? chartOf(form, standing) : undefined,
    tables: [tableOf(form, standing)],
    workings: workingsOf(form, standing),
    notes: notesOf(form, standing),
    assumptions: Object.values(words.assumptions),
  }
}

function none(form: AdvanceTaxForm): Answer {
  const { headline } = words
  const senior = form.who === 'senior'
  const from = rupeesInFull(valueInYear(facts, 'advanceTaxFrom', form.year))
  const { lines } = advanceTaxInstalments({ ...form, seniorNoBusiness: senior })
  return {
    headline: {
      label: headline.noneLabel,
      value: headline.none,
      text: senior ? headline.senior : headline.small(from),
      tone: 'good',
    },
    figures: [],
    workings: [{ lines }],
    notes: [],
  }
}

function headlineOf(form: AdvanceTaxForm, standing: Standing): Headline {
  const { headline } = words
  const next = nextOf(form, standing)
  if (next !== undefined) return nextHeadline(standing, next)

  const end = lastDayOf(form.year)
  if (form.today <= end) {
    const left = Math.max(form.tax - standing.paidBy31March, 0)
    if (left === 0) return { label: headline.still, value: headline.settled, tone: 'good' }
    const value = headline.pay(rupeesInFull(left), formatDay(end))
    return { label: headline.still, value, text: headline.stillText }
  }
  const { unpaid, unpaidInterest } = standing.b.result
  const label = headline.over(formatDay(form.today))
  if (unpaid + unpaidInterest === 0) {
    return { label, value: headline.settled, text: headline.settledText, tone: 'good' }
  }
  const text = headline.overText(rupeesInFull(unpaid), rupeesInFull(unpaidInterest))
  return { label, value: rupeesInFull(roundToTen(unpaid + unpaidInterest)), text }
}

/** The number of the instalment that comes next; none after the last. */
function nextOf({ who }: AdvanceTaxForm, { datesPassed }: Standing): number | undefined {
  if (datesPassed >= INSTALMENTS.length) return undefined
  return who === 'presumptive' ? INSTALMENTS.length - 1 : datesPassed
}

function nextHeadline(standing: Standing, next: number): Headline {
  const { headline } = words
  const day = formatDay(standing.lastDays[next] ?? '')
  const left = Math.max((standing.due[next] ?? 0) - (standing.paid[next] ?? 0), 0)
  if (left === 0) {
    return {
      label: headline.next,
      value: headline.nothingBy(day),
      text: headline.enough,
      tone: 'good',
    }
  }
  const value = headline.pay(rupeesInFull(left), day)
  const { interest } = standing.c.result
  const behind = Math.max((standing.due[next - 1] ?? 0) - (standing.paid[next] ?? 0), 0)
  const instalment = INSTALMENTS[next]
  const isLast = next === INSTALMENTS.length - 1
  const whole =
    isLast || !instalment ? headline.whole : headline.share(formatFact(facts[instalment.share]))
  const late = behind > 0 && interest > 0
  const text = late ? headline.behind(rupeesInFull(behind), rupeesInFull(interest)) : whole
  return { label: headline.next, value, text }
}

function figuresOf(form: AdvanceTaxForm, standing: Standing): Figure[] {
  const { figures } = words
  const { tax, today, payments, year } = form
  const paid = paidBy(today, payments)
  const basic: Figure[] = [
    { label: figures.tax, value: rupeesInFull(tax) },
    { label: figures.paid, value: rupeesInFull(paid) },
  ]
  if (standing.datesPassed > 0) {
    const value = rupeesInFull(standing.c.result.interest)
    basic.push({ label: figures.interestC, value, text: figures.interestCText })
  }
  if (today <= lastDayOf(year)) return basic

  const { interest, unpaid, unpaidInterest } = standing.b.result
  const total = standing.c.result.interest + interest
  const over = paid - tax - total
  basic.push({
    label: figures.interestB,
    value: rupeesInFull(interest),
    text: figures.interestBText,
  })
  if (over > 0) {
    return [
      ...basic,
      { label: figures.overpaid, value: rupeesInFull(over), text: figures.overpaidText },
    ]
  }
  const value = rupeesInFull(roundToTen(unpaid + unpaidInterest))
  return [...basic, { label: figures.left, value, strong: true }]
}

function chartOf({ year, who, today }: AdvanceTaxForm, standing: Standing): Chart {
  const days = INSTALMENTS.map((instalment) => instalmentDay(instalment, year))
  const next = nextOf({ who } as AdvanceTaxForm, standing)
  return {
    kind: 'bars',
    title: words.chart.title,
    bars: days.map((day, index) => ({
      label: formatBriefDay(day).replace(/ \d{4}$/, ''),
      value: standing.instalments[index] ?? 0,
      text: rupeesInFull(standing.instalments[index] ?? 0),
      mark: index === next && today <= day,
    })),
    table: {
      caption: words.chart.caption,
      head: [...words.chart.head],
      rows: days.map((day, index) => [
        formatDay(day),
        rupeesInFull(standing.instalments[index] ?? 0),
      ]),
    },
  }
}

function tableOf(form: AdvanceTaxForm, standing: Standing): Table {
  const { caption, head, later } = words.table
  const next = nextOf(form, standing)
  const shown = form.who === 'presumptive' ? [3] : [0, 1, 2, 3]
  const row = (index: number) => {
    const interest = standing.c.result.byInstalment[index] ?? 0
    return [
      formatBriefDay(standing.lastDays[index] ?? ''),
      rupeesInFull(standing.due[index] ?? 0),
      rupeesInFull(standing.paid[index] ?? 0),
      index < standing.datesPassed ? rupeesInFull(interest) : later,
    ]
  }
  const mark = next === undefined ? undefined : shown.indexOf(next)
  const table: Table = { caption, head: [...head], rows: shown.map(row) }
  return mark === undefined ? table : { ...table, mark }
}

function workingsOf(form: AdvanceTaxForm, standing: Standing): Working[] {
  const { tax, year, today, who, gains } = form
  const { lines } = advanceTaxInstalments({ tax, year, presumptiveOnly: who === 'presumptive' })
  const isOver = today > lastDayOf(year)
  return [
    // With gains the working below shows what each date asks for.
    ...(gains.length === 0 ? [{ title: words.workings.instalments, lines }] : []),
    ...(standing.datesPassed > 0 ? [{ title: words.workings.c, lines: standing.c.lines }] : []),
    ...(isOver ? [{ title: words.workings.b, lines: standing.b.lines }] : []),
  ]
}

function notesOf(form: AdvanceTaxForm, standing: Standing): string[] {
  const { notes } = words
  const { year, today, who, payments } = form
  const end = lastDayOf(year)
  const enough = `${valueInYear(facts, 'advanceTaxEnough', year)}%`
  const isOver = today > end
  return [
    ...gainNotes(form, standing),
    ...(isOver ? [] : [notes.estimate, notes.byMarch31(formatDay(end), enough)]),
    ...(who === 'presumptive'
      ? [notes.presumptive]
      : [
          notes.tolerance(
            formatFact(facts.advanceTaxJuneEnough),
            formatFact(facts.advanceTaxSeptemberEnough),
          ),
        ]),
    ...sundayNotes(form, standing),
    ...(isOver && payments.some(({ day }) => day > end) ? [notes.first] : []),
    ...(isOver ? [notes.returnLate] : []),
  ]
}

function gainNotes({ tax, today, year }: AdvanceTaxForm, standing: Standing): string[] {
  if (standing.withoutRelief === standing.c.result.interest) return []
  const isLost = today > lastDayOf(year) && standing.paidBy31March < tax
  const interest = rupees(standing.withoutRelief)
  return [isLost ? words.notes.gainsLost(interest) : words.notes.gains(interest)]
}

/** Only where a payment was made on the day after a Sunday. */
function sundayNotes({ year, payments }: AdvanceTaxForm, { lastDays }: Standing): string[] {
  return INSTALMENTS.flatMap((instalment, index) => {
    const day = instalmentDay(instalment, year)
    const next = lastDays[index] ?? ''
    const matters = isSunday(day) && payments.some((payment) => payment.day === next)
    return matters ? [words.notes.sunday(formatDay(day), formatDay(next))] : []
  })
}
