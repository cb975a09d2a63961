import { and, desc, eq, getTableColumns, inArray, isNull, ne } from 'drizzle-orm'
import type { Executor } from '#app/platform/db/database.ts'
import { clientContacts, contactOrder, returns } from '#app/platform/db/schema.ts'

/**
 * Those of a client with an address, by the newest return that enquiries led to.
 * @param ids an enquiry and those merged with it
 */
export function contactsOfLeads(db: Executor, ids: number[]) {
  return db
    .select(getTableColumns(clientContacts))
    .from(returns)
    .innerJoin(clientContacts, eq(clientContacts.clientId, returns.clientId))
    .where(
      and(
        inArray(returns.leadId, ids),
        isNull(clientContacts.removedAt),
        ne(clientContacts.email, ''),
      ),
    )
    .orderBy(desc(returns.id), ...contactOrder)
}
