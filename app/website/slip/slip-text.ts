import { type Assessment, OLD_REGIME_DOCUMENTS } from '#app/tax/engine/assess-return.ts'
import { slip, slipForm, slipMessage } from '#content/en/tools/slip.ts'

/** What the server knows about prices, dates and the law; the page carries it for the script. */
export interface SlipFacts {
  whatsapp: string
  /** the year being filed */
  year: string
  /** without business income the old regime cannot be chosen any more */
  oldRegimeIsOver: boolean
  plans: Record<Assessment['plan'], string>
  dueDates: Record<Assessment['dueDate'], string>
  notes: Record<Assessment['form'] | 'scheduleFa', string>
  /** said in place of a note where the forms of the year are not known yet */
  lastForms?: string
}

/** The texts of the slip's foot, by the names of its `data-slip-text` elements. */
export function slipTexts(assessment: Assessment | undefined, facts: SlipFacts) {
  if (!assessment) return { ...slip.blank, mark: '' }
  const { form, scheduleFa, plan, dueDate } = assessment
  return {
    form: formName(assessment),
    note: facts.lastForms ?? facts.notes[scheduleFa ? 'scheduleFa' : form],
    plan: facts.plans[plan],
    due: facts.dueDates[dueDate],
    documents: String(slipDocumentsFor(assessment, facts).length),
    mark: form,
  }
}

/** The documents that still help. */
export function slipDocumentsFor(
  assessment: Assessment | undefined,
  { oldRegimeIsOver }: SlipFacts,
): Assessment['documents'] {
  if (!assessment) return []
  const { documents, dueDate } = assessment
  if (!oldRegimeIsOver || dueDate === 'business') return documents
  return documents.filter((id) => !OLD_REGIME_DOCUMENTS.includes(id))
}

/** The message for the chat, with incomes and documents as the slip names them. */
export function slipChat(
  assessment: Assessment | undefined,
  incomes: string[],
  documents: string[],
  { year }: SlipFacts,
): string {
  if (!assessment) return slipMessage.empty
  return slipMessage.list(year, incomes, formName(assessment), documents)
}

function formName({ form, scheduleFa }: Assessment): string {
  if (scheduleFa) return slipForm.withScheduleFa(form)
  return form === 'ITR-4' ? slipForm.books : form
}
