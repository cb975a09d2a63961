import type { Words } from '../../same-keys.ts'
import { times } from '../times.ts'
import { answerWords } from './answer.ts'
import { faultWords, formWords } from './form-words.ts'

/** How a language says what stands in the register of tax facts. */
interface RegisterWords {
  /** a rule, by its label or the line of the working that it stands behind */
  rule: (label: string, line: string) => string
  /** a value, a year or a date */
  value: (english: string) => string
  law: (english: string) => string
}

const asItStands = (text: string) => text
const register: RegisterWords = { rule: asItStands, value: asItStands, law: asItStands }

/** What the script of every tool says around its form and its answer. */
export const toolWords = {
  answer: answerWords,
  form: formWords,
  faults: faultWords,
  times,
  register,
}
export type ToolWords = Words<typeof toolWords>
