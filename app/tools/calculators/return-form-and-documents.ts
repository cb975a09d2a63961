import { returnFormFacts as facts } from '#app/content/tax-facts/return-forms.ts'
import { FORMS_YEAR } from '#app/content/tax-year.ts'
import { yearName } from '#app/content/tools/page.ts'
import { basics, example, more, words } from '#app/content/tools/return-form-and-documents/form.ts'
import { slipForm } from '#app/content/tools/slip.ts'
import { seasonOf } from '#app/due-dates/filing-season.ts'
import { assessReturn, INCOMES } from '#app/slip/assess-return.ts'
import { dueOn, planWithPrice } from '#app/slip/return-due.ts'
import { roundToTen } from '#app/tax/amount.ts'
import { type ReturnForm, type ReturnFormInput, returnForm } from '#app/tax/return-form.ts'
import type { Answer, Table } from '#app/working/answer.ts'
import { FormReader } from '../form-values.ts'
import type { Tool, ToolContext } from '../tool.ts'
import { checklist, neededDocuments, type Situation } from './return-form/checklist.ts'

export const tool: Tool = {
  id: 'return-form-and-documents',
  years: [FORMS_YEAR],
  basics,
  more,
  example,
  facts,
  respond(values, context) {
    const reader = new FormReader(values)
    const situation = readSituation(reader)
    if (reader.faults.length > 0) return { faults: reader.faults }
    const isBlank = !situation.assessment && !SIGNS.some((name) => reader.ticked(name))
    return isBlank ? { missing: words.missing } : { answer: answer(reader, situation, context) }
  },
}

/** What alone says that there was some income. */
const SIGNS = ['vda', 'sold', 'lossBf', 'firmPartner', 'director', 'unlisted', 'winnings'] as const

/** The fields whose line and assumption depend on whether they were filled in. */
const FIGURES = {
  totalIncome: 'itr1Income',
  houses: 'itr1Houses',
  agri: 'itr1Agriculture',
} as const

function readSituation(reader: FormReader): Situation {
  const ticked = (name: string) => reader.ticked(name)
  const incomes = INCOMES.filter(ticked)
  const gains = ticked('shares') ? reader.choice('gains', ['any', 'listed', 'none']) : 'none'
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
    lossBf: ticked('lossBf'),
    tds194n: ticked('tds194n'),
    esopDeferred: ticked('esopDeferred'),
  }
  const assessment = assessReturn(incomes)
  return { assessment, input, salary: ticked('salary'), sold: ticked('sold') }
}

function readBusiness(reader: FormReader): ReturnFormInput['business'] {
  if (reader.ticked('fno')) return 'fno'
  return reader.ticked('business') ? reader.choice('kind', ['presumptive', 'books']) : undefined
}

function answer(reader: FormReader, situation: Situation, context: ToolContext): Answer {
  const { input } = situation
  const { result, lines, notes } = returnForm(input)
  const { form, reasons } = result
  const hasScheduleFa = input.foreign && input.status === 'ROR'
  const shown = hasScheduleFa ? slipForm.withScheduleFa(form) : form
  const needed = neededDocuments(situation)
  const have = reader.text('have').split(' ')
  const year = yearName(context.year)
  const isBlank = (name: string) => reader.isEmpty(name)
  const unasked = Object.entries(FIGURES).flatMap(([name, rule]) => (isBlank(name) ? rule : []))
  return {
    headline: {
      label: words.label(year),
      value: shown,
      text: reasons[0] ?? words.fits[form === 'ITR-4' ? 'ITR-4' : 'ITR-1'],
    },
    figures: [
      { label: words.plan, value: planFor(situation, form) },
      {
        label: words.due,
        value: dueOn(dueGroup(reader, form), seasonOf(context.year, context.today)),
      },
      {
        label: words.documents,
        value: words.ready(needed.filter((id) => have.includes(id)).length, needed.length),
      },
    ],
    checklist: checklist(needed, shown, year),
    tables: [otherForms(input, result)],
    workings: [{ lines: lines.filter(({ rule }) => !unasked.some((one) => one === rule)) }],
    notes: [
      ...notes.slice(reasons.length),
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
function planFor({ assessment, input }: Situation, form: ReturnForm['form']): string {
  if (input.foreign || input.status !== 'ROR') return planWithPrice('premium')
  const isSimple = form === 'ITR-1' || (form === 'ITR-2' && !input.otherCg && !input.vda)
  return planWithPrice(isSimple ? (assessment?.plan ?? 'basic') : 'professional')
}

function dueGroup(reader: FormReader, form: ReturnForm['form']) {
  if (reader.ticked('audit')) return 'audit'
  return form === 'ITR-3' || form === 'ITR-4' ? 'business' : 'plain'
}

function otherForms(
  { business, firmPartner }: ReturnFormInput,
  { form, reasons }: ReturnForm,
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
        'ITR-2': others.worksToo,
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
