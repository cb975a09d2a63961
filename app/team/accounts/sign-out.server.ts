import type { Database } from '#app/platform/db/database.ts'
import { devices } from '#app/platform/db/schema.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import { endSessionsWhere } from '#app/team/auth/session-store.server.ts'

/** Ends every session of every account and forgets every trusted device; returns how many sessions there were. */
export async function endAllSessions(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    const ended = await endSessionsWhere(tx)
    await tx.delete(devices)
    await recordActivity(tx, {
      actorId: null,
      verb: 'signed-out-everyone',
      subject: 'session',
      detail: { sessions: ended.length },
    })
    return ended.length
  })
}
