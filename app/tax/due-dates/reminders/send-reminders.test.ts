import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dateReminders, mails } from '#app/platform/db/schema.ts'
import { atIndianTime } from '#app/ui/time/india.ts'
import type { DueDateGroup } from '#content/en/due-dates.ts'
import type { TemplateLanguage } from '#content/enums.ts'
import { testApp } from '../../../../test/app.ts'
import { mailsToSend } from '../../../../test/outbox.ts'
import { confirmReminders, endReminders, requestReminders } from './reminders.server.ts'
import { runDateReminders } from './send-reminders.server.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = await testApp({ PUBLIC_ORIGIN: 'https://www.firm.in' })
})
beforeEach(() => app.db.delete(dateReminders))

const at = (day: string, time: string) => atIndianTime(day, time)
const run = (day: string, time: string) =>
  runDateReminders({ ...app.outbox, db: app.db }, at(day, time))

/** Someone who confirmed on a day; returns the secret of their links. */
async function subscriber(
  email: string,
  groups: DueDateGroup[],
  confirmed = at('2026-11-25', '12:00'),
  language: TemplateLanguage = 'en',
) {
  await requestReminders(app.db, app.outbox, { email, groups, language }, confirmed)
  const [found] = await app.db.select().from(dateReminders).where(eq(dateReminders.email, email))
  const token = found?.token ?? ''
  await confirmReminders(app.db, token, confirmed)
  await app.db.delete(mails)
  return token
}

const sent = async () =>
  (await app.db.select().from(mails).orderBy(mails.id)).map(
    ({ toAddress, subject }) => `${toAddress} ${subject}`,
  )

const INSTALMENT = 'Due on 15 December 2026: Third instalment of advance tax'

describe('a reminder', () => {
  test('a reminder is sent from nine in the morning, seven days and one day before the date, each once', async () => {
    await subscriber('asha@example.in', ['business'])
    await run('2026-12-08', '08:59')
    expect(await sent()).toEqual([])
    await run('2026-12-08', '09:00')
    await run('2026-12-08', '09:10')
    expect(await sent()).toEqual([`asha@example.in ${INSTALMENT}`])
    await run('2026-12-14', '08:59')
    expect(await sent()).toHaveLength(1)
    await run('2026-12-14', '09:00')
    await run('2026-12-15', '23:50')
    expect(await sent()).toHaveLength(2)
  })

  test('a reminder is in the language of the page where it was asked for', async () => {
    await subscriber('asha@example.in', ['business'], undefined, 'hi')
    await run('2026-12-08', '09:00')
    const [mail] = await mailsToSend(app)
    expect(await sent()).toEqual(['asha@example.in 15 दिसंबर 2026 तक: एडवांस टैक्स की तीसरी किस्त'])
    expect(mail?.text).toContain('https://www.firm.in/hi/tools/due-dates')
  })

  test('a reminder reaches those alone whom the date concerns', async () => {
    await subscriber('asha@example.in', ['business'])
    await subscriber('ravi@example.in', ['salaried', 'advance-tax'])
    await subscriber('meera@example.in', ['salaried'])
    await run('2026-12-08', '09:00')
    expect(await sent()).toEqual([`asha@example.in ${INSTALMENT}`, `ravi@example.in ${INSTALMENT}`])
  })

  test('a reminder is written once by two instances', async () => {
    await subscriber('asha@example.in', ['business'])
    await Promise.all([run('2026-12-08', '09:00'), run('2026-12-08', '09:00')])
    expect(await sent()).toHaveLength(1)
  })

  test('a reminder that was missed is made up for, but one that is overtaken by the next is not', async () => {
    await subscriber('asha@example.in', ['business'])
    await run('2026-12-11', '14:00')
    expect(await sent()).toHaveLength(1)
    await app.db.delete(mails)
    await run('2026-12-14', '10:00')
    expect(await sent()).toHaveLength(1)
    await run('2026-12-16', '00:00')
    expect(await sent()).toHaveLength(1)
  })

  test('a reminder is not sent for a time before the reminders were confirmed', async () => {
    await subscriber('asha@example.in', ['business'], at('2026-12-09', '10:00'))
    await run('2026-12-09', '10:10')
    expect(await sent()).toEqual([])
    await run('2026-12-14', '09:00')
    expect(await sent()).toHaveLength(1)
  })

  test('a reminder has every date of that day which concerns its reader, and its law', async () => {
    await subscriber('asha@example.in', ['house', 'tan', 'salaried'])
    await run('2027-04-23', '09:00')
    const [mail] = await mailsToSend(app)
    expect(mail?.subject).toContain('Due on 30 April 2027: ')
    expect(mail?.subject).toContain(', and 1 more')
    expect(mail?.text).toContain('Deposit TDS for March, tax year 2026-27')
    expect(mail?.text).toContain('Form 141')
    expect(mail?.text).toContain('Section 397(3), Income-tax Act 2025')
    expect(mail?.text).not.toContain('salaried')
  })

  test('a reminder ends with a link that ends the reminders, and is useless once the day is over', async () => {
    const token = await subscriber('asha@example.in', ['business'])
    await run('2026-12-08', '09:00')
    const [mail] = await mailsToSend(app)
    expect(mail?.text).toContain(`https://www.firm.in/date-reminders/${token}/end`)
    expect(mail?.html).toContain(`href="https://www.firm.in/date-reminders/${token}/end"`)
    expect(mail?.expiresAt).toEqual(at('2026-12-16', '00:00'))
    await endReminders(app.db, token)
    expect(await sent()).toEqual([])
    await run('2026-12-14', '09:00')
    expect(await sent()).toEqual([])
  })
})

test('the run deletes what was not confirmed in time', async () => {
  const asked = at('2026-11-25', '12:00')
  const request = {
    email: 'asha@example.in',
    groups: ['business' as const],
    language: 'en' as const,
  }
  await requestReminders(app.db, app.outbox, request, asked)
  await run('2026-11-27', '11:50')
  expect(await app.db.$count(dateReminders)).toBe(1)
  await run('2026-11-27', '12:10')
  expect(await app.db.$count(dateReminders)).toBe(0)
  expect(await sent()).toEqual([])
})
