/**
 * What every function of the engine returns. `result` answers the question; `lines` are the steps
 * that lead to it, in order, each with the rule that it follows; `notes` are what else the reader
 * has to know: a disputed reading with its figure, a limit that is near, what was assumed.
 */
export interface Outcome<Result> {
  result: Result
  lines: Line[]
  notes: string[]
}

/** One step of a working. */
export interface Line {
  label: string
  /** a figure, or words where the step decides something */
  amount: number | string
  /** of a figure; rupees if absent */
  unit?: 'percent' | 'days' | 'months' | 'years' | 'times'
  /** the id of the rule in the fact register */
  rule: string
}
