import * as z from 'zod/mini'
import { makeCode } from '#app/clients/access/codes.server.ts'
import { linkOf, lockContact } from '#app/clients/access/links.server.ts'
import { clientMailOf } from '#app/clients/access/write-to-client.server.ts'
import { recordReturnEvent } from '#app/clients/model/events.server.ts'
import {
  bulkChange,
  requestBody,
  requestVerdict,
  returnBody,
  returnChange,
  returnDetail,
  returnFilters,
  returnList,
  returnSearch,
  startMany,
} from '#app/clients/model/return.ts'
import { lockReturn } from '#app/clients/model/rows.server.ts'
import { leadsChanged } from '#app/enquiries/model/events.server.ts'
import { NotAllowed } from '#app/platform/http/errors.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { id } from '#app/ui/text/fields.ts'
import { RETURN_STAGES } from '#content/enums.ts'
import { listReturns, mayOpen, readReturn } from './list.server.ts'
import { changeMany, startReturns } from './many.server.ts'
import { notifyOfSentBack, notifyOfStart } from './notify-client.server.ts'
import { addRequest, removeRequest, setRequestState } from './requests.server.ts'
import { changeReturn, recordReview, startReturn } from './returns.server.ts'

const NOT_YOURS = 'Only the people of this return and admins may read out a code.'
const done = z.object({ message: z.string() })
const contact = z.nullish(z.strictObject({ contactId: z.optional(id) }))

/** Returns: of one client for one year, with what they are asked for. */
export const returnsApi = routes('returns', (app) => {
  const { db, keyring: ring, env } = app
  const staffOf = ({ user }: { user: { id: number } }) => ({ id: user.id, mode: env.roles })
  const context = clientMailOf(app)

  return [
    route('GET /api/returns', {
      access: 'accountant or admin',
      query: returnFilters,
      reply: returnList,
      run: (request) => listReturns(db, ring, request.query, request.user.id),
    }),
    route('POST /api/returns/search', {
      access: 'accountant or admin',
      summary: 'Lists returns as GET /api/returns does; a whole PAN is searched for by this alone',
      body: returnSearch,
      reply: returnList,
      run: (request) => listReturns(db, ring, request.body, request.user.id),
    }),
    route('POST /api/returns', {
      access: 'accountant',
      summary: 'Starts a return, with its first requests; an enquiry that is named is won',
      body: returnBody,
      reply: { 201: z.object({ id: z.int(), stage: z.enum(RETURN_STAGES) }) },
      run: async (request) => {
        await app.outbox.jobs.start()
        return db.transaction(async (tx) => {
          const { events, ...made } = await startReturn(tx, request.body, staffOf(request))
          await leadsChanged.publish(tx, events)
          return made
        })
      },
    }),
    route('POST /api/returns/start', {
      access: 'accountant',
      summary:
        'Starts a year for clients of earlier years, with the requests, people and fees of then',
      body: startMany,
      reply: {
        201: z.object({
          started: z.array(z.object({ id: z.int(), clientId: z.int() })),
          skipped: z.array(z.object({ clientId: z.int(), reason: z.string() })),
        }),
      },
      run: async (request) => {
        await app.outbox.jobs.start()
        return startReturns(context, request.body, staffOf(request))
      },
    }),
    route('PATCH /api/returns', {
      access: 'accountant',
      summary: 'Changes several returns at once',
      body: bulkChange,
      reply: z.object({ changed: z.int(), reminded: z.int() }),
      run: async (request) => {
        await app.outbox.jobs.start()
        return changeMany(context, request.body, staffOf(request))
      },
    }),
    route('GET /api/returns/:id', {
      access: 'accountant or admin',
      reply: returnDetail,
      run: (request) => readReturn(db, request.params.id, request.user),
    }),
    route('PATCH /api/returns/:id', {
      access: 'accountant',
      body: returnChange,
      reply: returnDetail,
      run: async (request) => {
        await changeReturn(db, request.params.id, request.body, staffOf(request))
        return readReturn(db, request.params.id, request.user)
      },
    }),
    route('POST /api/returns/:id/review', {
      access: 'accountant',
      summary: 'Records that somebody other than the preparer has reviewed it',
      reply: returnDetail,
      run: async (request) => {
        await recordReview(db, request.params.id, staffOf(request))
        return readReturn(db, request.params.id, request.user)
      },
    }),
    route('POST /api/returns/:id/requests', {
      access: 'accountant',
      body: requestBody,
      reply: { 201: z.object({ id: z.int() }) },
      run: async (request) => ({
        id: await addRequest(db, request.params.id, request.body, request.user.id),
      }),
    }),
    route('POST /api/requests/:id', {
      access: 'accountant',
      summary: 'Accepts what was sent for a request, or sends it back with a reason',
      body: requestVerdict,
      reply: returnDetail,
      run: async (request) => {
        await app.outbox.jobs.start()
        const returnId = await setRequestState(db, request.params.id, request.body, request.user.id)
        const detail = await readReturn(db, returnId, request.user)
        if (request.body.state === 'sent-back') await notifyOfSentBack(context, detail.clientId)
        return detail
      },
    }),
    route('DELETE /api/requests/:id', {
      access: 'accountant',
      reply: done,
      run: async (request) => {
        await removeRequest(db, request.params.id, request.user.id)
        return { message: 'The request was removed.' }
      },
    }),
    route('POST /api/returns/:id/link', {
      access: 'accountant',
      summary:
        'The client’s page; `renew` makes a new link, which ends the one before and every device',
      body: z.nullish(
        z.strictObject({ contactId: z.optional(id), renew: z.optional(z.boolean()) }),
      ),
      reply: z.object({ url: z.string() }),
      run: async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const { contactId, renew } = request.body ?? {}
        return db.transaction(async (tx) => {
          const row = await lockReturn(tx, request.params.id)
          const found = await lockContact(tx, row.clientId, contactId)
          const kind = renew ? 'link-renewed' : 'link-shown'
          await recordReturnEvent(tx, row.id, kind, { userId: request.user.id }, { to: found.name })
          return { url: await linkOf(tx, ring, env.publicOrigin, found, { renew }) }
        })
      },
    }),
    route('POST /api/returns/:id/link/mail', {
      access: 'accountant',
      summary: 'Sends the client the link and what is needed by e-mail',
      body: contact,
      reply: done,
      run: async (request) => {
        await app.outbox.jobs.start()
        const { contactId } = request.body ?? {}
        await notifyOfStart(context, request.params.id, { userId: request.user.id }, contactId)
        return { message: 'The email is on its way.' }
      },
    }),
    route('POST /api/returns/:id/code', {
      access: 'accountant or admin',
      summary: 'A code to read out to the client, once; who read it out is recorded',
      body: contact,
      reply: z.object({ code: z.string(), expiresAt: z.string() }),
      run: async (request, reply) => {
        reply.header('cache-control', 'no-store')
        return db.transaction(async (tx) => {
          const row = await lockReturn(tx, request.params.id)
          // A person with a code sees what the client sees.
          if (!mayOpen(request.user, row)) throw new NotAllowed(NOT_YOURS)
          const found = await lockContact(tx, row.clientId, request.body?.contactId)
          const made = await makeCode(tx, ring, found, { userId: request.user.id })
          const actor = { userId: request.user.id }
          await recordReturnEvent(tx, row.id, 'code-read-out', actor, { to: found.name })
          return { code: made.code, expiresAt: made.expiresAt.toISOString() }
        })
      },
    }),
  ]
})
