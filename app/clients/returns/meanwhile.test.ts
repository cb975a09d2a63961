import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import {
  figures,
  formOf,
  makeReturn,
  okedReturn,
  pdf,
  sendDraft,
  signedInClient,
} from '../../../test/clients.ts'
import { atDesk, type Staff } from '../../../test/desk.ts'

/** A return that somebody else changes between what staff see and what they press. */

let app: FastifyInstance
let meera: Staff
let ravi: Staff
beforeAll(async () => {
  app = await testApp()
  meera = await atDesk(app, 'meera')
  ravi = await atDesk(app, 'ravi')
})

const detail = (id: number) => meera.get(`/api/returns/${id}`)
const change = (id: number, body: Record<string, unknown>) =>
  meera.ask('PATCH', `/api/returns/${id}`, body)

test('notes that a colleague has written meanwhile are neither replaced nor undone', async () => {
  const id = await makeReturn(meera)
  expect((await change(id, { notes: 'Mine', was: { notes: '' } })).statusCode).toBe(200)
  await ravi.ask('PATCH', `/api/returns/${id}`, { notes: 'Mine, and Ravi’s' })
  for (const body of [
    { notes: 'Mine again', was: { notes: 'Mine' } },
    { notes: '', was: { notes: 'Mine' } },
  ]) {
    expect((await change(id, body)).statusCode).toBe(409)
  }
  expect(await detail(id)).toMatchObject({ notes: 'Mine, and Ravi’s' })
})

test('notes that end with a line break can be undone', async () => {
  const id = await makeReturn(meera)
  await change(id, { notes: 'Rent from May\r\n', was: { notes: '' } })
  const undo = { notes: '', was: { notes: 'Rent from May\r\n' } }
  expect((await change(id, undo)).statusCode).toBe(200)
})

test('notes can be saved although the client has sent a file meanwhile', async () => {
  const id = await makeReturn(meera)
  const { browser, my } = await signedInClient(app, meera, id)
  await browser.ask('POST', `${my}/documents`, formOf('rent.pdf', pdf('Rent')))
  expect((await change(id, { notes: 'Mine', was: { notes: '' } })).statusCode).toBe(200)
})

test('an assignment of several returns is undone for those alone that nobody has assigned since', async () => {
  const ids = [await makeReturn(meera), await makeReturn(meera)]
  const assign = { ids, preparerId: meera.id }
  expect((await meera.ask('PATCH', '/api/returns', assign)).json()).toMatchObject({ changed: 2 })
  await change(ids[1]!, { preparerId: ravi.id })
  const undo = { ids, preparerId: null, was: { preparerId: meera.id } }
  expect((await meera.ask('PATCH', '/api/returns', undo)).json()).toMatchObject({ changed: 1 })
  expect(await detail(ids[0]!)).toMatchObject({ preparer: null })
  expect(await detail(ids[1]!)).toMatchObject({ preparer: { id: ravi.id } })
})

test('a request that was accepted by mistake waits to be looked at again, with its file', async () => {
  const id = await makeReturn(meera)
  const { browser, my } = await signedInClient(app, meera, id)
  const [request] = (await detail(id)).requests
  const form = formOf('form16.pdf', pdf('Form 16'), { requestId: String(request.id) })
  await browser.ask('POST', `${my}/documents`, form)
  const before = await detail(id)
  const decide = (state: string) => meera.ask('POST', `/api/requests/${request.id}`, { state })
  expect((await decide('accepted')).statusCode).toBe(200)
  expect((await decide('sent')).statusCode).toBe(200)
  const { requests, documents, toLookAt } = await detail(id)
  expect({ requests, documents, toLookAt }).toEqual({
    requests: before.requests,
    documents: before.documents,
    toLookAt: before.toLookAt,
  })
})

test('a decision on a request that a colleague has decided otherwise since is not taken back', async () => {
  const id = await makeReturn(meera)
  const { browser, my } = await signedInClient(app, meera, id)
  const [request, untouched] = (await detail(id)).requests
  const form = formOf('form16.pdf', pdf('Form 16'), { requestId: String(request.id) })
  await browser.ask('POST', `${my}/documents`, form)
  const decide = (body: Record<string, unknown>) =>
    meera.ask('POST', `/api/requests/${request.id}`, body)
  await decide({ state: 'accepted' })
  await decide({ state: 'sent-back', reason: 'Page 2 is missing' })
  expect((await decide({ state: 'sent', was: 'accepted' })).statusCode).toBe(409)
  expect((await detail(id)).requests[0]).toMatchObject({ reason: 'Page 2 is missing' })
  const sent = await meera.ask('POST', `/api/requests/${untouched.id}`, { state: 'sent' })
  expect(sent.statusCode).toBe(409)
})

test('a draft does not end an OK that its sender has not seen', async () => {
  const id = (await okedReturn(app, meera)).id
  const send = (okBefore: string) => {
    const fields = { figures: JSON.stringify(figures), okBefore }
    const form = formOf('computation.pdf', pdf('Another'), fields)
    return app.inject({
      method: 'POST',
      url: `/api/returns/${id}/drafts`,
      payload: form.payload,
      headers: { ...meera.headers, ...form.headers },
    })
  }
  expect((await send('no')).statusCode).toBe(409)
  expect(await detail(id)).toMatchObject({ stage: 'to-file', drafts: [{ number: 1 }] })
  expect((await send('yes')).statusCode).toBe(201)
  expect((await sendDraft(app, meera, id)).statusCode).toBe(201)
})
