import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { migrateDatabase } from '#app/platform/db/migrate.ts'
import { testApp } from '../../../test/app.ts'
import { databaseBefore } from '../../../test/database.ts'
import { atDesk, makeLead, type Staff } from '../../../test/desk.ts'

/** Until 0.6, with `stored-words.ts`. */
const ESCALATED_AT = '2026-11-02T06:00:00.000Z'

describe('beside 0.4, which says `joined` for a merge and `chased` for an escalation', () => {
  let app: FastifyInstance
  let asha: Staff
  beforeAll(async () => {
    app = await testApp()
    asha = await atDesk(app, 'asha')
  })

  test('a merge that 0.4 stores is shown as a merge, and ends with an unmerge', async () => {
    const [lead, other] = [await makeLead(app), await makeLead(app)]
    await asha.act(lead.id, 'merge', { into: other.id })
    await app.pool.query(
      `update lead_events set kind = 'joined' where kind = 'merged' and lead_id in (${lead.id}, ${other.id})`,
    )
    const id = (await asha.see(lead.id)).mergedInto === null ? other.id : lead.id
    expect((await asha.see(id)).events.map(({ kind }) => kind)).toContain('merged')
    await asha.act(id, 'unmerge')
    const unmerged = (await asha.see(id)).events.at(-1)
    const undone = await asha.act(id, 'undo', { eventId: unmerged?.id })
    expect(undone.events.map(({ kind, detail }) => [kind, detail.kind])).toEqual([
      ['merged', undefined],
      ['unmerged', undefined],
      ['undone', 'unmerged'],
    ])
  })

  test('an escalation that a call through 0.4 cleared is back when the call is undone', async () => {
    const { id } = await makeLead(app, { escalatedAt: new Date(ESCALATED_AT) })
    const { changed } = await asha.act(id, 'contacts', { kind: 'call', outcome: 'reached' })
    await app.pool.query(
      `update lead_events set detail = detail - 'escalatedAt' || '{"chasedAt": "${ESCALATED_AT}"}' where id = ${changed[0]}`,
    )
    const undone = await asha.act(id, 'undo', { eventId: changed[0] })
    expect(undone.escalatedAt).toBe(ESCALATED_AT)
    expect(undone.events[0]?.detail).toMatchObject({ escalatedAt: ESCALATED_AT })
  })
})

test.each([
  ['joined', {}, 'merged', {}],
  ['chased', {}, 'escalated', {}],
  ['undone', { eventId: 7, kind: 'separated' }, 'undone', { eventId: 7, kind: 'unmerged' }],
  [
    'separated',
    { root: { chasedAt: ESCALATED_AT } },
    'unmerged',
    { root: { escalatedAt: ESCALATED_AT } },
  ],
  ['note', { text: 'He said "chasedAt": joined' }, 'note', { text: 'He said "chasedAt": joined' }],
])('an update turns the event %s %j into %s %j', async (kind, detail, now, nowDetail) => {
  const { connection, pool } = await databaseBefore('0044_old_names_removed')
  await pool.query(
    `with lead as (insert into leads (name, email, phone, service, source, fingerprint)
       values ('Asha', 'asha@example.in', '9876543210', 'Custom', 'contact-form', 'x') returning id)
     insert into lead_events (lead_id, kind, detail) select id, $1, $2 from lead`,
    [kind, detail],
  )
  await migrateDatabase(connection)
  const { rows } = await pool.query('select kind, detail from lead_events')
  expect(rows).toEqual([{ kind: now, detail: nowDetail }])
})
