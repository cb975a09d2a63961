import { expect, test } from 'vitest'
import { enquiry, send, testApp } from '../../../test/app.ts'
import { queriesOf } from '../../../test/round-trips.ts'

test('an enquiry takes four round trips, with its e-mails to the visitor and to staff', async () => {
  const app = await testApp({ MAIL_STAFF: 'office@firm.example, partner@firm.example' })
  // The limits bring their counters up to date now and then, whatever the request.
  const queriesFor = async (work: () => Promise<unknown>) =>
    (await queriesOf(app.pool, work)).filter((text) => !text.includes('rate_limits'))
  await send(app, enquiry())
  const body = enquiry()
  const queries = await queriesFor(() => send(app, body))
  expect(queries.map((text) => text.split(/[\s;]/, 1)[0])).toEqual([
    'begin',
    'with',
    'with',
    'commit',
  ])
  const { rows } = await app.pool.query(
    `select (select count(*)::int from leads where message = $1) as enquiries,
      (select count(*)::int from lead_events where lead_id = (select max(id) from leads)) as events,
      (select count(*)::int from mails where lead_id = (select max(id) from leads)) as mails,
      (select count(*)::int from pgboss.job where name = 'mail') as jobs`,
    [body.message],
  )
  expect(rows).toEqual([{ enquiries: 1, events: 1, mails: 3, jobs: 6 }])

  expect(await queriesFor(() => send(app, body))).toHaveLength(3)
})

test('of the same enquiry from ten senders at once one is stored', async () => {
  const app = await testApp()
  const body = enquiry()
  const sent = await Promise.all(Array.from({ length: 10 }, () => send(app, body)))
  expect(sent.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201))
  expect(sent.filter((response) => response.json().id !== undefined)).toHaveLength(1)
  const { rows } = await app.pool.query(
    'select (select count(*)::int from leads) as leads, (select count(*)::int from mails) as mails',
  )
  expect(rows).toEqual([{ leads: 1, mails: 1 }])
})
