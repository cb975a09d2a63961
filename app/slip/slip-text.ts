import { slip, slipForm, slipMessage } from '#app/content/tools/slip.ts'
import type { Assessment } from './assess-return.ts'

/** What the server knows about prices, dates and the law; the page carries it for the script. */
export interface SlipFacts {
  whatsapp: string
  plans: Record<Assessment['plan'], string>
  dueDates: Record<Assessment['dueDate'], string>
  notes: Record<Assessment['form'] | 'scheduleFa', string>
}

/** The texts of the slip's foot, by the names of its `data-slip-text` elements. */
export function slipTexts(assessment: Assessment | undefined, facts: SlipFacts) {
  if (!assessment) return { ...slip.blank, mark: '' }
  const { form, scheduleFa, plan, dueDate, documents } = assessment
  return {
    form: formName(assessment),
    note: facts.notes[scheduleFa ? 'scheduleFa' : form],
    plan: facts.plans[plan],
    due: facts.dueDates[dueDate],
    documents: String(documents.length),
    mark: form,
  }
}

/** The message for the chat, with incomes and documents as the slip names them. */
export function slipChat(
  assessment: Assessment | undefined,
  incomes: string[],
  documents: string[],
): string {
  if (!assessment) return slipMessage.empty
  return slipMessage.list(incomes, formName(assessment), documents)
}

function formName({ form, scheduleFa }: Assessment): string {
  if (scheduleFa) return slipForm.withScheduleFa(form)
  return form === 'ITR-4' ? slipForm.books : form
}
