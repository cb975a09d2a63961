import { and, inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { leadEvents } from '#app/platform/db/schema.ts'
import { testApp } from '../../../test/app.ts'
import { atDesk, makeLead, type Staff } from '../../../test/desk.ts'
import { inStoredWords } from './stored-words.ts'

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

test('a merge is found by the word of this release and by that of the next one', async () => {
  const [lead, other] = [await makeLead(app), await makeLead(app)]
  await asha.act(lead.id, 'merge', { into: other.id })
  const found = () =>
    app.db
      .select({ id: leadEvents.id, kind: leadEvents.kind })
      .from(leadEvents)
      .where(
        and(
          inArray(leadEvents.leadId, [lead.id, other.id]),
          inStoredWords(leadEvents.kind, 'merged'),
        ),
      )
  const [stored] = await found()
  expect(stored?.kind).toBe('merged')
  await app.pool.query(`update lead_events set kind = 'merged' where id = ${stored?.id}`)
  expect(await found()).toEqual([stored])
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
