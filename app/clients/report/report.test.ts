import { beforeAll, expect, test } from 'vitest'
import { indianDate } from '#app/ui/time/dates.ts'
import { testApp } from '../../../test/app.ts'
import { makeReturn } from '../../../test/clients.ts'
import { atDesk, type Staff } from '../../../test/desk.ts'

let chief: Staff
let meera: Staff
beforeAll(async () => {
  const app = await testApp()
  chief = await atDesk(app, 'chief', 'admin')
  meera = await atDesk(app, 'meera')
})

test('admins see fees agreed, received and outstanding, which add up, and where returns stand', async () => {
  const first = await makeReturn(meera, { preparerId: meera.id })
  await makeReturn(meera, { plan: 'professional', fee: 3499 })
  const stopped = await makeReturn(meera)
  await meera.ask('PATCH', `/api/returns/${stopped}`, { stage: 'stopped' })
  const paid = { method: 'cash', amount: 999, paidOn: indianDate(new Date()) }
  await meera.ask('POST', `/api/returns/${first}/paid`, paid)
  const report = (await chief.ask('GET', '/api/results/returns?by=person')).json()
  expect(report).toMatchObject({
    rows: [
      { name: 'Nobody yet', returns: 1, agreed: 3499, received: 0, outstanding: 3499 },
      { name: 'meera', returns: 1, agreed: 1999, received: 999, outstanding: 1000 },
    ],
    total: { returns: 2, agreed: 5498, received: 999, outstanding: 4499 },
    waiting: { client: 2, us: 0, department: 0 },
  })
  expect(report.stages).toContainEqual({ stage: 'stopped', person: null, count: 1 })
  const byPlan = (await chief.ask('GET', '/api/results/returns?by=service')).json()
  expect(byPlan.rows.map(({ name }: { name: string }) => name)).toEqual(['Basic', 'Professional'])
  expect((await meera.ask('GET', '/api/results/returns')).statusCode).toBe(403)
})
