import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { paths } from '#app/paths.ts'
import type { Database } from '#app/platform/db/database.ts'
import { users } from '#app/platform/db/schema.ts'
import { type MailQueue, queueMails } from '#app/platform/mail/outbox.server.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { atIndianTime } from '#app/ui/time/india.ts'
import { missingRules as words } from '#content/en/season/missing-rules.ts'
import { missingRules } from './missing-rules.ts'

/**
 * Tells admins in March, once a year, what the register lacks for 1 April; where none of them has an
 * address, `MAIL_STAFF`.
 */
export async function notifyOfMissingRules(
  context: MailQueue & { db: Database },
  now = new Date(),
): Promise<void> {
  const today = indianDate(now)
  if (today.slice(5, 7) !== '03') return
  const missing = missingRules(today)
  if (missing.length === 0) return
  const { db, firm, jobs, settings } = context
  const year = today.slice(0, 4)
  const admins = await db
    .select({ email: users.email })
    .from(users)
    .where(and(isNull(users.disabledAt), isNotNull(users.email), eq(users.role, 'admin')))
    .orderBy(users.id)
  const found = admins.flatMap(({ email }) => email ?? [])
  const addresses = found.length > 0 ? found : settings.staff
  await jobs.start()
  await queueMails(
    db,
    context,
    addresses.map((to) => ({
      event: `missing-rules:${year}:${to.toLowerCase()}`,
      kind: 'missing-rules',
      to,
      content: {
        subject: words.subject(year),
        parts: [
          { is: 'title', text: words.title },
          { is: 'text', text: words.text },
          ...missing.map((text) => ({ is: 'text' as const, text: `• ${text}` })),
          { is: 'text', text: words.advice },
          { is: 'button', text: words.open, href: `${firm.origin}${paths.admin.taxFacts}` },
          { is: 'small', text: words.why },
        ],
      },
      expiresAt: atIndianTime(`${year}-04-01`, '00:00'),
    })),
  )
}
