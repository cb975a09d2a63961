import type { assessReturn, Income } from '#app/tax/engine/assess-return.ts'
import type { FormQuestion } from '#app/tax/engine/possible-forms.ts'
import type { ReturnFormInput } from '#app/tax/engine/return-form.ts'
import type { Checklist } from '#app/tax/working/answer.ts'
import type {
  ChecklistId,
  DocumentGroup,
} from '#content/en/tools/return-form-and-documents/documents.ts'
import type { ReturnFormToolWords } from '#content/en/tools/return-form-and-documents/form.ts'
import { checklistLinks } from '../parts/checklist-links.ts'
import { documentGroups } from './document-groups.ts'

/** What decides which documents are needed. */
export interface Situation {
  incomes: readonly Income[]
  /** without shares of which nothing was sold */
  assessment: ReturnType<typeof assessReturn>
  input: ReturnFormInput
  /** what was left open */
  open: readonly FormQuestion[]
  salary: boolean
  sold: boolean
}

/** The documents that a return takes, in the order of the list. */
export function neededDocuments(situation: Situation): ChecklistId[] {
  const needed = new Set<ChecklistId>([
    ...EVERYONE,
    ...(situation.assessment?.documents ?? []),
    ...further(situation),
  ])
  return Object.values(documentGroups)
    .flat()
    .filter((id) => needed.has(id))
}

const EVERYONE: ChecklistId[] = ['lastReturn', 'statements', 'account', 'interest']

function further({ input, salary, sold }: Situation): ChecklistId[] {
  const { status, business, firmPartner, vda, lossBf, ltcg112a, otherCg, foreign } = input
  const when = (applies: boolean, ...ids: ChecklistId[]) => (applies ? ids : [])
  const trades = business === 'fno'
  return [
    ...when(salary, 'slips', 'arrears'),
    ...when(ltcg112a > 0 || (otherCg && !sold), 'oldValues'),
    ...when(vda, 'exchanges'),
    ...when(lossBf, 'losses'),
    ...when(sold, 'deeds', 'improvements', 'valuation', 'reinvestment', 'buyerTds'),
    ...when(trades, 'trades', 'audits'),
    ...when(business === 'presumptive' || business === 'books', 'inward', 'regime'),
    ...when(business !== undefined || otherCg || firmPartner, 'challans'),
    ...when(firmPartner, 'firm'),
    ...when(foreign, 'stock', 'credit'),
    ...when(status !== 'ROR', 'days', 'nreAccounts'),
    ...when(status === 'NR', 'residency', 'lowerDeduction'),
  ]
}

export function checklist(
  needed: readonly ChecklistId[],
  form: string,
  year: string,
  { answer, documents: { names, hints, groups: titles } }: ReturnFormToolWords,
): Checklist {
  const groups = (Object.keys(documentGroups) as DocumentGroup[])
    .map((group) => ({
      title: titles[group],
      items: documentGroups[group]
        .filter((id) => needed.includes(id))
        .map((id) => ({ id, name: names[id], ...(hints[id] && { text: hints[id] }) })),
    }))
    .filter(({ items }) => items.length > 0)
  const { title, text, subject } = answer.checklist
  const heading = answer.heading(year, form)
  const links = checklistLinks({ heading, subject: subject(year) }, groups, answer.checklist)
  return { title, text, field: 'have', groups, links }
}
