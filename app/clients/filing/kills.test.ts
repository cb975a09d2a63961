import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { mails } from '#app/platform/db/schema.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { testApp } from '../../../test/app.ts'
import { BILLING_FIRM } from '../../../test/billing-firm.ts'
import { makeReturn, okedReturn, sendDraft, signedInClient } from '../../../test/clients.ts'
import { atDesk, type Staff } from '../../../test/desk.ts'
import { killedAt } from '../../../test/killed.ts'

/** The connection to the database breaks before each statement in turn: all of a step is stored, or nothing. */

let app: FastifyInstance
let meera: Staff
let ravi: Staff
const today = indianDate(new Date())

beforeAll(async () => {
  app = await testApp(BILLING_FIRM)
  meera = await atDesk(app, 'meera')
  ravi = await atDesk(app, 'ravi')
})

const detail = async (id: number) => (await meera.ask('GET', `/api/returns/${id}`)).json()
const mailed = (event: string) => app.db.$count(mails, sql`${mails.event} like ${event}`)

/** Repeats a step, each time killed one statement later, until it passes unharmed. */
async function killedEverywhere(
  prepare: () => Promise<() => Promise<unknown>>,
  check: () => Promise<void>,
): Promise<number> {
  for (let place = 1; ; place++) {
    const step = await prepare()
    const killed = await killedAt(app.pool, place, step)
    await check()
    if (!killed) return place - 1
  }
}

describe('with the database killed before every statement', () => {
  test('an OK is there with its stage and its mail, or not at all', async () => {
    let id = 0
    const kills = await killedEverywhere(
      async () => {
        id = await makeReturn(meera)
        await sendDraft(app, meera, id)
        const { browser, my } = await signedInClient(app, meera, id)
        return () => browser.ask('POST', `${my}/drafts/1/ok`, { payload: { agreed: true } })
      },
      async () => {
        const { stage, drafts } = await detail(id)
        expect(stage).toBe(drafts[0].okAt === null ? 'your-ok' : 'to-file')
      },
    )
    expect(kills).toBeGreaterThan(8)
  })

  test('a filing is there with its number, stage and mail, or not at all', async () => {
    let id = 0
    let number = 200_000_000_000_000
    const kills = await killedEverywhere(
      async () => {
        id = (await okedReturn(app, meera)).id
        const body = { acknowledgement: String(++number), filedOn: today }
        return () => ravi.ask('POST', `/api/returns/${id}/filed`, body)
      },
      async () => {
        const { stage, filing } = await detail(id)
        expect(stage).toBe(filing === null ? 'to-file' : 'filed')
        expect(await mailed(`client-filed:${id}:%`)).toBe(filing === null ? 0 : 1)
      },
    )
    expect(kills).toBeGreaterThan(8)
  })

  test('invoices keep their series without a gap', async () => {
    let id = 0
    const kills = await killedEverywhere(
      async () => {
        id = await makeReturn(meera)
        return () => meera.ask('POST', `/api/returns/${id}/invoice`)
      },
      async () => {
        const { rows } = await app.db.execute<{ count: number; last: number }>(
          sql`select count(*)::int as count, coalesce(max(place), 0)::int as last from invoices`,
        )
        expect(rows[0]?.count).toBe(rows[0]?.last)
        expect((await detail(id)).invoices.length).toBeLessThanOrEqual(1)
      },
    )
    expect(kills).toBeGreaterThan(6)
  })

  test('a payment that is sent again after a kill is confirmed once', async () => {
    let id = 0
    const paid = { method: 'upi', reference: '412345678901', amount: 1999, paidOn: today }
    await killedEverywhere(
      async () => {
        id = await makeReturn(meera)
        return () => meera.ask('POST', `/api/returns/${id}/paid`, paid)
      },
      async () => {
        const again = await meera.ask('POST', `/api/returns/${id}/paid`, paid)
        expect([200, 409]).toContain(again.statusCode)
        expect((await detail(id)).payments).toHaveLength(1)
      },
    )
  })
})
