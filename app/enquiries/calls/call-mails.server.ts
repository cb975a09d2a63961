import { referenceOf } from '#app/enquiries/model/details/reference.ts'
import { receiptUrl } from '#app/enquiries/receipt/receipt.ts'
import { isReplyFirst, replyByDate } from '#app/enquiries/receipt/reply-by.ts'
import type { Firm } from '#app/platform/config/env.ts'
import type { appointments, leads } from '#app/platform/db/schema.ts'
import type { EmailContent, Part } from '#app/platform/mail/email-content.ts'
import type { NewMail } from '#app/platform/mail/outbox.server.ts'
import { withoutWords } from '#app/ui/text/phone-number.ts'
import { longMomentInWords } from '#app/ui/time/in-words.ts'
import { INDIA_ZONE } from '#app/ui/time/india.ts'
import { clockIn, formatInZone, isIndianZone, placeOf } from '#app/ui/time/zoned.ts'
import type { TimeWords } from '#content/en/times.ts'
import { type MailCopy, mailCopyIn } from '#content/mail-copy.ts'
import { calendarEntry } from './calendar-entry.server.ts'
import { describeTime } from './zoned-days.ts'

type Row = typeof appointments.$inferSelect
export type CalledLead = Pick<
  typeof leads.$inferSelect,
  'id' | 'email' | 'phone' | 'receiptToken' | 'dueAt' | 'firstResponseAt' | 'status' | 'language'
>
type Timed = Pick<Row, 'startsAt' | 'timeZone'>
export type CallMail = 'booked' | 'moved' | 'cancelled' | 'day' | 'hour'

/**
 * An e-mail to the visitor about a call; none without an address.
 * @param actorId the member of staff who changed the call
 */
export function callMail(
  kind: CallMail,
  call: Row,
  lead: CalledLead,
  firm: Firm,
  actorId: number | null = null,
): NewMail[] {
  if (!lead.email) return []
  const isReminder = kind === 'day' || kind === 'hour'
  return [
    {
      // A call has one e-mail for each of its changes, and between changes one reminder of each kind.
      event: `call:${call.id}:${call.sequence}:${kind}`,
      kind: isReminder ? 'appointment-reminder' : 'appointment',
      to: lead.email,
      replyTo: firm.email,
      content: contentOf(kind, call, lead, firm),
      leadId: lead.id,
      ...(actorId !== null && { actorId }),
      ...(!isReminder && { calendar: fileOf(call, lead, firm) }),
      ...(isReminder && { expiresAt: call.startsAt }),
    },
  ]
}

export function fileOf(call: Row, lead: CalledLead, firm: Firm): string {
  return calendarEntry(
    {
      ...call,
      cancelled: call.state === 'cancelled',
      phone: withoutWords(lead.phone),
      receiptUrl: receiptUrl(firm.origin, lead.receiptToken),
    },
    firm,
    mailCopyIn(lead.language),
  )
}

function contentOf(kind: CallMail, call: Row, lead: CalledLead, firm: Firm): EmailContent {
  const mailCopy = mailCopyIn(lead.language)
  const { language, callMails: copy, acknowledgementCopy, times } = mailCopy
  const link = receiptUrl(firm.origin, lead.receiptToken)
  const isBooking = kind === 'booked' || kind === 'moved'
  const { dueAt, status } = lead
  const awaitsReply = !lead.firstResponseAt && status !== 'won' && status !== 'lost'
  const text =
    kind === 'cancelled' ? copy.text.cancelled[call.cancelledBy ?? 'staff'] : copy.text[kind]
  const parts: (Part | false | null | undefined)[] = [
    { is: 'title', text: copy.title[kind] },
    { is: 'text', text: kind === 'cancelled' && awaitsReply ? `${text} ${copy.open}` : text },
    {
      is: 'facts',
      rows: [
        ...timeRows(call, mailCopy),
        // The mailbox may be somebody else's: of what was typed, the number alone is repeated.
        [copy.facts.phone, withoutWords(lead.phone)],
        [copy.facts.number, referenceOf(lead.id)],
      ],
    },
    isBooking &&
      dueAt &&
      awaitsReply &&
      isReplyFirst(call.startsAt, dueAt, Date.now()) && {
        is: 'text',
        text: copy.stillReply(
          acknowledgementCopy.indianTime(replyByDate(dueAt.toISOString(), times.own)),
        ),
      },
    { is: 'button', text: kind === 'cancelled' ? copy.again : copy.manage, href: link },
    { is: 'small', text: copy.why },
  ]
  const subject = copy.subject[kind](briefTime(call, times.own))
  return { language, subject, parts: parts.filter((part) => part !== false && part != null) }
}

/** When it is on the visitor's clock, and on India's if that shows another time. */
export function timeRows(
  { startsAt, timeZone }: Timed,
  { callMails: { facts }, times: { own: words } }: MailCopy,
): [string, string][] {
  const timeIn = (zone: string) =>
    words ? longMomentInWords(clockIn(startsAt, zone), words) : formatInZone(startsAt, zone)
  const inIndia = timeIn(INDIA_ZONE)
  if (isIndianZone(timeZone))
    return [[facts.when, words ? words.indian(inIndia) : `${inIndia}, Indian time`]]
  return [
    [facts.when, `${timeIn(timeZone)} (${placeOf(timeZone)})`],
    [facts.inIndia, inIndia],
  ]
}

export function briefTime({ startsAt, timeZone }: Timed, words?: TimeWords): string {
  if (words) return describeTime(startsAt.toISOString(), timeZone, words).own
  const zone = isIndianZone(timeZone) ? 'IST' : `${placeOf(timeZone)} time`
  return `${formatInZone(startsAt, timeZone)} ${zone}`
}
