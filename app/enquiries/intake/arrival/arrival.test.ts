import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import {
  type Arrival,
  createLeads,
  type Practice,
} from '#app/enquiries/intake/create-lead.server.ts'
import { newLeads } from '#app/enquiries/model/events.server.ts'
import { DESK_CHANNEL } from '#app/platform/db/desk-channel.ts'
import { Groups } from '#app/platform/db/groups.ts'
import { listenTo } from '#app/platform/db/listen.ts'
import { leads, users } from '#app/platform/db/schema.ts'
import { enquiry, makeAccount, send, testApp } from '../../../../test/app.ts'
import { queriesOf } from '../../../../test/round-trips.ts'

test('an enquiry is stored with its event, its emails to the visitor and to staff, and their jobs', async () => {
  const app = await testApp({ MAIL_STAFF: 'office@firm.example, partner@firm.example' })
  const body = enquiry()
  await send(app, body)
  const { rows } = await app.pool.query(
    `select (select count(*)::int from leads where message = $1) as enquiries,
      (select count(*)::int from lead_events where lead_id = (select max(id) from leads)) as events,
      (select count(*)::int from mails where lead_id = (select max(id) from leads)) as mails,
      (select count(*)::int from pgboss.job where name = 'mail') as jobs`,
    [body.message],
  )
  expect(rows).toEqual([{ enquiries: 1, events: 1, mails: 3, jobs: 3 }])
})

test('an enquiry is stored with everything that its form sent beside it', async () => {
  const app = await testApp()
  const signals = { sendKey: 'a-key-of-this-page', tookMs: 41_000, noticeVersion: '2026-11-22' }
  const way = { fromPage: '/pricing', fromAction: 'contact-send' }
  const { id } = (await send(app, enquiry({ ...signals, ...way }))).json()
  const [row] = await app.db.select().from(leads).where(eq(leads.id, id))
  expect(row).toMatchObject({ ...signals, ...way, status: 'new', ownerId: null })
  expect(row?.dueAt?.getTime()).toBe((row?.dueFrom?.getTime() ?? 0) + 86_400_000)
})

test('one of ten enquiries that say the same at once is stored', async () => {
  const app = await testApp()
  const body = enquiry()
  const sent = await Promise.all(Array.from({ length: 10 }, () => send(app, body)))
  expect(sent.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201))
  expect(sent.filter((response) => response.json().id !== undefined)).toHaveLength(1)
  const { rows } = await app.pool.query(
    'select (select count(*)::int from leads) as leads, (select count(*)::int from mails) as mails',
  )
  expect(rows).toEqual([{ leads: 1, mails: 1 }])
})

test('enquiries that arrive at once share their round trips, and each is stored with its mail', async () => {
  const app = await testApp()
  const bodies = Array.from({ length: 12 }, (_, at) => enquiry({ email: `at${at}@example.in` }))
  const queries = await queriesOf(app.pool, async () => {
    const sent = await Promise.all(bodies.map((body) => send(app, body)))
    expect(new Set(sent.map((response) => response.json().id)).size).toBe(12)
  })
  expect(queries.filter((text) => text === 'commit').length).toBeLessThan(6)
  const { rows } = await app.pool.query(
    `select to_address as "to" from mails join leads on leads.id = lead_id and email = to_address
      join lead_events event on event.lead_id = leads.id and event.kind = 'received'
      join activity on verb = 'received' and activity.subject = 'lead' and subject_id = leads.id`,
  )
  expect(rows.map(({ to }) => to).sort()).toEqual(bodies.map(({ email }) => email).sort())
})

test('an enquiry that cannot be stored leaves nothing, and those beside it are stored', async () => {
  const app = await testApp()
  const practice = practiceOf(app)
  const poisoned: Practice = {
    ...practice,
    afterStoring: async (tx, { id }) => {
      const [lead] = await tx.select().from(leads).where(eq(leads.id, id))
      if (lead?.name !== 'Poison') return
      const unknown = { ...lead, id: 2_000_000_000, dueAt: lead.receivedAt }
      await newLeads.publish(tx, { leads: [unknown] })
    },
  }
  const arrivals = new Groups((group: Arrival[]) => createLeads(app.db, group, poisoned), {
    largest: 10,
    atOnce: 1,
  })
  const names = ['One', 'Two', 'Poison', 'Four', 'Five', 'Six', 'Seven']
  const results = await Promise.allSettled(names.map((name) => arrivals.add(arrival({ name }))))
  expect(names.filter((_, at) => results[at]?.status === 'rejected')).toEqual(['Poison'])
  const { rows } = await app.pool.query(
    `select name, (select count(*)::int from mails where lead_id = leads.id) as mails,
      (select count(*)::int from lead_events where lead_id = leads.id) as events from leads order by name`,
  )
  expect(rows).toEqual(
    ['Five', 'Four', 'One', 'Seven', 'Six', 'Two'].map((name) => ({ name, mails: 1, events: 1 })),
  )
})

test('the first of two enquiries in a group that say the same is stored, with its key', async () => {
  const app = await testApp()
  const one = arrival({ sendKey: 'the-first-key' })
  const other = arrival()
  const again = { ...one, sendKey: 'another-key' }
  const stored = await createLeads(app.db, [one, other, one, again], practiceOf(app))
  const [first, second, repeat, foreign] = stored
  expect(stored.map(({ repeated }) => repeated)).toEqual([false, false, true, true])
  expect([repeat?.id, foreign?.id]).toEqual([first?.id, first?.id])
  expect([repeat?.receiptToken, repeat?.sendKey]).toEqual([first?.receiptToken, 'the-first-key'])
  expect(foreign?.sendKey).toBe('the-first-key')
  expect(second?.id).not.toBe(first?.id)
  const { rows } = await app.pool.query('select send_key as key from leads order by id')
  expect(rows).toEqual([{ key: 'the-first-key' }, { key: null }])

  const later = await createLeads(app.db, [arrival(), one], practiceOf(app))
  expect(later.map(({ repeated }) => repeated)).toEqual([false, true])
  expect(later[1]?.receiptToken).toBe(first?.receiptToken)
})

test('the limit of a contact counts those of the same group', async () => {
  const app = await testApp()
  const practice = { ...practiceOf(app), perContact: { max: 2, windowMs: 3_600_000 } }
  const same = Array.from({ length: 3 }, () => arrival({ email: 'same@example.in' }))
  const phones = ['98765 00001', '98765 00002', '98765 00003']
  const group = same.map((one, at) => ({
    ...one,
    input: { ...one.input, phone: phones[at] ?? '' },
  }))
  const callback = arrival({ source: 'callback', email: '', phone: '98765 00009' })
  await createLeads(app.db, [...group, callback], practice)
  await createLeads(app.db, [arrival({ email: 'other@example.in', phone: phones[2] })], practice)
  const { rows } = await app.pool.query('select phone, status from leads order by id')
  expect(rows).toEqual([
    { phone: '98765 00001', status: 'new' },
    { phone: '98765 00002', status: 'new' },
    { phone: '98765 00003', status: 'spam' },
    { phone: '98765 00009', status: 'new' },
    { phone: '98765 00003', status: 'new' },
  ])
})

test('a group is assigned in turn, but for spam, and each owner is notified', async () => {
  const app = await testApp()
  const [asha, ravi] = [await makeAccount(app, 'asha'), await makeAccount(app, 'ravi')]
  await app.db.update(users).set({ onDuty: true })
  const practice = { ...practiceOf(app), assignInTurn: true }
  const honeypotFilled = { honeypotFilled: true, tookMs: undefined, noticeVersion: undefined }
  const spam = { ...arrival(), spamSignals: honeypotFilled }
  await createLeads(app.db, [arrival(), spam, arrival(), arrival()], practice)
  const { rows } = await app.pool.query(
    `select owner_id as owner, (select array_agg(user_id) from notifications where lead_id = leads.id) as notified
      from leads order by id`,
  )
  expect(rows).toEqual([
    { owner: asha.id, notified: [asha.id] },
    { owner: null, notified: null },
    { owner: ravi.id, notified: [ravi.id] },
    { owner: asha.id, notified: [asha.id] },
  ])
})

test('the open desks get one notice for each kind of event in a group', async () => {
  const app = await testApp()
  const news: string[] = []
  await new Promise<void>((resolve) => {
    const stop = listenTo(app.connection, DESK_CHANNEL, {
      onListening: resolve,
      onNews: (text) => void news.push(text),
    })
    app.addHook('onClose', stop)
  })
  const honeypotFilled = { honeypotFilled: true, tookMs: undefined, noticeVersion: undefined }
  const spam = { ...arrival(), spamSignals: honeypotFilled }
  await createLeads(app.db, [arrival(), spam, arrival()], practiceOf(app))
  await expect
    .poll(() => news.map((text) => JSON.parse(text)))
    .toEqual([
      { kind: 'received', ids: [1, 2, 3] },
      { kind: 'suspected', ids: [2] },
    ])
})

function practiceOf({ env }: FastifyInstance): Practice {
  return { perContact: env.limits.contact, assignInTurn: false, roles: env.roles }
}

function arrival({ sendKey, ...changes }: Record<string, unknown> = {}): Arrival {
  return {
    input: { source: 'contact-form', ...enquiry(changes) },
    spamSignals: { honeypotFilled: false, tookMs: undefined, noticeVersion: undefined },
    sendKey: sendKey as string | undefined,
  }
}
