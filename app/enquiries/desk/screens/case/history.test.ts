import { expect, test } from 'vitest'
import type { LeadDetail } from '#app/enquiries/desk/desk.ts'
import type { LeadEvent } from '#app/enquiries/model/events.ts'
import type { MailSummary } from '#app/platform/mail/mail.ts'
import { failedReply, historyOf, toneOf } from './history.ts'

const at = (minute: number) => `2026-07-01T09:0${minute}:00.000Z`
const event = (id: number, kind: string, detail = {}): LeadEvent => ({
  id,
  leadId: 1,
  kind,
  at: at(id),
  actorId: null,
  actor: null,
  detail,
  undone: false,
  undoable: false,
})
const mail = (id: number, changes: Partial<MailSummary>): MailSummary => ({
  id,
  kind: 'acknowledgement',
  leadId: 1,
  to: 'asha@example.in',
  subject: 'Your enquiry',
  state: 'sent',
  attempts: 1,
  reason: null,
  createdAt: at(0),
  nextTryAt: null,
  sentAt: null,
  actor: null,
  ...changes,
})
const lead = (events: LeadEvent[], mails: MailSummary[], replyFailedAt: string | null = null) =>
  ({ events, mails, replyFailedAt }) as LeadDetail
const keys = (given: LeadDetail, isMinor: boolean) =>
  historyOf(given)
    .filter((entry) => entry.isMinor === isMinor)
    .map(({ key }) => key)

test('views and automatic emails are minor; what people did and what failed is not', () => {
  const given = lead(
    [event(1, 'received'), event(2, 'read'), event(3, 'note'), event(4, 'unread')],
    [mail(1, {}), mail(2, { kind: 'new-enquiry', state: 'failed' }), mail(3, { kind: 'reply' })],
  )
  expect(keys(given, true)).toEqual(['event-4', 'event-2', 'mail-1'])
  expect(keys(given, false)).toEqual(['event-3', 'event-1', 'mail-2', 'mail-3'])
})

test('a reply is shown with its contact, or with the last one if it was sent again', () => {
  const given = lead(
    [1, 2]
      .map((id) => event(id, 'contact', { mailId: 5 }))
      .concat(event(3, 'follow-up', { mailId: 5 })),
    [mail(5, { kind: 'reply', state: 'failed' })],
  )
  expect(historyOf(given).map((entry) => [entry.key, entry.mail?.id])).toEqual([
    ['event-3', undefined],
    ['event-2', 5],
    ['event-1', undefined],
  ])
})

test('a reply that failed is named until someone gets in touch or it is on its way again', () => {
  const failed = mail(5, { kind: 'reply', state: 'failed' })
  expect(failedReply(lead([], [failed], at(1)))).toBe(failed)
  expect(failedReply(lead([], [failed], null))).toBeUndefined()
  expect(failedReply(lead([], [{ ...failed, state: 'waiting' }], at(1)))).toBeUndefined()
})

test('only a contact that reached the client is marked as good', () => {
  const contact = (outcome: string, mails: MailSummary[] = []) =>
    historyOf(lead([event(1, 'contact', { kind: 'call', outcome, mailId: 5 })], mails)).map(toneOf)
  expect(contact('reached')).toEqual(['good'])
  expect(contact('no-answer')).toEqual(['quiet'])
  expect(contact('wrong-number')).toEqual(['quiet'])
  expect(contact('reached', [mail(5, { kind: 'reply', state: 'failed' })])).toEqual(['bad'])
})
