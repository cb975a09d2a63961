import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Attachment } from 'postal-mime'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { appointments, leads, mails, notifications } from '#app/platform/db/schema.ts'
import { deliver, type MailContext } from '#app/platform/mail/deliver.server.ts'
import { HOUR_MS } from '#app/ui/time/durations.ts'
import { testApp } from '../../../test/app.ts'
import { book, booking, freeTimes, makeCaller, openAlways, tokenIn } from '../../../test/calls.ts'
import { closeAfterwards } from '../../../test/closing.ts'
import { MailSink } from '../../../test/mail-sink.ts'
import { mailsToSend } from '../../../test/outbox.ts'
import { remindOfCalls } from './reminders.server.ts'

let app: FastifyInstance
let sink: MailSink
let context: MailContext
beforeAll(async () => {
  sink = await MailSink.open()
  closeAfterwards(() => sink.close())
  app = await testApp({ SMTP_URL: sink.url })
  context = { ...app.outbox, db: app.db, pool: app.pool, log: { info() {}, warn() {} } }
  await makeCaller(app, 'Meera', { email: 'meera@firm.example' })
  await openAlways(app)
})
beforeEach(async () => {
  await app.pool.query('delete from mails; delete from leads')
  sink.caught.length = 0
})

const farTime = async () =>
  (await freeTimes(app)).find((slot) => Date.parse(slot) > Date.now() + 50 * HOUR_MS) ?? ''
const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })
/** Sends what waits for the visitor, and returns it. */
async function delivered(to: string) {
  for (const { id, toAddress } of await mailsToSend(app)) {
    if (toAddress === to) await deliver(context, id)
  }
  return sink.caught
}
const fileIn = ({ attachments }: { attachments: Attachment[] }) => {
  const file = attachments.find(({ mimeType }) => mimeType === 'text/calendar')
  return file && { ...file, text: textOf(file.content) }
}
const textOf = (content: Attachment['content']) =>
  typeof content === 'string' ? content : new TextDecoder().decode(content)

test('the emails about a call are in the language of the enquiry, and so is their calendar file', async () => {
  const body = booking(await farTime(), { timeZone: 'Asia/Kolkata' })
  const token = tokenIn(await book(app, body))
  await app.db.update(leads).set({ language: 'hi' }).where(eq(leads.receiptToken, token))
  await app.pool.query('delete from mails')
  await post(`/api/receipts/${token}/appointment/move`, { start: (await freeTimes(app)).at(-1) })
  const [moved] = await delivered(body.email)
  expect(moved?.subject).toMatch(/^आपकी कॉल का नया समय: \S+वार, \d+ \S+ 20\d\d, .*\(भारतीय समय\)$/)
  expect(moved?.html).toContain('<html lang="hi">')
  expect(moved?.text).not.toMatch(/Indian time|[ap]m\b|call you/)
  expect(moved && fileIn(moved)?.text).toMatch(/SUMMARY:.* के साथ कॉल/)
})

test('the emails about a call carry a file for calendars, which follows each change', async () => {
  const start = await farTime()
  const body = booking(start, { timeZone: 'America/New_York' })
  const response = await book(app, body)
  const token = tokenIn(response)
  const [first] = await delivered(body.email)
  expect(first?.subject).toMatch(/^Your call is booked: .* New York time$/)
  expect(first?.text).toContain('(New York)')
  expect(first?.text).toMatch(/Indian time: \w+day, /)
  expect(first?.text).toContain('We’ll still reply to your enquiry by')
  expect(first?.text).toContain(`/receipt/${token}`)
  const file = first && fileIn(first)
  expect(file?.method?.toUpperCase()).toBe('PUBLISH')
  expect(file?.text).toContain(`DTSTART:${start.replace(/[-:]|\.000/g, '')}`)
  const [uid = ''] = /UID:\S+/.exec(file?.text ?? '') ?? []

  const slots = await freeTimes(app)
  await post(`/api/receipts/${token}/appointment/move`, { start: slots.at(-1) })
  await post(`/api/receipts/${token}/appointment/cancel`, {})
  const [, moved, cancelled] = await delivered(body.email)
  expect(moved?.subject).toContain('Your call was moved')
  expect(moved && fileIn(moved)?.text).toMatch(/SEQUENCE:1\r?\n/)
  const attached = first?.attachments.find(({ filename }) => filename === 'call.ics')
  expect(attached && textOf(attached.content)).toMatch(/METHOD:PUBLISH\r?\n/)
  expect(cancelled?.text).toContain('You cancelled this call.')
  const off = cancelled && fileIn(cancelled)
  expect(off?.method?.toUpperCase()).toBe('CANCEL')
  expect(off?.text).toMatch(/SEQUENCE:2\r?\n/)
  expect(off?.text).toContain(uid)
  expect(sink.caught).toHaveLength(3)
})

test('the emails about a call carry it with the line ends that calendars demand', async () => {
  const body = booking(await farTime())
  await book(app, body)
  const [{ raw } = { raw: '' }] = await delivered(body.email)
  const [, attached = ''] =
    /application\/ics[\s\S]+?\r\n\r\n([A-Za-z0-9+/=\r\n]+?)\r\n--/.exec(raw) ?? []
  const file = Buffer.from(attached, 'base64').toString()
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(file).toMatch(/END:VCALENDAR\r\n$/)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test('the emails about a call repeat no address that was typed', async () => {
  const body = booking(await farTime(), {
    name: 'Evil',
    phone: '9848022338 evil.com',
    message: 'https://evil.com',
  })
  await book(app, body)
  const [mail] = await delivered(body.email)
  expect(JSON.stringify(mail)).not.toContain('evil.com')
})

describe('the reminders of a call', () => {
  /** A call that was booked so long before. */
  const made = async (bookedHoursBefore: number) => {
    const body = booking(await farTime())
    const { id } = (await book(app, body)).json()
    await app.pool.query('delete from mails; delete from notifications')
    const [call] = await app.db.select().from(appointments).where(eq(appointments.leadId, id))
    const startsAt = call?.startsAt ?? new Date()
    const changedAt = new Date(startsAt.getTime() - bookedHoursBefore * HOUR_MS)
    await app.db.update(appointments).set({ changedAt }).where(eq(appointments.leadId, id))
    return { id: id as number, to: body.email, startsAt }
  }
  const runAt = (startsAt: Date, hoursBefore: number) =>
    remindOfCalls(context, new Date(startsAt.getTime() - hoursBefore * HOUR_MS))
  const subjects = async () => (await app.db.select().from(mails)).map(({ subject }) => subject)

  test('the reminders of a call go out a day and an hour before, once, whatever runs twice', async () => {
    const { id, to, startsAt } = await made(48)
    await runAt(startsAt, 24.5)
    expect(await subjects()).toEqual([])
    await Promise.all([1, 2, 3, 4].map(() => runAt(startsAt, 23.9)))
    await runAt(startsAt, 20)
    expect(await subjects()).toEqual([expect.stringMatching(/^Reminder: your call on /)])
    await Promise.all([1, 2, 3, 4].map(() => runAt(startsAt, 0.9)))
    await runAt(startsAt, 0.5)
    const visitors = (await mailsToSend(app)).filter((mail) => mail.toAddress === to)
    expect(visitors.map(({ subject }) => subject.split(':')[0])).toEqual([
      'Reminder',
      'Your call is soon',
    ])
    expect(visitors[0]?.expiresAt).toEqual(startsAt)
    const notified = await app.db.select().from(notifications).where(eq(notifications.leadId, id))
    expect(notified.map(({ kind }) => kind)).toEqual(['appointment-soon'])
  })

  test('the reminders of a call are not sent for a call that was booked later than that', async () => {
    const { startsAt } = await made(0.9)
    await runAt(startsAt, 0.8)
    expect(await subjects()).toEqual([])
  })

  test('the reminders of a call go out again after a move, and not for a call that was cancelled', async () => {
    const { id, startsAt } = await made(48)
    await runAt(startsAt, 23)
    const [lead] = await app.db.select().from(leads).where(eq(leads.id, id))
    const receipt = `/api/receipts/${lead?.receiptToken}/appointment`
    const to = (await freeTimes(app)).at(-1) ?? ''
    await post(`${receipt}/move`, { start: to })
    await runAt(new Date(to), 23)
    const reminders = (await subjects()).filter((subject) => subject.startsWith('Reminder'))
    expect(new Set(reminders).size).toBe(2)
    await post(`${receipt}/cancel`, {})
    const before = await subjects()
    await runAt(new Date(to), 0.5)
    expect(await subjects()).toEqual(before)
  })

  test('the reminders of a call are not made up for when the call is near or over', async () => {
    const { startsAt } = await made(48)
    await runAt(startsAt, 1.5)
    expect(await subjects()).toEqual([])
    await runAt(startsAt, -0.1)
    expect(await subjects()).toEqual([])
  })
})
