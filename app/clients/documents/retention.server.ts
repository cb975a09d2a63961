import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { paths } from '#app/paths.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { users } from '#app/platform/db/schema.ts'
import { type MailQueue, queueMails } from '#app/platform/mail/outbox.server.ts'
import { addDays, financialYearOf, firstDayOf, yearsFrom } from '#app/tax/engine/days.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import { formatDay, indianDate } from '#app/ui/time/dates.ts'
import { atIndianTime } from '#app/ui/time/india.ts'
import { documentsEnding as words } from '#content/en/clients/documents-ending.ts'
import { leaveFiles, sweepUploads, type Vault } from './vault.server.ts'

/** Documents are erased some years after the financial year in which their return was filed, or else started. */

const NOTICE_DAYS = 30
const BATCH = 50

/** Documents of returns that were filed, or else started, before this day are no longer kept on the other day. */
function keptFrom(day: string, years: number): string {
  return firstDayOf(yearsFrom(financialYearOf(day), -years))
}

/** Returns whose documents are due for erasure: `r` in the statements below. */
function ending(day: string, years: number): SQL {
  return sql`coalesce(r.filed_on, (r.created_at at time zone 'Asia/Kolkata')::date) < ${keptFrom(day, years)}
    and exists (select from documents d where d.return_id = r.id)`
}

/**
 * Notifies admins of what is erased within thirty days, once in the timeline of each return and by e-mail;
 * where none of them has an address, `MAIL_STAFF`.
 */
export async function notifyOfEndingDocuments(
  context: MailQueue & Pick<Vault, 'db'>,
  years: number,
  now = new Date(),
): Promise<void> {
  const { db, firm, jobs, settings } = context
  const on = addDays(indianDate(now), NOTICE_DAYS)
  await jobs.start()
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`insert into return_events (return_id, kind, detail, at)
      select r.id, 'documents-end', jsonb_build_object('name', ${formatDay(on)}::text), ${now} from returns r
      where ${ending(on, years)} and not ${hasNotice(indianDate(now))} returning id`)
    if (rows.length === 0) return
    const found = await tx
      .select({ email: users.email })
      .from(users)
      .where(and(isNull(users.disabledAt), isNotNull(users.email), eq(users.role, 'admin')))
      .orderBy(users.id)
    const emails = found.flatMap(({ email }) => email ?? [])
    const addresses = emails.length > 0 ? emails : settings.staff
    await queueMails(
      tx,
      context,
      addresses.map((to) => ({
        event: `documents-ending:${on}:${to.toLowerCase()}`,
        kind: 'documents-ending',
        to,
        content: {
          subject: words.subject(formatDay(on)),
          parts: [
            { is: 'title', text: words.title(rows.length, formatDay(on)) },
            { is: 'text', text: words.text(years) },
            { is: 'text', text: words.advice },
            { is: 'button', text: words.open, href: `${firm.origin}${paths.admin.returns}` },
            { is: 'small', text: words.why },
          ],
        },
        expiresAt: atIndianTime(on, '00:00'),
      })),
    )
  })
}

/**
 * Whether the notice had been sent by a day. One that came to nothing, because the period was extended, is
 * sent again.
 */
function hasNotice(until: string): SQL {
  return sql`exists (select from return_events e where e.return_id = r.id and e.kind = 'documents-end'
    and (e.at at time zone 'Asia/Kolkata')::date between ${addDays(until, -2 * NOTICE_DAYS)} and ${until})`
}

/**
 * Erases documents whose time is over, thirty days after the notice at the earliest. Drafts keep their figures and
 * hashes.
 * @returns how many were erased
 */
export async function eraseEndedDocuments(
  vault: Vault,
  years: number,
  now = new Date(),
): Promise<number> {
  let total = 0
  for (;;) {
    const count = await vault.db.transaction((tx) => eraseSome(tx, years, now))
    if (count === 0) break
    total += count
  }
  if (total > 0) await sweepUploads(vault)
  return total
}

async function eraseSome(tx: Executor, years: number, now: Date): Promise<number> {
  const today = indianDate(now)
  const { rows } = await tx.execute<{ id: number }>(sql`select r.id from returns r
    where ${ending(today, years)} and ${hasNotice(addDays(today, -NOTICE_DAYS))}
    order by r.id limit ${BATCH} for no key update skip locked`)
  if (rows.length === 0) return 0
  const which = sql`return_id in (${sql.join(
    rows.map(({ id }) => sql`${id}`),
    sql`, `,
  )})`
  await leaveFiles(tx, which)
  const { rows: gone } = await tx.execute<{ count: number }>(sql`
    with gone as (delete from documents where ${which} returning return_id),
    recorded as (insert into return_events (return_id, kind, detail, at)
      select return_id, 'documents-erased', jsonb_build_object('count', count(*)), ${now} from gone group by return_id)
    select count(*)::int as count from gone`)
  const count = gone[0]?.count ?? 0
  const label = count === 1 ? '1 document' : `${count} documents`
  const detail = { ids: rows.map(({ id }) => id) }
  await recordActivity(tx, { verb: 'retention', subject: 'client', label, detail })
  return count
}
