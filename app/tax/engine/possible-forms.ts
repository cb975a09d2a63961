import { formatFact } from '#content/facts/format.ts'
import { returnFormFacts as facts } from '#content/facts/return-forms.ts'
import { type ReturnForm, type ReturnFormInput, returnForm } from './return-form.ts'

/** A question that was left open, with its answers and what each says of the return. */
export interface FormQuestion {
  field: 'gains' | 'ltcg112a' | 'losses'
  answers: readonly { name: string; input: Partial<ReturnFormInput> }[]
}

const limit = formatFact(facts.itr1Gains)

/** Holding shares or funds is no gain. */
export const gainsQuestion: FormQuestion = {
  field: 'gains',
  answers: [
    {
      name: `If you sold nothing, or only listed shares and equity funds after a year, with gains up to ${limit} and no loss`,
      input: {},
    },
    { name: 'If you sold anything else', input: { otherCg: true } },
  ],
}

export const amountQuestion: FormQuestion = {
  field: 'ltcg112a',
  answers: [
    { name: `With a gain up to ${limit}`, input: { ltcg112a: facts.itr1Gains.value } },
    { name: 'With more', input: { ltcg112a: facts.itr1Gains.value + 1 } },
  ],
}

export const lossQuestion = {
  field: 'losses',
  answers: [
    { name: 'If the loss is from a house or from capital gains', input: { losses: ['capital'] } },
    { name: 'If any of it is from business, F&O or intraday', input: { losses: ['business'] } },
  ],
} as const satisfies FormQuestion

/** The input with every answer to what is open. */
export function possibleInputs(
  input: ReturnFormInput,
  open: readonly FormQuestion[],
): ReturnFormInput[] {
  const [first, ...others] = open
  if (!first) return [input]
  return first.answers.flatMap((one) => possibleInputs({ ...input, ...one.input }, others))
}

/** The forms that these may need, each once, the simplest first. */
export function formsOf(inputs: readonly ReturnFormInput[]): ReturnForm['form'][] {
  return [...new Set(inputs.map((one) => returnForm(one).result.form))].sort()
}

/** The first open question that decides between forms, and what each answer to it leads to. */
export function decidingQuestion(input: ReturnFormInput, open: readonly FormQuestion[]) {
  for (const question of open) {
    const others = open.filter((one) => one !== question)
    const forms = question.answers.map((answer) =>
      formsOf(possibleInputs({ ...input, ...answer.input }, others)).join(' or '),
    )
    if (new Set(forms).size === 1) continue
    const ends = question.answers.map(({ name }, index) => `${name}: ${forms[index]}.`).join(' ')
    return { field: question.field, ends }
  }
  return undefined
}
