import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { mails } from '#app/platform/db/schema.ts'
import { testApp } from '../../../test/app.ts'
import { makeClient, makeReturn, sendDraft } from '../../../test/clients.ts'
import { atDesk, type Staff } from '../../../test/desk.ts'

let app: FastifyInstance
let meera: Staff
beforeAll(async () => {
  app = await testApp()
  meera = await atDesk(app, 'meera')
})

const clientOf = (id: number) => meera.get(`/api/clients/${id}`)

test('letters go to the address of the record that stays when an older one is merged into it', async () => {
  const old = await makeClient(meera, { email: 'old@example.in' })
  const current = await makeClient(meera, { email: 'current@example.in' })
  const id = await makeReturn(meera, { clientId: current })
  await meera.ask('POST', `/api/clients/${old}/merge`, { into: current })
  const { contacts } = await clientOf(current)
  expect(contacts.map(({ email }: { email: string }) => email)).toEqual([
    'current@example.in',
    'old@example.in',
  ])
  expect((await sendDraft(app, meera, id)).statusCode).toBe(201)
  const sent = await app.db.select().from(mails)
  expect(sent.map(({ toAddress }) => toAddress)).toEqual(['current@example.in'])
})

test('what a client had none of comes along in a merge, and goes back when it is undone', async () => {
  const known = { bornOn: '1951-03-04', address: '12 Lake Road', state: 'Telangana' }
  const leaves = await makeClient(meera, { ...known, notes: 'Call after 6 pm' })
  const stays = await makeClient(meera, { notes: 'Needs large print' })
  await meera.ask('POST', `/api/clients/${leaves}/merge`, { into: stays })
  expect(await clientOf(stays)).toMatchObject({ ...known, notes: 'Needs large print' })
  await meera.ask('PATCH', `/api/clients/${stays}`, { address: '7 Hill Road' })
  await meera.ask('POST', `/api/clients/${leaves}/unmerge`)
  expect(await clientOf(stays)).toMatchObject({
    bornOn: null,
    address: '7 Hill Road',
    state: '',
    notes: 'Needs large print',
  })
  expect(await clientOf(leaves)).toMatchObject({ ...known, notes: 'Call after 6 pm' })
})

test('the address of one record is not put beside the state of another', async () => {
  const leaves = await makeClient(meera, { address: '12 Lake Road, Hyderabad', state: 'Telangana' })
  const stays = await makeClient(meera, { address: '7 Hill Road, Pune' })
  await meera.ask('POST', `/api/clients/${leaves}/merge`, { into: stays })
  expect(await clientOf(stays)).toMatchObject({ address: '7 Hill Road, Pune', state: '' })
})
