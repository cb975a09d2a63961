import type { Response } from '#app/tax/tools/form/tool-type.ts'
import type { Answer } from '#app/tax/working/answer.ts'

/** The answer in what a tool says. */
export function answerIn(response: Response): Answer {
  if (!('answer' in response)) throw new Error(JSON.stringify(response))
  return response.answer
}

/** The names of the fields that a tool finds wrong. */
export function faultsIn(response: Response): string[] {
  return 'faults' in response ? response.faults.map(({ path }) => path) : []
}
