import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { recordActivity } from '#app/audit/activity.server.ts'
import { requireAccountant, requireAdmin, staffOf } from '#app/auth/guards.server.ts'
import { requireStepUp } from '#app/auth/step-up/guard.server.ts'
import { assignNext } from '#app/leads/assignment.server.ts'
import { listLeads, neighboursOf } from '#app/leads/desk.server.ts'
import { type ChangedLead, changedLead, leadDetail, leadsPage } from '#app/leads/desk.ts'
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
} from '#app/leads/desk-changes.ts'
import { findLead } from '#app/leads/detail.server.ts'
import { leadFilters, neighbours } from '#app/leads/filters.ts'
import { api } from '#app/paths.ts'
import { idFromText } from '#app/text/fields.ts'
import { indianDate } from '#app/time/dates.ts'
import { changeLeads } from './bulk.server.ts'
import { changeLead } from './changes.server.ts'
import { addContact, addNote } from './contacts.server.ts'
import { eraseLead } from './erasing.server.ts'
import { merge, unmerge } from './merging.server.ts'
import { notSpam } from './not-spam.server.ts'
import { personalData } from './personal-data.server.ts'
import { replyToLead } from './replies.server.ts'
import { undo } from './undo.server.ts'

const params = z.object({ id: idFromText() })
const tags = ['leads']

/** The enquiry desk, for staff. Every change returns the enquiry as it is then. */
export const deskApi: FastifyPluginAsyncZod = async (app) => {
  const { publicOrigin, roles } = app.env
  app.addHook('onRequest', requireAccountant)
  // Before a transaction holds a connection, which the start of the jobs would wait for.
  app.addHook('preHandler', async ({ method }) => {
    if (method !== 'GET') await app.outbox.jobs.start()
  })
  const after = async (id: number, changed: number[]): Promise<ChangedLead> => ({
    ...(await findLead(app.db, id, publicOrigin)),
    changed,
  })

  app.get(
    api.leads.list,
    { schema: { tags, querystring: leadFilters, response: { 200: leadsPage } } },
    (request) => listLeads(app.db, request.query, staffOf(request).id),
  )

  app.patch(
    api.leads.list,
    { schema: { tags, body: bulkChange, response: { 200: bulkChanged } } },
    (request) => changeLeads(app.db, request.body, staffOf(request).id, app),
  )

  app.post(
    api.leads.undo,
    { schema: { tags, body: undoManyBody, response: { 200: undoneMany } } },
    async (request) => {
      const events = await undo(
        app.db,
        [...new Set(request.body.eventIds)],
        staffOf(request).id,
        app.notifyOfEvents,
      )
      return { undone: events.length }
    },
  )

  app.get(
    api.leads.one(':id'),
    { schema: { tags, params, response: { 200: leadDetail } } },
    (request) => findLead(app.db, request.params.id, publicOrigin),
  )

  app.patch(
    api.leads.one(':id'),
    { schema: { tags, params, body: leadChange, response: { 200: changedLead } } },
    async ({ params: { id }, body, user }) =>
      after(
        id,
        await changeLead(app.db, id, body, staffOf({ user }).id, app.notifyOfEvents, roles),
      ),
  )

  app.get(
    api.leads.neighbours(':id'),
    { schema: { tags, params, querystring: leadFilters, response: { 200: neighbours } } },
    ({ params: { id }, query, user }) => neighboursOf(app.db, id, query, staffOf({ user }).id),
  )

  app.post(
    api.leads.notes(':id'),
    { schema: { tags, params, body: noteBody, response: { 200: changedLead } } },
    async ({ params: { id }, body, user }) =>
      after(
        id,
        await addNote(app.db, id, body.text, staffOf({ user }).id, app.notifyOfEvents, roles),
      ),
  )

  app.post(
    api.leads.contacts(':id'),
    { schema: { tags, params, body: contactLogBody, response: { 200: changedLead } } },
    async ({ params: { id }, body, user }) =>
      after(id, await addContact(app.db, id, body, staffOf({ user }).id)),
  )

  app.post(
    api.leads.replies(':id'),
    { schema: { tags, params, body: replyBody, response: { 200: changedLead } } },
    async ({ params: { id }, body, user }) => {
      return after(id, await replyToLead(app.db, app.outbox, id, body, staffOf({ user }).id))
    },
  )

  app.post(
    api.leads.assignNext(':id'),
    { schema: { tags, params, response: { 200: changedLead } } },
    async ({ params: { id }, user }) =>
      after(id, await assignNext(app.db, id, staffOf({ user }).id, app.notifyOfEvents, roles)),
  )

  app.post(
    api.leads.merge(':id'),
    { schema: { tags, params, body: mergeBody, response: { 200: changedLead } } },
    async ({ params: { id }, body, user }) =>
      after(id, await merge(app.db, id, body.into, staffOf({ user }).id)),
  )

  app.post(
    api.leads.unmerge(':id'),
    { schema: { tags, params, response: { 200: changedLead } } },
    async ({ params: { id }, user }) => after(id, await unmerge(app.db, id, staffOf({ user }).id)),
  )

  app.post(
    api.leads.notSpam(':id'),
    { schema: { tags, params, response: { 200: changedLead } } },
    async ({ params: { id }, user }) => {
      return after(id, await notSpam(app.db, id, staffOf({ user }).id, app.notifyNewLeads))
    },
  )

  app.post(
    api.leads.undoOne(':id'),
    { schema: { tags, params, body: undoBody, response: { 200: changedLead } } },
    async ({ params: { id }, body, user }) =>
      after(id, await undo(app.db, [body.eventId], staffOf({ user }).id, app.notifyOfEvents, id)),
  )

  app.delete(
    api.leads.one(':id'),
    {
      onRequest: [requireAdmin, requireStepUp],
      schema: { tags, params, response: { 200: erased } },
    },
    async ({ params: { id }, user }) => ({
      erased: await eraseLead(app.db, id, staffOf({ user }).id, app.beforeErasing),
    }),
  )

  app.get(
    api.leads.personalData(':id'),
    { onRequest: [requireAdmin, requireStepUp], schema: { tags, params } },
    async ({ params: { id }, user }, reply) => {
      const data = await personalData(app.db, id, app.env.firm)
      await recordActivity(app.db, {
        actorId: staffOf({ user }).id,
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
  )
}
