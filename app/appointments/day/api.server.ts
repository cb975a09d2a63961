import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import {
  bookAppointment,
  cancelAppointment,
  moveAppointment,
} from '#app/appointments/book.server.ts'
import { confirmHeld } from '#app/appointments/held/confirm.server.ts'
import { giveAppointment } from '#app/appointments/leaving/give-call.server.ts'
import { requireAccountant, staffOf } from '#app/auth/guards.server.ts'
import { api } from '#app/paths.ts'
import { idFromText } from '#app/text/fields.ts'
import { INDIA_ZONE } from '#app/time/india.ts'
import { callsOfLead, finishCall, readDay, timesForStaff } from './day.server.ts'
import {
  callResult,
  callsOfDay,
  dayFilters,
  deskCall,
  staffBooking,
  staffCancel,
  staffGive,
  staffMove,
  staffTimes,
} from './day.ts'

const tags = ['appointments']
const params = z.object({ id: idFromText() })
/** A change returns the calls of the enquiry as they are then. */
const changed = { 200: z.array(deskCall) }

/** The booked calls, for staff. */
export const callsApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireAccountant)
  // Before a transaction holds a connection, which the start of the jobs would wait for.
  app.addHook('preHandler', async ({ method }) => {
    if (method !== 'GET') await app.outbox.jobs.start()
  })

  app.get(
    api.desk.calls,
    { schema: { tags, querystring: dayFilters, response: { 200: callsOfDay } } },
    (request) => readDay(app.db, request.query, staffOf(request).id),
  )

  app.get(api.desk.callTimes, { schema: { tags, response: { 200: staffTimes } } }, async () => ({
    slots: await timesForStaff(app.db),
  }))

  app.get(api.desk.callsOf(':id'), { schema: { tags, params, response: changed } }, (request) =>
    callsOfLead(app.db, request.params.id),
  )

  app.post(
    api.desk.calls,
    { schema: { tags, body: staffBooking, response: changed } },
    async ({ body: { leadId, start }, user }) => {
      const wanted = { start: new Date(start), timeZone: INDIA_ZONE }
      await bookAppointment(app, leadId, wanted, staffOf({ user }).id)
      return callsOfLead(app.db, leadId)
    },
  )

  app.post(
    api.desk.heldConfirm(':id'),
    { schema: { tags, params, response: changed } },
    async ({ params: { id }, user }) => {
      const { leadId } = await confirmHeld(app, id, staffOf({ user }).id)
      return callsOfLead(app.db, leadId)
    },
  )

  for (const [address, state] of [
    [api.desk.callDone(':id'), 'done'],
    [api.desk.callMissed(':id'), 'missed'],
  ] as const) {
    app.post(
      address,
      { schema: { tags, params, body: callResult, response: { 204: z.null() } } },
      async ({ params: { id }, body, user }, reply) => {
        await finishCall(app.db, id, state, body.note, staffOf({ user }).id)
        return reply.code(204).send(null)
      },
    )
  }

  app.post(
    api.desk.callMove(':id'),
    { schema: { tags, params, body: staffMove, response: changed } },
    async ({ params: { id }, body: { start, sequence }, user }) => {
      const to = { start: new Date(start), sequence }
      const { leadId } = await moveAppointment(app, id, to, staffOf({ user }).id)
      return callsOfLead(app.db, leadId)
    },
  )

  app.post(
    api.desk.callGive(':id'),
    {
      schema: {
        tags,
        summary: 'Give a call to somebody else, at the same time',
        params,
        body: staffGive,
        response: changed,
      },
    },
    async ({ params: { id }, body, user }) => {
      const { leadId } = await giveAppointment(app, id, body, staffOf({ user }).id)
      return callsOfLead(app.db, leadId)
    },
  )

  app.post(
    api.desk.callCancel(':id'),
    { schema: { tags, params, body: staffCancel, response: changed } },
    async ({ params: { id }, body, user }) => {
      const { leadId } = await cancelAppointment(app, id, body, staffOf({ user }).id)
      return callsOfLead(app.db, leadId)
    },
  )
}
