import { seasonOf } from '#app/tax/due-dates/filing-season.ts'
import { roundToTen } from '#app/tax/engine/amount.ts'
import { assessReturn, INCOMES } from '#app/tax/engine/assess-return.ts'
import {
  amountQuestion,
  decidingQuestion,
  formsOf,
  gainsQuestion,
  lossQuestion,
  possibleInputs,
} from '#app/tax/engine/possible-forms.ts'
import { dueOn } from '#app/tax/engine/return-due.ts'
import {
  formFor,
  type Loss,
  type ReturnForm,
  type ReturnFormInput,
  returnForm,
} from '#app/tax/engine/return-form.ts'
import type { Answer, Table } from '#app/tax/working/answer.ts'
import type { Season } from '#content/en/season/season.ts'
import { fieldsIn } from '#content/en/tools/return-form-and-documents/fields.ts'
import type { ReturnFormToolWords } from '#content/en/tools/return-form-and-documents/form.ts'
import type { ToolWords } from '#content/en/tools/tool-words.ts'
import { valueInYear } from '#content/facts/in-year.ts'
import { lateReturnFacts } from '#content/facts/late-returns.ts'
import { rateFacts } from '#content/facts/rates.ts'
import { returnFormFacts as facts } from '#content/facts/return-forms.ts'
import { FORMS_YEAR } from '#content/facts/tax-year.ts'
import { type Plan, planPrices, rupees } from '#content/plans.ts'
import { FormReader } from '../form/form-values.ts'
import type { Tool, ToolContext } from '../form/tool-type.ts'
import { checklist, neededDocuments, type Situation } from './checklist.ts'

/** The form, the plan, the due date and the documents; in a language with its words around each tool. */
export function returnFormIn(copy: ReturnFormToolWords, words?: ToolWords): Tool {
  return {
    id: 'return-form-and-documents',
    ...(words && { words }),
    years: [FORMS_YEAR],
    ...fieldsIn(copy.form),
    example: {
      salary: 'on',
      rent: 'on',
      shares: 'on',
      gains: 'listed',
      ltcg112a: '1,10,000',
      totalIncome: '18,40,000',
      houses: '2',
    },
    facts,
    respond(values, context) {
      const reader = new FormReader(values, words)
      const situation = readSituation(reader, copy)
      if (reader.faults.length > 0) return { faults: reader.faults }
      const meant = reader.meant('totalIncome')
      if (meant) return meant
      const isBlank = ![...INCOMES, ...SIGNS].some((name) => reader.ticked(name))
      return isBlank
        ? { missing: copy.answer.missing }
        : { answer: answer(reader, situation, context, copy) }
    },
  }
}

/** What alone says that there was some income. */
const SIGNS = ['vda', 'sold', 'lossBf', 'firmPartner', 'director', 'unlisted', 'winnings'] as const

/** The fields whose line and assumption depend on whether they were filled in. */
const FIGURES = {
  totalIncome: 'itr1Income',
  houses: 'itr1Houses',
  agri: 'itr1Agriculture',
} as const

function readSituation(reader: FormReader, { answer: words }: ReturnFormToolWords): Situation {
  const ticked = (name: string) => reader.ticked(name)
  const gains = ticked('shares') ? reader.choice('gains', ['', 'any', 'listed', 'none']) : 'none'
  const losses = Object.entries(LOSS_FIELDS).flatMap(([name, loss]) => (ticked(name) ? loss : []))
  const lossBf = ticked('lossBf')
  const input: ReturnFormInput = {
    status: reader.choice('status', ['ROR', 'RNOR', 'NR']),
    totalIncome: roundToTen(reader.money('totalIncome')),
    business: readBusiness(reader),
    firmPartner: ticked('firmPartner'),
    houses: reader.whole('houses', 99) ?? 0,
    ltcg112a: gains === 'listed' ? reader.money('ltcg112a') : 0,
    agri: reader.money('agri'),
    otherCg: gains === 'any' || ticked('sold'),
    vda: ticked('vda'),
    director: ticked('director'),
    unlisted: ticked('unlisted'),
    foreign: ticked('abroad'),
    winnings: ticked('winnings'),
    lossBf,
    losses: lossBf ? losses : [],
    tds194n: ticked('tds194n'),
    esopDeferred: ticked('esopDeferred'),
  }
  if (ticked('audit') && !input.business && !input.firmPartner) {
    reader.fault('audit', words.faults.audit, undefined)
  }
  const incomes = INCOMES.filter(ticked)
  const open = [
    ...(gains === '' ? [gainsQuestion] : []),
    ...(gains === 'listed' && reader.isEmpty('ltcg112a') ? [amountQuestion] : []),
    ...(lossBf && losses.length === 0 ? [lossQuestion] : []),
  ]
  return {
    incomes,
    assessment: assessReturn(incomes.filter((name) => name !== 'shares' || gains !== 'none')),
    input,
    open,
    salary: ticked('salary'),
    sold: ticked('sold'),
  }
}

const LOSS_FIELDS: Record<string, Loss> = {
  lossHouse: 'house',
  lossCapital: 'capital',
  lossBusiness: 'business',
  lossSpeculative: 'speculative',
}

function readBusiness(reader: FormReader): ReturnFormInput['business'] {
  if (reader.ticked('fno')) return 'fno'
  return reader.ticked('business') ? reader.choice('kind', ['presumptive', 'books']) : undefined
}

function answer(
  reader: FormReader,
  situation: Situation,
  context: ToolContext,
  copy: ReturnFormToolWords,
): Answer {
  const { answer: words, reasons: reasonWords } = copy
  const { input, open } = situation
  const possible = possibleInputs(input, open)
  const question = decidingQuestion(input, open, reasonWords)
  const { result, lines, notes } = returnForm(possible[0] ?? input, reasonWords)
  const { form, reasons } = result
  const hasScheduleFa = input.foreign && input.status === 'ROR'
  const shown = hasScheduleFa ? copy.withScheduleFa(form) : form
  const named = question ? reasonWords.or(formsOf(possible)) : shown
  const needed = neededDocuments(situation)
  const have = reader.text('have').split(' ')
  const year = copy.yearName(context.year)
  const season = seasonOf(context.year, context.today, undefined, copy.season)
  const isBlank = (name: string) => reader.isEmpty(name)
  const unasked = Object.entries(FIGURES).flatMap(([name, rule]) => (isBlank(name) ? rule : []))
  return {
    headline: {
      label: words.label(year),
      ...(question
        ? { value: words.depends, text: `${question.ends} ${words.ask[question.field]}` }
        : {
            value: shown,
            text: reasons[0] ?? words.fits[form === 'ITR-4' ? 'ITR-4' : 'ITR-1'],
          }),
    },
    figures: [
      {
        label: words.plan,
        value: reasonWords.or(
          possible.map((one) => {
            const plan = planFor(situation, one)
            return `${copy.planNames[plan]}, ${rupees(planPrices[plan])}`
          }),
        ),
      },
      {
        label: words.due,
        value: dueOn(
          dueGroup(reader, input),
          season,
          copy.due,
          isBlank('totalIncome') ? undefined : feeFor(input, season, words),
        ),
      },
      {
        label: words.documents,
        value: words.ready(needed.filter((id) => have.includes(id)).length, needed.length),
      },
    ],
    checklist: checklist(needed, named, year, copy),
    tables: question ? [] : [otherForms(input, result, words)],
    workings: question
      ? []
      : [{ lines: lines.filter(({ rule }) => !unasked.some((one) => one === rule)) }],
    notes: [
      ...(question ? [] : notes.slice(reasons.length)),
      ...(hasScheduleFa ? [words.notes.scheduleFa] : []),
      ...(input.foreign ? [words.notes.residence] : []),
      words.notes.extensions,
    ],
    assumptions: [
      ...(['totalIncome', 'houses', 'agri'] as const)
        .filter(isBlank)
        .map((name) => words.assumptions[name]),
      words.assumptions.individual,
    ],
  }
}

/** The plan of the slip, unless the details need more. */
function planFor({ incomes }: Situation, input: ReturnFormInput): Plan['id'] {
  if (input.foreign || input.status !== 'ROR') return 'premium'
  const hasSold = input.otherCg || input.ltcg112a > 0
  const assessment = assessReturn(incomes.filter((name) => name !== 'shares' || hasSold))
  const form = formFor(input)
  const isSimple = form === 'ITR-1' || (form === 'ITR-2' && !input.otherCg && !input.vda)
  return isSimple ? (assessment?.plan ?? 'basic') : 'professional'
}

/** For filing late. A late return is in the new regime, unless there is business income. */
function feeFor(
  { totalIncome }: ReturnFormInput,
  { lateFee }: Season,
  words: ReturnFormToolWords['answer'],
): string {
  if (totalIncome > lateReturnFacts.lateFeeIncome.value) return lateFee.full
  const exemption = valueInYear(rateFacts, 'basicExemptionNew', FORMS_YEAR)
  return totalIncome > exemption ? lateFee.small : words.feeOrNone(lateFee.small)
}

/** A loss of an earlier business needs ITR-3, but is no business of this year. */
function dueGroup(reader: FormReader, { business, firmPartner }: ReturnFormInput) {
  if (reader.ticked('audit')) return 'audit'
  return business || firmPartner ? 'business' : 'plain'
}

function otherForms(
  { business, firmPartner }: ReturnFormInput,
  { form, reasons }: ReturnForm,
  words: ReturnFormToolWords['answer'],
): Table {
  const { caption, head, yours, ...others } = words.others
  const why = reasons.join(' ')
  const hasBusiness = business !== undefined || firmPartner
  const rows = hasBusiness
    ? {
        'ITR-1': others.withBusiness,
        'ITR-2': others.withBusiness,
        'ITR-3': others.withBooks,
        'ITR-4': why,
      }
    : {
        'ITR-1': why,
        'ITR-2': form === 'ITR-3' ? others.noBusinessLoss : others.worksToo,
        'ITR-3': others.noBusiness,
        'ITR-4': others.noBusiness,
      }
  return {
    caption,
    head: [...head],
    isText: true,
    rows: Object.entries(rows).map(([name, text]) => [name, name === form ? yours : text]),
    mark: Object.keys(rows).indexOf(form),
  }
}
