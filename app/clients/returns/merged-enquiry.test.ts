import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { makeReturn } from '../../../test/clients.ts'
import { atDesk, inHours, makeLead, type Staff } from '../../../test/desk.ts'

/** The return of an enquiry that was merged into another. */

let app: FastifyInstance
let meera: Staff
beforeAll(async () => {
  app = await testApp()
  meera = await atDesk(app, 'meera')
})

const receipt = (token: string) =>
  app.inject({ url: `/api/receipts/${token}` }).then((response) => response.json())

test('a return moves the enquiry that stands on the desk, and both receipts say so', async () => {
  const asked = await makeLead(app, { hoursAgo: 30, firstResponseAt: inHours(-29) })
  const id = await makeReturn(meera, { leadId: asked.id })
  const again = await makeLead(app)
  await meera.act(asked.id, 'merge', { into: again.id })
  await meera.ask('PATCH', `/api/returns/${id}`, { stage: 'preparing' })
  expect(await meera.see(again.id)).toMatchObject({ mergedInto: null, stage: 'preparing' })
  for (const { receiptToken } of [asked, again]) {
    const { track } = await receipt(receiptToken)
    expect(track).toContainEqual(expect.objectContaining({ step: 'preparing', reached: true }))
  }
})

test('a return moves no enquiry on the desk that has a newer return of its own', async () => {
  const earlier = await makeLead(app, { hoursAgo: 30, firstResponseAt: inHours(-29) })
  const first = await makeReturn(meera, { leadId: earlier.id, year: '2024-25' })
  const again = await makeLead(app)
  const second = await makeReturn(meera, { leadId: again.id })
  await meera.act(earlier.id, 'merge', { into: again.id })
  await meera.ask('PATCH', `/api/returns/${second}`, { stage: 'preparing' })
  await meera.ask('PATCH', `/api/returns/${first}`, { stage: 'stopped' })
  expect(await meera.see(again.id)).toMatchObject({ stage: 'preparing' })
})

test('an enquiry on the desk whose case followed a merged one’s return has its own again once they are unmerged', async () => {
  const asked = await makeLead(app, { hoursAgo: 30, firstResponseAt: inHours(-29) })
  const id = await makeReturn(meera, { leadId: asked.id })
  const other = await makeLead(app)
  await meera.act(asked.id, 'merge', { into: other.id })
  for (const stage of ['preparing', 'documents', 'preparing'])
    await meera.ask('PATCH', `/api/returns/${id}`, { stage })
  expect(await meera.see(other.id)).toMatchObject({ stage: 'preparing' })
  await meera.act(asked.id, 'unmerge')
  expect(await meera.see(other.id)).toMatchObject({ stage: null })
  expect(await meera.see(asked.id)).toMatchObject({ stage: 'preparing', status: 'won' })
})

test('a return that is started for a merged enquiry belongs to the one on the desk, which its link no longer erases', async () => {
  const [root, merged] = [await makeLead(app, { hoursAgo: 9 }), await makeLead(app)]
  await meera.act(merged.id, 'merge', { into: root.id })
  await makeReturn(meera, { leadId: merged.id })
  expect(await meera.see(root.id)).toMatchObject({ status: 'won', stage: 'documents' })
  for (const { receiptToken } of [root, merged]) {
    expect(await receipt(receiptToken)).toMatchObject({ withdrawal: 'asks' })
  }
  await meera.act(merged.id, 'unmerge')
  expect(await meera.see(merged.id)).toMatchObject({ stage: null, returns: [] })
})
