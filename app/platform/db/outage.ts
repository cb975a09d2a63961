/** Whether an error says that the database cannot be reached or is going down or coming up. */
export function isOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (PG_OUTAGE_CODES.test(codeOf(cause))) return true
    if (
      /^Connection terminated|Query read timeout|Client has encountered a connection error/.test(
        cause.message,
      )
    ) {
      return true
    }
  }
  return false
}

/**
 * Codes, of PostgreSQL and of the socket, which mean that the database cannot be reached or is on
 * its way down or up: classes 08 (connection), 53 (out of resources) and 57P (operator), and the
 * system's own codes for a peer that is not there.
 */
const PG_OUTAGE_CODES =
  /^(08...|53[0-9A-Z]{3}|57P0[1-5]|25006|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/**
 * Whether other work was in the way: two transactions blocked one another, one took too long, or all
 * connections of the pool were in use for too long.
 */
export function isContention(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (['40001', '40P01', '55P03', '57014'].includes(codeOf(cause))) return true
    if (/^timeout exceeded when trying to connect/.test(cause.message)) return true
  }
  return false
}

function codeOf(error: Error): string {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : ''
}

/** An error's code, or its kind, never its message, which may quote what was stored. */
export function errorCode(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = codeOf(cause)
    if (code) return code
  }
  return error instanceof Error ? error.constructor.name : typeof error
}
