import { type Assessment, OLD_REGIME_DOCUMENTS } from '#app/tax/engine/assess-return.ts'

/** In the language of the page, with places for what follows from the ticks. */
interface SlipWords {
  blank: Record<'form' | 'note' | 'plan' | 'due' | 'documents', string>
  books: string
  /** with `{form}` */
  withScheduleFa: string
  /** the messages of the chat; the second has `{incomes}`, `{form}` and `{documents}`, each one of which a line begins with */
  emptyMessage: string
  message: string
}

/** What the server knows about prices, dates and the law; the page carries it for the script. */
export interface SlipFacts {
  whatsapp: string
  /** without business income the old regime cannot be chosen any more */
  oldRegimeIsOver: boolean
  plans: Record<Assessment['plan'], string>
  dueDates: Record<Assessment['dueDate'], string>
  notes: Record<Assessment['form'] | 'scheduleFa', string>
  words: SlipWords
  /** said in place of a note where the forms of the year are not known yet */
  lastForms?: string
}

/** The texts of the slip's foot, by the names of its `data-slip-text` elements. */
export function slipTexts(assessment: Assessment | undefined, facts: SlipFacts) {
  if (!assessment) return { ...facts.words.blank, mark: '' }
  const { form, scheduleFa, plan, dueDate } = assessment
  return {
    form: formName(assessment, facts),
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
  facts: SlipFacts,
): string {
  if (!assessment) return facts.words.emptyMessage
  return facts.words.message
    .replace('{incomes}', incomes.join(', '))
    .replace('{form}', formName(assessment, facts))
    .replace('{documents}', documents.join('\n- '))
}

function formName({ form, scheduleFa }: Assessment, { words }: SlipFacts): string {
  if (scheduleFa) return words.withScheduleFa.replace('{form}', form)
  return form === 'ITR-4' ? words.books : form
}
