import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { formOf, makeReturn, pdf, signedInClient } from '../../../test/clients.ts'
import { atDesk, type Staff } from '../../../test/desk.ts'
import { noticeOfClients } from './notices.server.ts'

let app: FastifyInstance
let meera: Staff
let head: Staff
beforeAll(async () => {
  app = await testApp()
  meera = await atDesk(app, 'meera')
  head = await atDesk(app, 'head', 'admin')
})

const round = () => noticeOfClients({ ...app.outbox, db: app.db })

test('what a client sends rings the preparer’s bell once a quarter of an hour, and again where more comes in', async () => {
  const id = await makeReturn(meera, { preparerId: meera.id })
  const { browser, my } = await signedInClient(app, meera, id)
  for (const text of ['one', 'two']) {
    await browser.ask('POST', `${my}/documents`, formOf(`${text}.pdf`, pdf(text)))
  }
  await round()
  await round()
  const bell = await meera.get('/api/notifications')
  expect(bell).toMatchObject({
    unread: 1,
    returns: [{ returnId: id, clientName: 'Ramesh Kulkarni', read: false }],
  })
  expect(JSON.stringify(bell)).not.toContain('one.pdf')
  expect((await head.get('/api/notifications')).unread).toBe(0)
  const read = await meera.ask('POST', '/api/notifications/read', { returnId: id })
  expect(read.json().unread).toBe(0)
  await browser.ask('POST', `${my}/contact`, { payload: { phone: '+91 98765 43219' } })
  await round()
  expect((await meera.get('/api/notifications')).unread).toBe(1)
})

test('what comes in for a return without a preparer rings the admins’ bells', async () => {
  const id = await makeReturn(meera)
  const { browser, my } = await signedInClient(app, meera, id)
  await browser.ask('POST', `${my}/documents`, formOf('a.pdf', pdf('a')))
  await round()
  expect((await head.get('/api/notifications')).returns).toMatchObject([{ returnId: id }])
})
