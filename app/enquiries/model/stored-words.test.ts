import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { atDesk, makeLead, type Staff } from '../../../test/desk.ts'

/** Until 0.5, with `stored-words.ts`. */
let app: FastifyInstance
let asha: Staff
beforeAll(async () => {
  app = await testApp()
  asha = await atDesk(app, 'asha')
})

test('merges, unmerges and their undo are stored in the words that the release before reads', async () => {
  const [lead, other] = [await makeLead(app), await makeLead(app)]
  const { events } = await asha.act(lead.id, 'merge', { into: other.id })
  const id = (await asha.see(lead.id)).mergedInto === null ? other.id : lead.id
  await asha.act(id, 'unmerge')
  const unmerged = (await asha.see(id)).events.at(-1)
  const undone = await asha.act(id, 'undo', { eventId: unmerged?.id })
  expect(events.map(({ kind }) => kind)).toContain('merged')
  expect(undone.events.map(({ kind, detail }) => [kind, detail.kind])).toEqual([
    ['merged', undefined],
    ['unmerged', undefined],
    ['undone', 'unmerged'],
  ])
  const { rows } = await app.pool.query(
    `select kind, detail ->> 'kind' as undone from lead_events where lead_id = ${id} order by id`,
  )
  expect(rows).toEqual([
    { kind: 'joined', undone: null },
    { kind: 'separated', undone: null },
    { kind: 'undone', undone: 'separated' },
  ])
})

test('an escalation that the release before cleared by a call is back when the call is undone', async () => {
  const escalatedAt = new Date('2026-11-02T06:00:00Z')
  const { id } = await makeLead(app, { escalatedAt })
  const { changed } = await asha.act(id, 'contacts', { kind: 'call', outcome: 'reached' })
  const { rows } = await app.pool.query(
    `select detail from lead_events where lead_id = ${id} and kind = 'contact'`,
  )
  expect(rows[0].detail).toMatchObject({ chasedAt: escalatedAt.toISOString() })
  expect(rows[0].detail).not.toHaveProperty('escalatedAt')
  const undone = await asha.act(id, 'undo', { eventId: changed[0] })
  expect(undone.escalatedAt).toBe(escalatedAt.toISOString())
  expect(undone.events[0]?.detail).toMatchObject({ escalatedAt: escalatedAt.toISOString() })
})
