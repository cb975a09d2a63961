import { and, desc, isNull, type SQL, sql } from 'drizzle-orm'
import type { ClientList } from '#app/clients/model/client.ts'
import { isWholePan, normalizePan } from '#app/clients/model/pan.ts'
import type { Database } from '#app/platform/db/database.ts'
import { clients } from '#app/platform/db/schema.ts'
import { containing } from '#app/platform/db/search.ts'
import type { Keyring } from '#app/platform/encryption/keyring.server.ts'
import { indexOf } from '#app/platform/encryption/seal.server.ts'

const PAGE_SIZE = 50

/** The ids of what a search finds: words of the name, an address or number of a contact, a whole PAN. */
export function idsFound(ring: Keyring, q: string): SQL {
  if (isWholePan(q)) {
    const indexes = ring.all.map((key) => sql`${indexOf(key, 'pan', normalizePan(q))}`)
    return sql`select id from clients where pan_index in (${sql.join(indexes, sql`, `)})`
  }
  const digits = q.replace(/\D/g, '')
  const words = q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)
  const all = (column: SQL) =>
    sql.join(
      words.map((word) => sql`${column} like ${containing(word)}`),
      sql` and `,
    )
  const number = sql`regexp_replace(phone, '\\D', '', 'g')`
  // An index serves each part of a union, and none serves an `or` across tables.
  return sql.join(
    [
      sql`select id from clients where ${all(sql`lower(name)`)}`,
      sql`select client_id from client_contacts where removed_at is null
        and (${all(sql`lower(email || ' ' || name)`)}
        ${digits.length >= 4 ? sql`or ${number} like ${containing(digits)}` : sql``})`,
    ],
    sql` union all `,
  )
}

export async function listClients(
  db: Database,
  ring: Keyring,
  { q = '', page = 1 }: { q?: string | undefined; page?: number | undefined },
): Promise<ClientList> {
  const where = and(
    isNull(clients.mergedInto),
    q === '' ? undefined : sql`${clients.id} in (${idsFound(ring, q)})`,
  )
  const ofFirst = (column: 'email' | 'phone') =>
    sql<string>`coalesce((select c.${sql.raw(column)} from client_contacts c
      where c.client_id = clients.id and c.removed_at is null order by c.id limit 1), '')`
  const [items, total] = await Promise.all([
    db
      .select({
        id: clients.id,
        name: clients.name,
        kind: clients.kind,
        panMasked: clients.panMasked,
        email: ofFirst('email'),
        phone: ofFirst('phone'),
        returns: sql<number>`(select count(*)::int from returns r where r.client_id = clients.id)`,
        lastYear: sql<
          string | null
        >`(select max(r.year) from returns r where r.client_id = clients.id)`,
      })
      .from(clients)
      .where(where)
      .orderBy(desc(clients.updatedAt), desc(clients.id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    db.$count(clients, where),
  ])
  return { items, total, page, pageSize: PAGE_SIZE }
}
