import { addDays } from 'date-fns/addDays'
import { and, eq, gte, inArray, lt, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#app/platform/db/database.ts'
import { activity } from '#app/platform/db/schema.ts'
import { csvFile, csvLines } from '#app/platform/http/csv.server.ts'
import { recordActivity, selectActivity } from '#app/team/audit/activity.server.ts'
import { plainSentence } from '#app/team/audit/sentence.ts'
import { SIGN_IN_CHANGES } from '#app/team/audit/sign-in-labels.ts'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import { atIndianTime } from '#app/ui/time/india.ts'
import { AUDIT_PAGE_SIZE, type AuditFilters, type AuditKind, type AuditPage } from './audit-log.ts'
import { auditLabels } from './labels.ts'

const BATCH = 500

/** One page of the log, the newest first. */
export async function listAudit(
  db: Executor,
  { page, ...filters }: AuditFilters & { page: number },
): Promise<AuditPage> {
  const where = matching(filters)
  const [items, total] = await Promise.all([
    selectActivity(db, where, { limit: AUDIT_PAGE_SIZE, offset: (page - 1) * AUDIT_PAGE_SIZE }),
    db.$count(activity, where),
  ])
  return { items, total, page, pageSize: AUDIT_PAGE_SIZE }
}

/** Records that the log is downloaded as a file, and returns the file's lines, the newest first. */
export async function exportAudit(
  db: Executor,
  filters: AuditFilters,
  actorId: number,
): Promise<AsyncGenerator<string>> {
  // The file does not contain the entry about its own download.
  const [newest] = await db
    .select({ id: sql<number>`coalesce(max(${activity.id}), 0)` })
    .from(activity)
  const where = and(matching(filters), sql`${activity.id} <= ${newest?.id ?? 0}`)
  await recordActivity(db, {
    actorId,
    verb: 'exported',
    subject: 'export',
    label: 'audit log',
    detail: { rows: await db.$count(activity, where), filters },
  })
  return auditAsCsv(db, where)
}

async function* auditAsCsv(db: Executor, where: SQL | undefined): AsyncGenerator<string> {
  yield csvFile([Object.values(auditLabels.csv)])
  for (let before: number | undefined; ; ) {
    const batch = await selectActivity(
      db,
      and(where, before === undefined ? undefined : lt(activity.id, before)),
      { limit: BATCH },
    )
    if (batch.length > 0) {
      yield csvLines(
        batch.map((entry) => [
          formatTimestamp(entry.at),
          entry.actor ?? '',
          plainSentence(entry),
          entry.enquiries.map(({ id }) => id).join(' '),
          entry.address,
        ]),
      )
    }
    if (batch.length < BATCH) return
    before = Math.min(...batch.map(({ id }) => id))
  }
}

function matching({ person, about, from, to, enquiry }: AuditFilters): SQL | undefined {
  return and(
    person === undefined ? undefined : concerns(person),
    about && kinds[about],
    from ? gte(activity.at, atIndianTime(from, '00:00')) : undefined,
    to ? lt(activity.at, addDays(atIndianTime(to, '00:00'), 1)) : undefined,
    enquiry === undefined ? undefined : isAboutEnquiry(enquiry),
  )
}

function concerns(userId: number): SQL | undefined {
  return or(
    eq(activity.actorId, userId),
    and(inArray(activity.subject, ['user', 'session']), eq(activity.subjectId, userId)),
  )
}

function isAboutEnquiry(id: number): SQL | undefined {
  const number = JSON.stringify(id)
  return and(
    eq(activity.subject, 'lead'),
    or(
      eq(activity.subjectId, id),
      sql`${activity.detail} -> 'ids' @> ${number}::jsonb`,
      sql`${activity.detail} -> 'into' = ${number}::jsonb`,
      sql`${activity.detail} -> 'from' = ${number}::jsonb`,
    ),
  )
}

const ERASURES = ['erased', 'withdrawn', 'retention']
const PASSWORDS = ['changed-password', 'reset-password', ...SIGN_IN_CHANGES]
const kinds: Record<AuditKind, SQL | undefined> = {
  enquiries: and(
    eq(activity.subject, 'lead'),
    notInArray(activity.verb, [...ERASURES, 'personal-data']),
  ),
  erasures: and(eq(activity.subject, 'lead'), inArray(activity.verb, ERASURES)),
  files: or(inArray(activity.subject, ['export', 'import']), eq(activity.verb, 'personal-data')),
  'sign-ins': or(eq(activity.subject, 'session'), inArray(activity.verb, PASSWORDS)),
  accounts: eq(activity.subject, 'user'),
  content: inArray(activity.subject, ['faq', 'post', 'faq-category', 'post-category', 'image']),
  templates: eq(activity.subject, 'template'),
  claims: eq(activity.subject, 'claim'),
  backups: eq(activity.subject, 'backup'),
}
