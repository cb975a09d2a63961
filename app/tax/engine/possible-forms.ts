import type { ReturnFormWords } from '#content/en/tools/return-form-and-documents/reasons.ts'
import { returnFormFacts as facts } from '#content/facts/return-forms.ts'
import { formFor, type ReturnForm, type ReturnFormInput } from './return-form.ts'

/** A question that was left open, with what each of its two answers says of the return. */
export interface FormQuestion {
  field: keyof ReturnFormWords['ifs']
  answers: readonly [Partial<ReturnFormInput>, Partial<ReturnFormInput>]
}

/** Holding shares or funds is no gain: nothing sold, or listed ones within the limit, against anything else. */
export const gainsQuestion: FormQuestion = { field: 'gains', answers: [{}, { otherCg: true }] }

export const amountQuestion: FormQuestion = {
  field: 'ltcg112a',
  answers: [{ ltcg112a: facts.itr1Gains.value }, { ltcg112a: facts.itr1Gains.value + 1 }],
}

export const lossQuestion = {
  field: 'losses',
  answers: [{ losses: ['capital'] }, { losses: ['business'] }],
} as const satisfies FormQuestion

/** The input with every answer to what is open. */
export function possibleInputs(
  input: ReturnFormInput,
  open: readonly FormQuestion[],
): ReturnFormInput[] {
  const [first, ...others] = open
  if (!first) return [input]
  return first.answers.flatMap((answer) => possibleInputs({ ...input, ...answer }, others))
}

/** The forms that these may need, each once, the simplest first. */
export function formsOf(inputs: readonly ReturnFormInput[]): ReturnForm['form'][] {
  return [...new Set(inputs.map(formFor))].sort()
}

/** The first open question that decides between forms, and what each answer to it leads to. */
export function decidingQuestion(
  input: ReturnFormInput,
  open: readonly FormQuestion[],
  words: ReturnFormWords,
) {
  for (const question of open) {
    const others = open.filter((one) => one !== question)
    const forms = question.answers.map((answer) =>
      words.or(formsOf(possibleInputs({ ...input, ...answer }, others))),
    )
    if (new Set(forms).size === 1) continue
    const { field } = question
    const ends = words.ifs[field].map((answer, index) => words.ifSo(answer, forms[index] ?? ''))
    return { field, ends: ends.join(' ') }
  }
  return undefined
}
