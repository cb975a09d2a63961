import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { requireAdmin, requireStaff, staffOf } from '#app/auth/guards.server.ts'
import { linkReceipt, newLinkBody } from '#app/auth/links/account-link.ts'
import { makeAccountLink } from '#app/auth/links/account-links.server.ts'
import { requireStepUp } from '#app/auth/step-up/guard.server.ts'
import { api } from '#app/paths.ts'
import { idFromText } from '#app/text/fields.ts'
import {
  addAccount,
  changeAccount,
  changeProfile,
  findAccount,
  listAccounts,
  listNames,
} from './staff.server.ts'
import {
  accountChange,
  accountReceipt,
  listedAccount,
  newAccountBody,
  profileBody,
  staffAccount,
  staffName,
} from './staff.ts'

const tags = ['staff']
const params = z.object({
  id: idFromText('The account is a number'),
})

export const staffApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    api.staff.names,
    { onRequest: requireStaff, schema: { tags, response: { 200: z.array(staffName) } } },
    () => listNames(app.db, app.env.roles),
  )

  app.get(
    api.staff.me,
    { onRequest: requireStaff, schema: { tags, response: { 200: staffAccount } } },
    (request) => findAccount(app.db, staffOf(request).id),
  )

  app.patch(
    api.staff.me,
    {
      onRequest: requireStaff,
      schema: { tags, body: profileBody, response: { 200: staffAccount } },
    },
    async (request) => {
      const { id } = staffOf(request)
      const { email } = request.body
      // Messages about the account's security go there.
      if (email !== undefined && (email || null) !== (await findAccount(app.db, id)).email)
        await requireStepUp(request)
      return changeProfile(app, id, request.body)
    },
  )

  app.get(
    api.staff.list,
    { onRequest: requireAdmin, schema: { tags, response: { 200: z.array(listedAccount) } } },
    () => listAccounts(app.db),
  )

  app.post(
    api.staff.list,
    {
      onRequest: [requireAdmin, requireStepUp],
      schema: { tags, body: newAccountBody, response: { 201: accountReceipt } },
    },
    async (request, reply) => {
      const receipt = await addAccount(app.db, staffOf(request).id, request.body)
      return reply.code(201).send(receipt)
    },
  )

  app.patch(
    api.staff.one(':id'),
    {
      onRequest: [requireAdmin, requireStepUp],
      schema: { tags, params, body: accountChange, response: { 200: accountReceipt } },
    },
    async ({ params: { id }, body, user }) => {
      // Before a transaction holds a connection, which the start of the jobs would wait for.
      await app.outbox.jobs.start()
      return changeAccount(app, staffOf({ user }).id, id, body, app.transferWork, app.env.roles)
    },
  )

  app.post(
    api.staff.link(':id'),
    {
      onRequest: [requireAdmin, requireStepUp],
      schema: {
        tags,
        summary:
          'Make a one-time link by which the person gets in again; it is in the answer this once',
        params,
        body: newLinkBody,
        response: { 201: linkReceipt },
      },
    },
    async ({ params: { id }, body, user }, reply) => {
      const { db, securityMails, env } = app
      const site = { db, securityMails, origin: env.publicOrigin }
      const receipt = await makeAccountLink(site, staffOf({ user }).id, id, body.purpose)
      return reply.code(201).send(receipt)
    },
  )
}
