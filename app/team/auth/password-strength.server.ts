import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as english from '@zxcvbn-ts/language-en'
import { passwordMessages as messages } from './labels.ts'

/** The best of zxcvbn's scores: more than 10,000 million guesses. */
const WANTED_SCORE = 4
/** What follows is not looked at: the time grows much faster than the length. */
const ESTIMATED_LENGTH = 40

const { translations } = english
const estimator = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
  translations,
  maxLength: ESTIMATED_LENGTH,
})

/** Why somebody could guess the password, and what would make it better. Runs in a worker. */
export function reasonToRefuse(password: string, names: string[]): string | undefined {
  const { score, feedback } = estimator.check(password, names)
  if (score >= WANTED_SCORE) return undefined
  const { warning, suggestions } = feedback
  return `${warning || messages.guessable} ${suggestions[0] ?? translations.suggestions.useWords}`
}
