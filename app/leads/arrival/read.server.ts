import { getTableColumns } from 'drizzle-orm'
import type { Executor } from '#app/db/database.ts'
import { users } from '#app/db/schema.ts'
import { execute, type Statement } from '#app/db/statements.ts'
import type { Colleague } from '#app/leads/lead-for-email.ts'

interface Question {
  fingerprint: string
  /** how old a repeat may be */
  repeatsSince: Date
  emailKey: string | null
  phoneKey: string | null
  /** the limit for enquiries from the same e-mail address or telephone */
  perContact: { max: number; windowMs: number }
}

/** What decides about an enquiry that arrives. */
export interface Known {
  /** the same one, if it is stored already */
  repeat: {
    id: number
    receivedAt: string
    dueAt: string | null
    receiptToken: string
    sendKey: string | null
  } | null
  /** how many came recently from the same person, up to the limit */
  earlier: number
  /** of the enquiry; null for a repeat */
  id: number | null
  /** what the transaction's `now()` is */
  now: Date
  /** all whose account is not disabled */
  colleagues: Colleague[]
}

/** Reads it in one statement, whose transaction holds the lock of the fingerprint. */
export async function readKnown(tx: Executor, question: Question): Promise<Known> {
  const { fingerprint, repeatsSince, emailKey, phoneKey, perContact } = question
  const [known] = await execute<Known>(tx, reading, [
    fingerprint,
    repeatsSince,
    emailKey,
    phoneKey,
    new Date(Date.now() - perContact.windowMs),
    perContact.max,
  ])
  if (!known) throw new Error('a question without a condition had no answer')
  return known
}

const COLLEAGUE = [
  'id',
  'email',
  'role',
  'accountant',
  'onDuty',
  'mailNew',
  'mailDue',
  'mailAssigned',
  'mailMentioned',
] as const satisfies (keyof Colleague)[]

const colleague = COLLEAGUE.map((key) => `'${key}', "${getTableColumns(users)[key].name}"`)

const reading: Statement = {
  name: 'read-known',
  text: `with repeat as materialized (
      select id, received_at as "receivedAt", due_at as "dueAt", receipt_token as "receiptToken",
        send_key as "sendKey"
      from leads where fingerprint = $1 and received_at > $2 limit 1
    )
    select
      (select row_to_json(repeat) from repeat) as repeat,
      (
        select count(*)::int from (
          select from leads where (email_key = $3 or phone_key = $4) and received_at > $5 limit $6
        ) same_person
      ) as earlier,
      case when not exists (select from repeat) then nextval('leads_id_seq')::int end as id,
      now() as now,
      (
        select coalesce(json_agg(json_build_object(${colleague.join(', ')}) order by id), '[]')
        from users where disabled_at is null
      ) as colleagues`,
}
