import pg from 'pg'
import type { AppError } from '#app/platform/http/errors.ts'

const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'

type Violation = 'unique' | 'foreign-key'

/** Runs what writes to the database, and throws what `explain` makes of a broken constraint. */
export async function explainViolations<T>(
  work: () => Promise<T>,
  explain: (violation: Violation, constraint: string) => AppError | undefined,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined
    const violation = violationOf(cause)
    throw (violation && explain(...violation)) || error
  }
}

function violationOf(cause: unknown): [Violation, string] | undefined {
  if (!(cause instanceof pg.DatabaseError)) return
  const { code, constraint = '' } = cause
  if (code === UNIQUE_VIOLATION) return ['unique', constraint]
  if (code === FOREIGN_KEY_VIOLATION) return ['foreign-key', constraint]
}
