import * as z from 'zod/mini'
import {
  bookAppointment,
  cancelAppointment,
  moveAppointment,
} from '#app/enquiries/calls/book.server.ts'
import { giveAppointment } from '#app/enquiries/calls/handover/give-call.server.ts'
import { confirmHeld } from '#app/enquiries/calls/held/confirm.server.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { idFromText } from '#app/ui/text/fields.ts'
import { INDIA_ZONE } from '#app/ui/time/india.ts'
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

/** A change returns the calls of the enquiry as they are then. */
const changed = z.array(deskCall)

/** The booked calls, for staff. */
export const callsApi = routes('appointments', (app) => {
  // Before the transaction takes a connection, for which starting the jobs would wait.
  app.addHook('preHandler', async ({ method }) => {
    if (method !== 'GET') await app.outbox.jobs.start()
  })
  const finish = <const Result extends 'done' | 'missed'>(result: Result) =>
    route(`POST /api/desk/calls/:id/${result}`, {
      access: 'accountant',
      params: z.object({ id: idFromText() }),
      body: callResult,
      reply: { 204: z.null() },
      run: async ({ params: { id }, body, user }) => {
        await finishCall(app.db, id, result, body.note, user.id)
        return null
      },
    })

  return [
    finish('done'),
    finish('missed'),
    route('GET /api/desk/calls', {
      access: 'accountant',
      query: dayFilters,
      reply: callsOfDay,
      run: (request) => readDay(app.db, request.query, request.user.id),
    }),
    route('GET /api/desk/calls/times', {
      access: 'accountant',
      reply: staffTimes,
      run: async () => ({
        slots: await timesForStaff(app.db),
      }),
    }),
    route('GET /api/desk/calls/of/:id', {
      access: 'accountant',
      reply: changed,
      run: (request) => callsOfLead(app.db, request.params.id),
    }),
    route('POST /api/desk/calls', {
      access: 'accountant',
      body: staffBooking,
      reply: changed,
      run: async ({ body: { leadId, start }, user }) => {
        const wanted = { start: new Date(start), timeZone: INDIA_ZONE }
        await bookAppointment(app, leadId, wanted, user.id)
        return callsOfLead(app.db, leadId)
      },
    }),
    route('POST /api/desk/calls/held/:id/confirm', {
      access: 'accountant',
      reply: changed,
      run: async ({ params: { id }, user }) => {
        const { leadId } = await confirmHeld(app, id, user.id)
        return callsOfLead(app.db, leadId)
      },
    }),
    route('POST /api/desk/calls/:id/move', {
      access: 'accountant',
      body: staffMove,
      reply: changed,
      run: async ({ params: { id }, body: { start, sequence }, user }) => {
        const to = { start: new Date(start), sequence }
        const { leadId } = await moveAppointment(app, id, to, user.id)
        return callsOfLead(app.db, leadId)
      },
    }),
    route('POST /api/desk/calls/:id/give', {
      access: 'accountant',
      summary: 'Give a call to somebody else, at the same time',
      body: staffGive,
      reply: changed,
      run: async ({ params: { id }, body, user }) => {
        const { leadId } = await giveAppointment(app, id, body, user.id)
        return callsOfLead(app.db, leadId)
      },
    }),
    route('POST /api/desk/calls/:id/cancel', {
      access: 'accountant',
      body: staffCancel,
      reply: changed,
      run: async ({ params: { id }, body, user }) => {
        const { leadId } = await cancelAppointment(app, id, body, user.id)
        return callsOfLead(app.db, leadId)
      },
    }),
  ]
})
