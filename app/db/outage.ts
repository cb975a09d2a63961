/** Whether an error says that the database cannot be reached or is going down or coming up. */
export function isOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = (cause as { code?: unknown }).code
    if (typeof code === 'string' && PG_OUTAGE_CODES.test(code)) return true
    if (
      /^Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error/.test(
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
 * system's own words for a peer that is not there.
 */
const PG_OUTAGE_CODES =
  /^(08...|53[0-9A-Z]{3}|57P0[1-5]|25006|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/** An error's code, or its kind, never its words, which may quote what was stored. */
export function errorCode(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = (cause as { code?: unknown }).code
    if (typeof code === 'string') return code
  }
  return error instanceof Error ? error.constructor.name : typeof error
}
