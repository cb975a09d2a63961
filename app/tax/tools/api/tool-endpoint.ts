import type * as z from 'zod'
import type { FieldError } from '#app/platform/http/errors.ts'
import type { Outcome } from '#app/tax/engine/outcome.ts'

/** One tool of the API: what it takes, what its result has, and the function of the engine behind it. */
export interface ToolEndpoint<
  Input extends z.ZodType = z.ZodType,
  Result extends z.ZodType = z.ZodType,
> {
  /** one sentence for the API's description */
  summary: string
  input: Input
  result: Result
  /** bytes; 64 KB if absent */
  bodyLimit?: number
  /** what is wrong with values that are right one by one but can’t be together */
  contradictions?(input: z.output<Input>): FieldError[]
  run(input: z.output<Input>): Outcome<z.output<Result>>
}

/** Ties the types of an endpoint together. */
export function endpoint<Input extends z.ZodType, Result extends z.ZodType>(
  tool: ToolEndpoint<Input, Result>,
): ToolEndpoint<Input, Result> {
  return tool
}
