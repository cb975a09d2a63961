import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { referenceOf } from '#app/enquiries/model/details/reference.ts'
import { inboundMails } from '#app/platform/db/schema.ts'
import { enquiry, makeAccount, send, testApp } from '../../../test/app.ts'
import { atDesk, type Staff } from '../../../test/desk.ts'

let app: FastifyInstance
let asha: Staff
beforeAll(async () => {
  app = await testApp({ ROLES: 'strict' })
  asha = await atDesk(app, 'asha', 'admin')
})

const arrived = async (changes: Record<string, unknown>) =>
  (await send(app, enquiry(changes))).json().id as number
const foundBy = async (q: string, who = asha, more = '') =>
  (await who.get(`/api/mails?q=${encodeURIComponent(q)}${more}`)) as {
    items: { leadId: number | null; kind: string }[]
    counts: Record<string, number>
    total: number
  }

test('emails are found by name, address, subject, number and reference number', async () => {
  const body = { name: 'रमेश Kumar', email: 'ramesh.k@example.in', phone: '98480 22777' }
  const id = await arrived({ ...body, service: 'Capital Gains Filing' })
  await arrived({ name: 'Sunita Rao', email: 'sunita@example.in', phone: '98480 22778' })
  const words = [
    'kumar ramesh',
    'ramesh.k@example.in',
    'received ramesh.k',
    '+919848022777',
    `#${id}`,
    referenceOf(id),
  ]
  for (const q of words) {
    const { items, counts, total } = await foundBy(q)
    expect(new Set(items.map(({ leadId }) => leadId)), q).toEqual(new Set([id]))
    expect([total, counts.waiting], q).toEqual([items.length, items.length])
  }
  expect((await foundBy('100%')).items).toEqual([])
  expect((await foundBy('kumar', asha, '&kind=reply')).total).toBe(0)
})

test('notices about accounts are left out of the emails of the desk, and are a kind of their own', async () => {
  const meera = await makeAccount(app, 'meera')
  await asha.ask('PATCH', `/api/staff/${meera.id}`, { email: 'meera@firm.example' })
  await asha.ask('PATCH', `/api/staff/${meera.id}`, { resetPassword: true })
  await arrived({ name: 'Kavya Reddy', email: 'kavya@example.in', phone: '98480 22779' })
  const kinds = async (kind: string) =>
    (await asha.get(`/api/mails?kind=${kind}`)).items.map((mail: { kind: string }) => mail.kind)
  expect(await kinds('desk')).toContain('acknowledgement')
  expect(await kinds('desk')).not.toContain('security')
  expect(new Set(await kinds('security'))).toEqual(new Set(['security']))
})

test('a search tells an admin who is no accountant nothing about clients', async () => {
  await arrived({ name: 'Secret Client', email: 'secret@example.in', phone: '98480 22780' })
  const boss = await atDesk(app, 'boss', 'admin', { accountant: false, editor: false })
  for (const q of ['secret client', 'secret@example.in'])
    expect((await foundBy(q, boss)).total).toBe(0)
  await app.db.execute(sql`with reader as (insert into date_reminders (email, groups, token)
      values ('reader@example.in', '[]', ${'r'.repeat(43)}) returning id)
    insert into mails (event, kind, reminder_id, to_address, subject, content, message_id, expires_at)
      select 'reminder', 'date-reminder', id, 'reader@example.in', 'Due', '{"parts": []}', '<1@x>', now() from reader`)
  expect((await foundBy('reader@example.in', boss)).total).toBe(0)
  expect((await foundBy('meera@firm.example', boss)).total).toBeGreaterThan(0)
})

test('incoming emails are found by sender and subject, in whichever state', async () => {
  const mail = (fromName: string, subject: string, state: 'unmatched' | 'dismissed') => ({
    ...{ fromName, subject, state, channel: 'imap' as const, text: 'Hello' },
    messageId: `<${fromName}>`,
    fromAddress: `${fromName.toLowerCase().replace(' ', '.')}@home.example`,
  })
  await app.db
    .insert(inboundMails)
    .values([
      mail('Lakshmi Iyer', 'Form 26AS', 'unmatched'),
      mail('Arjun Nair', 'Rent', 'dismissed'),
    ])
  const find = (q: string) => asha.get(`/api/incoming-mails?q=${encodeURIComponent(q)}`)
  expect(await find('26as lakshmi')).toMatchObject({
    items: [{ fromName: 'Lakshmi Iyer' }],
    counts: { unmatched: 1, dismissed: 0 },
  })
  expect(await find('arjun.nair@home')).toMatchObject({
    items: [],
    counts: { unmatched: 0, dismissed: 1 },
  })
})
