import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { RETURN_STAGES } from '#content/enums.ts'
import { testApp } from '../../../test/app.ts'
import { makeReturn, sendDraft, signedInClient } from '../../../test/clients.ts'
import { atDesk, type Staff } from '../../../test/desk.ts'
import { stepsOf } from './steps.ts'

let app: FastifyInstance
let meera: Staff
beforeAll(async () => {
  app = await testApp()
  meera = await atDesk(app, 'meera')
})

test('the review is a step until the return has gone past it without one', () => {
  const without = RETURN_STAGES.filter(
    (stage) => stage !== 'stopped' && !stepsOf(stage, false).includes('review'),
  )
  expect(without).toEqual(['your-ok', 'to-file', 'filed', 'verified', 'processed'])
  for (const stage of without) expect(stepsOf(stage, true)).toHaveLength(8)
  expect(stepsOf('stopped', true)).toEqual([])
})

test.each([[true], [false]])(
  'a client is told whether a review was recorded: %s',
  async (isReviewed) => {
    const id = await makeReturn(meera)
    await meera.ask('PATCH', `/api/returns/${id}`, { stage: 'review' })
    if (isReviewed) {
      const reviewed = await meera.ask('POST', `/api/returns/${id}/review`)
      expect(reviewed.statusCode, reviewed.body).toBe(200)
    }
    await sendDraft(app, meera, id)
    const { browser, my } = await signedInClient(app, meera, id)
    const page = (await browser.ask('GET', my)).json()
    expect(page.returns).toMatchObject([{ stage: 'your-ok', isReviewed }])
  },
)
