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

test('a return that is started for a merged enquiry wins the one on the desk, which its link no longer erases', async () => {
  const [root, merged] = [await makeLead(app, { hoursAgo: 9 }), await makeLead(app)]
  await meera.act(merged.id, 'merge', { into: root.id })
  await makeReturn(meera, { leadId: merged.id })
  expect(await meera.see(root.id)).toMatchObject({ status: 'won', stage: 'documents' })
  for (const { receiptToken } of [root, merged]) {
    expect(await receipt(receiptToken)).toMatchObject({ withdrawal: 'asks' })
  }
})
