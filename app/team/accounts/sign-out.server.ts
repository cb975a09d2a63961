import type { Database } from '#app/platform/db/database.ts'
import { devices, sessions } from '#app/platform/db/schema.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'

/** Ends every session of every account and forgets every trusted device; returns how many sessions there were. */
export async function endAllSessions(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    const ended = await tx.delete(sessions).returning({ id: sessions.id })
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
