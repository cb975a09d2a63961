import { getTableColumns } from 'drizzle-orm'
import type { Colleague } from '#app/enquiries/model/lead-for-email.ts'
import type { ReplyDays } from '#app/enquiries/model/sla.ts'
import { DEFAULT_HOURS } from '#app/enquiries/office/office-hours.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { users } from '#app/platform/db/schema.ts'
import { execute, type Statement } from '#app/platform/db/statements.ts'

export interface Asked {
  fingerprint: string
  emailKey: string | null
  phoneKey: string | null
}

interface Limits {
  /** how old a repeat may be */
  repeatsSince: Date
  /** the limit for enquiries from the same e-mail address or telephone */
  perContact: { max: number; windowMs: number }
}

/** What decides how an arriving enquiry is stored. */
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
}

interface Reading {
  /** in the order of the enquiries */
  known: Known[]
  /** the transaction's `now()` */
  now: Date
  /** all whose account is not disabled */
  colleagues: Colleague[]
  office: ReplyDays
}

/** Reads it in one statement, whose transaction holds the locks of the fingerprints. */
export async function readKnown(
  tx: Executor,
  asked: Asked[],
  { repeatsSince, perContact }: Limits,
): Promise<Reading> {
  const [answer] = await execute<Omit<Reading, 'office'> & { office: StoredOffice | null }>(
    tx,
    reading,
    [
      asked.map(({ fingerprint }) => fingerprint),
      asked.map(({ emailKey }) => emailKey),
      asked.map(({ phoneKey }) => phoneKey),
      repeatsSince,
      new Date(Date.now() - perContact.windowMs),
      perContact.max,
    ],
  )
  if (!answer) throw new Error('a question without a condition had no answer')
  const { office } = answer
  return {
    ...answer,
    office: {
      skipsClosedDays: office !== null,
      hours: office?.hours ?? DEFAULT_HOURS,
      holidays: office?.holidays ?? [],
    },
  }
}

/** Null where closed days count; without hours or holidays where none are set. */
type StoredOffice = { [Key in 'hours' | 'holidays']: ReplyDays[Key] | null }

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
  text: `select
      (
        select json_agg(
          json_build_object(
            'repeat', repeat,
            'earlier', (
              select count(*)::int from (
                (select id from leads where email_key = asked.email_key and received_at > $5 limit $6)
                union
                (select id from leads where phone_key = asked.phone_key and received_at > $5 limit $6)
              ) same_person
            ),
            'id', case when repeat is null then nextval('leads_id_seq')::int end
          ) order by at
        )
        from unnest($1::text[], $2::text[], $3::text[])
          with ordinality asked(fingerprint, email_key, phone_key, at)
        left join lateral (
          select json_build_object('id', id, 'receivedAt', received_at, 'dueAt', due_at,
            'receiptToken', receipt_token, 'sendKey', send_key) as repeat
          from leads where fingerprint = asked.fingerprint and received_at > $4 limit 1
        ) stored on true
      ) as known,
      now() as now,
      (
        select coalesce(json_agg(json_build_object(${colleague.join(', ')}) order by id), '[]')
        from users where disabled_at is null
      ) as colleagues,
      (
        select json_build_object(
          'hours', (select json_agg(json_build_object('weekday', weekday)) from office_hours),
          'holidays', (
            select json_agg(json_build_object('day', day, 'name', name)) from holidays
            where observed and day >= current_date - 1
          )
        ) from booking_rules where skips_closed_days
      ) as office`,
}
