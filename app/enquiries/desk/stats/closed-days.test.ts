import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addDays } from '#app/enquiries/office/office-hours.ts'
import { leads, leaves, mails } from '#app/platform/db/schema.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { HOUR_MS } from '#app/ui/time/durations.ts'
import { atIndianTime } from '#app/ui/time/india.ts'
import { weekdayOf } from '#app/ui/time/zoned.ts'
import { enquiry, send, testApp } from '../../../../test/app.ts'
import { atDesk, inHours, makeLead } from '../../../../test/desk.ts'
import { responseRate } from './stats.server.ts'

test('closed days stop the clock of new enquiries while the switch is on, and change none that is there', async () => {
  const app = await testApp()
  const meera = await atDesk(app, 'meera', 'admin')
  const today = indianDate(new Date())
  const open = addDays(today, 2)
  const hours = [{ weekday: weekdayOf(open), opens: '10:00', closes: '11:00' }]
  await meera.ask('PUT', '/api/office/hours', { hours })
  const sent = async () => (await send(app, enquiry())).json()
  const taken = ({ receivedAt, dueAt }: { receivedAt: string; dueAt: string }) =>
    Date.parse(dueAt) - Date.parse(receivedAt)

  const before = await sent()
  expect(taken(before)).toBe(24 * HOUR_MS)

  const saved = await meera.ask('PUT', '/api/office/closed-days', { skipsClosedDays: true })
  expect(saved.json()).toMatchObject({ skipsClosedDays: true, rules: { open: true } })
  expect((await app.inject('/api/office')).json()).toMatchObject({ skipsClosedDays: true })
  // Leave of one person is no closed day.
  await app.db.insert(leaves).values({ userId: meera.id, firstDay: open, lastDay: open, note: '' })
  const waiting = await sent()
  const endOfOpenDay = atIndianTime(addDays(open, 1), '00:00').toISOString()
  expect(waiting.dueAt).toBe(endOfOpenDay)
  expect(await meera.see(waiting.id)).toMatchObject({
    dueAt: endOfOpenDay,
    dueFrom: waiting.receivedAt,
  })
  const [mail] = await app.db.select().from(mails).where(eq(mails.leadId, waiting.id))
  expect(JSON.stringify(mail)).toContain('the end of')

  const flagged = await makeLead(app, {
    status: 'spam',
    spamReason: 'links',
    closedAt: new Date(),
  })
  await meera.act(flagged.id, 'not-spam')
  expect((await meera.see(flagged.id)).dueAt).toBe(endOfOpenDay)

  await meera.ask('PUT', '/api/office/closed-days', { skipsClosedDays: false })
  expect(taken(await sent())).toBe(24 * HOUR_MS)
  const due = async (id: number) =>
    (await app.db.select().from(leads).where(eq(leads.id, id)))[0]?.dueAt?.toISOString()
  expect([await due(before.id), await due(waiting.id)]).toEqual([before.dueAt, endOfOpenDay])
})

test('a reply after 40 hours of which 24 did not count is in time in the public rate', async () => {
  const app = await testApp()
  const received = inHours(-60)
  for (let i = 0; i < 20; i++) {
    await makeLead(app, {
      receivedAt: received,
      dueFrom: received,
      dueAt: inHours(-12),
      firstResponseAt: inHours(-20),
    })
  }
  expect(await responseRate(app.db)).toEqual({ share: 100, count: 20 })
  // Due within the last 30 days, but begun before them.
  await makeLead(app, {
    receivedAt: inHours(-24 * 31),
    dueFrom: inHours(-24 * 31),
    dueAt: inHours(-24 * 29),
  })
  expect(await responseRate(app.db)).toEqual({ share: 100, count: 20 })
})
