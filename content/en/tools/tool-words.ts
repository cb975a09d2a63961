import type { Words } from '../../same-keys.ts'
import { times } from '../times.ts'
import { answerWords } from './answer.ts'
import { faultWords, formWords } from './form-words.ts'

/** How a language says what stands in the register of tax facts where it does not as English does. */
export interface RegisterWords {
  /** a value, a year or a date */
  value: (english: string) => string
  law: (english: string) => string
}

/** What the script of every tool says around its form and its answer. */
export const toolWords = {
  answer: answerWords,
  form: formWords,
  faults: faultWords,
  times,
  register: { own: undefined as RegisterWords | undefined },
}
export type ToolWords = Words<typeof toolWords>
