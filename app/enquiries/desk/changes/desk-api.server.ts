import { listLeads, neighboursOf } from '#app/enquiries/desk/desk.server.ts'
import {
  type ChangedLead,
  changedLead,
  leadDetail,
  leadsPage,
  leadTrace,
} from '#app/enquiries/desk/desk.ts'
import {
  bulkChange,
  bulkChanged,
  contactLogBody,
  erased,
  leadChange,
  mergeBody,
  noteBody,
  replyBody,
  undoBody,
  undoManyBody,
  undoneMany,
} from '#app/enquiries/desk/desk-changes.ts'
import { findLead } from '#app/enquiries/desk/detail.server.ts'
import { leadFilters, neighbours } from '#app/enquiries/desk/filters.ts'
import { traceOf } from '#app/enquiries/desk/lead-trace.server.ts'
import { assignNext } from '#app/enquiries/model/assignment.server.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { changeLeads } from './bulk.server.ts'
import { changeLead } from './changes.server.ts'
import { addContact, addNote } from './contacts.server.ts'
import { eraseLead, eraseSpam } from './erasing.server.ts'
import { merge } from './merging.server.ts'
import { notSpam } from './not-spam.server.ts'
import { personalData } from './personal-data.server.ts'
import { replyToLead } from './replies.server.ts'
import { undo } from './undo.server.ts'
import { unmerge } from './unmerge.server.ts'

/** The enquiry desk, for staff. Every change returns the enquiry as it is then. */
export const deskApi = routes('leads', (app) => {
  const { publicOrigin, roles } = app.env
  // Before the transaction takes a connection, for which starting the jobs would wait.
  app.addHook('preHandler', async ({ method }) => {
    if (method !== 'GET') await app.outbox.jobs.start()
  })
  const after = async (id: number, changed: number[]): Promise<ChangedLead> => ({
    ...(await findLead(app.db, id, publicOrigin)),
    changed,
  })

  return [
    route('GET /api/leads', {
      access: 'accountant',
      query: leadFilters,
      reply: leadsPage,
      run: (request) => listLeads(app.db, request.query, request.user.id),
    }),
    route('PATCH /api/leads', {
      access: 'accountant',
      body: bulkChange,
      reply: bulkChanged,
      run: (request) => changeLeads(app.db, request.body, request.user.id, roles),
    }),
    route('POST /api/leads/undo', {
      access: 'accountant',
      body: undoManyBody,
      reply: undoneMany,
      run: async (request) => {
        const events = await undo(app.db, [...new Set(request.body.eventIds)], request.user.id)
        return { undone: events.length }
      },
    }),
    route('GET /api/leads/:id', {
      access: 'accountant',
      reply: leadDetail,
      run: (request) => findLead(app.db, request.params.id, publicOrigin),
    }),
    route('GET /api/leads/:id/trace', {
      access: 'accountant',
      reply: leadTrace,
      run: ({ params: { id } }) => traceOf(app.db, id),
    }),
    route('PATCH /api/leads/:id', {
      access: 'accountant',
      body: leadChange,
      reply: changedLead,
      run: async ({ params: { id }, body, user }) =>
        after(id, await changeLead(app.db, id, body, user.id, roles)),
    }),
    route('GET /api/leads/:id/neighbours', {
      access: 'accountant',
      query: leadFilters,
      reply: neighbours,
      run: ({ params: { id }, query, user }) => neighboursOf(app.db, id, query, user.id),
    }),
    route('POST /api/leads/:id/notes', {
      access: 'accountant',
      body: noteBody,
      reply: changedLead,
      run: async ({ params: { id }, body, user }) =>
        after(id, await addNote(app.db, id, body, user.id, roles)),
    }),
    route('POST /api/leads/:id/contacts', {
      access: 'accountant',
      body: contactLogBody,
      reply: changedLead,
      run: async ({ params: { id }, body, user }) =>
        after(id, await addContact(app.db, id, body, user.id)),
    }),
    route('POST /api/leads/:id/replies', {
      access: 'accountant',
      body: replyBody,
      reply: changedLead,
      run: async ({ params: { id }, body, user }) => {
        return after(id, await replyToLead(app.db, app.outbox, id, body, user.id))
      },
    }),
    route('POST /api/leads/:id/assign-next', {
      access: 'accountant',
      reply: changedLead,
      run: async ({ params: { id }, user }) =>
        after(id, await assignNext(app.db, id, user.id, roles)),
    }),
    route('POST /api/leads/:id/merge', {
      access: 'accountant',
      body: mergeBody,
      reply: changedLead,
      run: async ({ params: { id }, body, user }) =>
        after(id, await merge(app.db, id, body.into, user.id)),
    }),
    route('POST /api/leads/:id/unmerge', {
      access: 'accountant',
      reply: changedLead,
      run: async ({ params: { id }, user }) => after(id, await unmerge(app.db, id, user.id)),
    }),
    route('POST /api/leads/:id/not-spam', {
      access: 'accountant',
      reply: changedLead,
      run: async ({ params: { id }, user }) => {
        return after(id, await notSpam(app.db, id, user.id))
      },
    }),
    route('POST /api/leads/:id/undo', {
      access: 'accountant',
      body: undoBody,
      reply: changedLead,
      run: async ({ params: { id }, body, user }) =>
        after(id, await undo(app.db, [body.eventId], user.id, id)),
    }),
    route('DELETE /api/leads/:id', {
      access: 'admin at the desk',
      stepUp: true,
      reply: erased,
      run: async ({ params: { id }, user }) => ({
        erased: await eraseLead(app.db, id, user.id),
      }),
    }),
    route('POST /api/leads/spam/erase', {
      access: 'admin at the desk',
      stepUp: true,
      reply: erased,
      run: async ({ user }) => ({ erased: await eraseSpam(app.db, user.id) }),
    }),
    route('GET /api/leads/:id/export', {
      access: 'admin at the desk',
      stepUp: true,
      run: async ({ params: { id }, user }, reply) => {
        const data = await personalData(app.db, id, app.env.firm)
        await recordActivity(app.db, {
          actorId: user.id,
          verb: 'personal-data',
          subject: 'lead',
          subjectId: id,
        })
        const name = `enquiry-${id}-${indianDate(new Date())}.json`
        return reply
          .type('application/json; charset=utf-8')
          .header('content-disposition', `attachment; filename="${name}"`)
          .serializer((value: unknown) => JSON.stringify(value, null, 2))
          .send(data)
      },
    }),
  ]
})
