import type { Filing } from '#app/clients/model/filing.ts'
import type { ReturnRow } from '#app/clients/model/rows.server.ts'
import { addDays } from '#app/enquiries/office/office-hours.ts'
import { returns } from '#app/platform/db/schema.ts'
import { lateReturnFacts } from '#content/facts/late-returns.ts'

/** The columns that say how a return was filed. */
export const filingColumns = {
  acknowledgement: returns.acknowledgement,
  filedOn: returns.filedOn,
  verifiedOn: returns.verifiedOn,
  saidVerifiedAt: returns.saidVerifiedAt,
  processedOn: returns.processedOn,
  outcome: returns.outcome,
  refundedOn: returns.refundedOn,
}

/** The last day to verify a return that was filed then; later, it counts as not filed. */
export const verifyBy = (filedOn: string) => addDays(filedOn, lateReturnFacts.verifyDays.value)

/** How a return was filed; null for one that isn't. */
export function filingOf(
  row: Pick<ReturnRow, keyof typeof filingColumns>,
  filedBy: string | null = null,
): Filing | null {
  const { acknowledgement, filedOn, saidVerifiedAt } = row
  if (acknowledgement === null || filedOn === null) return null
  return {
    ...{ acknowledgement, filedOn, filedBy },
    verifyBy: verifyBy(filedOn),
    verifiedOn: row.verifiedOn,
    saidVerifiedAt: saidVerifiedAt?.toISOString() ?? null,
    processedOn: row.processedOn,
    outcome: row.outcome,
    refundedOn: row.refundedOn,
  }
}
