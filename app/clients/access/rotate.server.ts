import { and, asc, eq, gt, isNotNull, notLike, or, type SQL } from 'drizzle-orm'
import type { Database } from '#app/platform/db/database.ts'
import { clientContacts, clients, documents, uploads } from '#app/platform/db/schema.ts'
import type { Keyring } from '#app/platform/encryption/keyring.server.ts'
import { indexOf, open, type Purpose, seal } from '#app/platform/encryption/seal.server.ts'

const AT_ONCE = 200

/**
 * Encrypts with the current key what another one encrypted: PANs with their index, links, the keys of files
 * and their passwords. The files themselves stay: each has a key of its own. It can be cut short and run again,
 * while the site runs with both keys.
 * @returns how many rows were changed
 */
export async function rotateKeys(db: Database, ring: Keyring): Promise<number> {
  const resealed = (purpose: Purpose, sealed: string | null) =>
    sealed === null ? null : seal(ring, purpose, open(ring, purpose, sealed))
  const old = (column: Parameters<typeof notLike>[0]) => notLike(column, `v1.${ring.current.id}.%`)
  let changed = 0
  const each = async <Row extends { id: number | string }>(
    next: (after: SQL | undefined) => Promise<Row[]>,
    change: (row: Row) => Promise<unknown>,
    after: (row: Row) => SQL,
  ) => {
    let last: SQL | undefined
    for (;;) {
      const rows = await next(last)
      for (const row of rows) await change(row)
      changed += rows.length
      const end = rows.at(-1)
      if (!end) return
      last = after(end)
    }
  }

  await each(
    (last) =>
      db
        .select()
        .from(clients)
        .where(and(isNotNull(clients.panSealed), old(clients.panSealed), last))
        .orderBy(asc(clients.id))
        .limit(AT_ONCE),
    ({ id, panSealed }) => {
      const pan = open(ring, 'pan', panSealed ?? '').toString()
      const sealed = {
        panSealed: seal(ring, 'pan', pan),
        panIndex: indexOf(ring.current, 'pan', pan),
      }
      return db.update(clients).set(sealed).where(eq(clients.id, id))
    },
    ({ id }) => gt(clients.id, id),
  )
  await each(
    (last) =>
      db
        .select()
        .from(clientContacts)
        .where(and(isNotNull(clientContacts.linkSealed), old(clientContacts.linkSealed), last))
        .orderBy(asc(clientContacts.id))
        .limit(AT_ONCE),
    ({ id, linkSealed }) =>
      db
        .update(clientContacts)
        .set({ linkSealed: resealed('link', linkSealed) })
        .where(and(eq(clientContacts.id, id), eq(clientContacts.linkSealed, linkSealed ?? ''))),
    ({ id }) => gt(clientContacts.id, id),
  )
  for (const table of [documents, uploads] as const) {
    await each(
      (last) =>
        db
          .select({
            id: table.id,
            keySealed: table.keySealed,
            passwordSealed: table.passwordSealed,
          })
          .from(table)
          .where(
            and(
              or(
                old(table.keySealed),
                and(isNotNull(table.passwordSealed), old(table.passwordSealed)),
              ),
              last,
            ),
          )
          .orderBy(asc(table.id))
          .limit(AT_ONCE),
      ({ id, keySealed, passwordSealed }) =>
        db
          .update(table)
          .set({
            keySealed: resealed('file-key', keySealed) ?? keySealed,
            passwordSealed: resealed('file-password', passwordSealed),
          })
          .where(eq(table.id, id as never)),
      ({ id }) => gt(table.id, id as never),
    )
  }
  return changed
}
