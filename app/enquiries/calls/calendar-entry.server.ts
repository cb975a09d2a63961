import { ICalAlarmType, ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Firm } from '#app/platform/config/env.ts'
import type { MailCopy } from '#content/mail-copy.ts'

const ALARM_BEFORE_SECONDS = 15 * 60

export interface CalledFor {
  id: number
  startsAt: Date
  endsAt: Date
  sequence: number
  changedAt: Date
  cancelled: boolean
  /** of the visitor */
  phone: string
  receiptUrl: string
}

/**
 * A call as an iCalendar file (RFC 5545) for the visitor. The same call keeps its UID, so that a moved or
 * cancelled one changes what the calendar holds. It is published and not requested: it asks for no reply.
 */
export function calendarEntry(
  call: CalledFor,
  firm: Firm,
  { language, callMails: { file: copy } }: MailCopy,
): string {
  const calendar = new ICalCalendar({
    prodId: { company: firm.name, product: 'calls', language: language.toUpperCase() },
    method: call.cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `call-${call.id}@${new URL(firm.origin).hostname}`,
    sequence: call.sequence,
    stamp: call.changedAt,
    start: call.startsAt,
    end: call.endsAt,
    status: call.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: firm.name, email: firm.email },
    summary: copy.summary(firm.name),
    description: copy.description(call.phone, call.receiptUrl),
    url: call.receiptUrl,
    alarms: call.cancelled
      ? []
      : [
          {
            type: ICalAlarmType.display,
            triggerBefore: ALARM_BEFORE_SECONDS,
            description: copy.alarm,
          },
        ],
  })
  return `${calendar.toString()}\r\n`
}
