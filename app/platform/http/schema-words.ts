import * as z from 'zod'
import { messages } from '#content/en/messages.ts'

/**
 * Lets Zod say in plain words what it expects, wherever a schema has none of its own. It holds for the
 * whole process: the validator of the routes hands no words to Zod.
 */
export function setSchemaWords() {
  z.config({ customError: inPlainWords })
}

function inPlainWords(issue: z.core.$ZodRawIssue): string | undefined {
  const { shape } = messages.errors
  if (issue.code === 'too_big' && issue.origin === 'array') return shape.atMost(issue.maximum)
  if (issue.code === 'invalid_value') return shape.oneOf(issue.values.join(', '))
  if (issue.code !== 'invalid_type') return undefined
  switch (issue.expected) {
    case 'array':
      return shape.list
    case 'object':
      return issue.path?.length ? shape.entry : shape.body
    case 'boolean':
      return shape.boolean
    case 'number':
    case 'int':
      return shape.number
    case 'string':
      return shape.string
    default:
      return undefined
  }
}
