import * as z from 'zod/mini'
import { addressChanged } from '#app/clients/access/emails.ts'
import { clientMailOf } from '#app/clients/access/write-to-client.server.ts'
import {
  carryForwardBody,
  clientBody,
  clientChange,
  clientDetail,
  clientList,
  clientQuery,
  clientSearch,
  contactBody,
  contactChange,
  declineErasureBody,
  mergeBody,
} from '#app/clients/model/client.ts'
import { declineErasure } from '#app/clients/my/erasure.server.ts'
import { queueMail } from '#app/platform/mail/outbox.server.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { clientCopyIn } from '#content/client-copy.ts'
import { addClient, changeClient, readClient, revealPan } from './clients.server.ts'
import {
  addCarryForward,
  addContact,
  changeContact,
  endContactDevices,
  removeCarryForward,
  removeContact,
} from './contacts.server.ts'
import { eraseClient } from './erasing.server.ts'
import { listClients } from './list.server.ts'
import { mergeClients, unmergeClient } from './merging.server.ts'
import { KnownPan } from './pan.server.ts'

const made = z.object({ id: z.int() })
const done = z.object({ message: z.string() })

/** Clients: people and firms that returns are filed for. */
export const clientsApi = routes('clients', (app) => {
  const { db, keyring: ring } = app
  const conflict = async <T>(
    request: { id: string },
    reply: { code(status: number): { send(body: unknown): never } },
    run: () => Promise<T>,
  ) => {
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof KnownPan)) throw error
      const { message, clientId } = error
      return reply.code(409).send({ message, clientId, requestId: request.id })
    }
  }
  return [
    route('GET /api/clients', {
      access: 'accountant or admin',
      query: clientQuery,
      reply: clientList,
      run: (request) => listClients(db, ring, request.query),
    }),
    route('POST /api/clients/search', {
      access: 'accountant or admin',
      summary: 'Lists clients as GET /api/clients does; a whole PAN is searched for by this alone',
      body: clientSearch,
      reply: clientList,
      run: (request) => listClients(db, ring, request.body),
    }),
    route('POST /api/clients', {
      access: 'accountant',
      summary: 'Adds a client; a PAN that is known is answered 409 with the client’s number',
      body: clientBody,
      reply: { 201: made },
      run: (request, reply) =>
        conflict(request, reply as never, async () => ({
          id: await addClient(db, ring, request.body, request.user.id),
        })),
    }),
    route('GET /api/clients/:id', {
      access: 'accountant or admin',
      reply: clientDetail,
      run: (request) => readClient(db, request.params.id),
    }),
    route('PATCH /api/clients/:id', {
      access: 'accountant',
      body: clientChange,
      reply: clientDetail,
      run: (request, reply) =>
        conflict(request, reply as never, async () => {
          await changeClient(db, ring, request.params.id, request.body, request.user.id)
          return readClient(db, request.params.id)
        }),
    }),
    route('DELETE /api/clients/:id', {
      access: 'admin',
      stepUp: true,
      summary: 'Erases a client for good, whose name is typed; invoices stay',
      body: z.strictObject({ name: z.string().check(z.maxLength(200)) }),
      reply: z.object({
        returns: z.int(),
        documents: z.int(),
        invoicesKept: z.array(z.string()),
      }),
      run: ({ params, body, user }) => eraseClient(db, params.id, body.name, user.id),
    }),
    route('POST /api/clients/:id/erasure-declined', {
      access: 'accountant',
      summary: 'Says why a client who asked for it is not erased; they read it on their page',
      body: declineErasureBody,
      reply: clientDetail,
      run: async ({ params, body, user }) => {
        await app.outbox.jobs.start()
        await declineErasure(clientMailOf(app), params.id, body.reason, user.id)
        return readClient(db, params.id)
      },
    }),
    route('POST /api/clients/:id/pan', {
      access: 'accountant',
      summary: 'Shows the whole PAN, which the audit log records',
      reply: z.object({ pan: z.string() }),
      run: async (request, reply) => {
        reply.header('cache-control', 'no-store')
        return { pan: await revealPan(db, ring, request.params.id, request.user.id) }
      },
    }),
    route('POST /api/clients/:id/merge', {
      access: 'accountant',
      body: mergeBody,
      reply: clientDetail,
      run: async (request) => {
        await mergeClients(db, request.params.id, request.body.into, request.user.id)
        return readClient(db, request.body.into)
      },
    }),
    route('POST /api/clients/:id/unmerge', {
      access: 'accountant',
      reply: clientDetail,
      run: async (request) => {
        await unmergeClient(db, request.params.id, request.user.id)
        return readClient(db, request.params.id)
      },
    }),
    route('POST /api/clients/:id/contacts', {
      access: 'accountant',
      body: contactBody,
      reply: { 201: made },
      run: async (request) => ({
        id: await addContact(db, request.params.id, request.body, request.user.id),
      }),
    }),
    route('PATCH /api/contacts/:id', {
      access: 'accountant',
      summary: 'Corrects a contact, or confirms or refuses what the client proposed',
      body: z.extend(contactChange, { refuse: z.optional(z.boolean()) }),
      reply: done,
      run: async (request) => {
        const { id } = request.params
        await app.outbox.jobs.start()
        const { oldEmail, language } = await changeContact(db, id, request.body, request.user.id)
        if (oldEmail) {
          await db.transaction((tx) =>
            queueMail(tx, app.outbox, {
              event: `client-address:${id}:${Date.now()}`,
              kind: 'client-address',
              to: oldEmail,
              content: addressChanged(clientCopyIn(language), app.env.firm),
            }),
          )
        }
        return { message: 'The contact was changed.' }
      },
    }),
    route('DELETE /api/contacts/:id', {
      access: 'accountant',
      reply: done,
      run: async (request) => {
        await removeContact(db, request.params.id, request.user.id)
        return { message: 'The contact was removed. Their link no longer works.' }
      },
    }),
    route('DELETE /api/contacts/:id/devices', {
      access: 'accountant',
      reply: z.object({ ended: z.int() }),
      run: async (request) => ({ ended: await endContactDevices(db, request.params.id) }),
    }),
    route('POST /api/clients/:id/carry-forwards', {
      access: 'accountant',
      body: carryForwardBody,
      reply: { 201: made },
      run: async (request) => ({
        id: await addCarryForward(db, request.params.id, request.body, request.user.id),
      }),
    }),
    route('DELETE /api/carry-forwards/:id', {
      access: 'accountant',
      reply: done,
      run: async (request) => {
        await removeCarryForward(db, request.params.id, request.user.id)
        return { message: 'The amount was removed.' }
      },
    }),
  ]
})
