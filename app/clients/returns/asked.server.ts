import { sql } from 'drizzle-orm'
import { FILED_STAGES, MISSING_STATES } from '#app/clients/model/stages.ts'
import { valueList } from '#app/enquiries/model/tables.ts'
import { requests, returns } from '#app/platform/db/schema.ts'

/** When the filing of a return was recorded; a correction is another event. */
const filedAt = sql`(select max(e.at) from return_events e where e.return_id = ${returns.id} and e.kind = 'filed')`

/**
 * The condition on a request and its return that the client is asked for it: it is missing, and, once the return is
 * filed, was asked for since.
 */
export const isAsked = sql<boolean>`(${requests.state} in (${valueList(MISSING_STATES)}) and ${returns.stage} <> 'stopped'
  and (${returns.stage} not in (${valueList(FILED_STAGES)}) or coalesce(${requests.changedAt} > ${filedAt}, false)))`

/** The condition on a return that its client is asked for something. */
export const hasAsked = sql<boolean>`(${returns.openRequests} > 0 and exists (
  select from ${requests} where ${requests.returnId} = ${returns.id} and ${isAsked}))`
