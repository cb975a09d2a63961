import * as z from 'zod'
import { messages } from '#content/en/messages.ts'

/**
 * Lets Zod name objects and lists in plain words wherever a schema has none of its own. It holds for the
 * whole process: the validator of the routes hands no words to Zod.
 */
export function setSchemaWords() {
  z.config({ customError: inPlainWords })
}

function inPlainWords(issue: z.core.$ZodRawIssue): string | undefined {
  const { shape } = messages.errors
  if (issue.code === 'too_big' && issue.origin === 'array') return shape.atMost(issue.maximum)
  if (issue.code !== 'invalid_type') return undefined
  if (issue.expected === 'array') return shape.list
  if (issue.expected !== 'object') return undefined
  return issue.path?.length ? shape.entry : shape.body
}
