import pg from 'pg'

const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'

type Violation = 'unique' | 'foreign-key'

/** Runs what writes to the database, and throws what `explain` makes of a broken constraint. */
export async function explainViolations<T>(
  work: () => Promise<T>,
  explain: (violation: Violation, constraint: string) => Error | undefined,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const violation = violationOf(error)
    throw (violation && explain(...violation)) || error
  }
}

/** Whether another row has the same value where each is to be there once. */
export function isUniqueViolation(error: unknown): boolean {
  return violationOf(error)?.[0] === 'unique'
}

function violationOf(error: unknown): [Violation, string] | undefined {
  const isOwn = error instanceof pg.DatabaseError
  const cause = error instanceof Error && !isOwn ? error.cause : error
  if (!(cause instanceof pg.DatabaseError)) return
  const { code, constraint = '' } = cause
  if (code === UNIQUE_VIOLATION) return ['unique', constraint]
  if (code === FOREIGN_KEY_VIOLATION) return ['foreign-key', constraint]
}
