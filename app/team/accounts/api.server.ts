import * as z from 'zod/mini'
import { AppError } from '#app/platform/http/errors.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { makeLinkApi } from '#app/team/auth/links/api.server.ts'
import { inviteByMail } from '#app/team/auth/links/invitations.server.ts'
import { requireStepUp } from '#app/team/auth/step-up/guard.server.ts'
import { idFromText } from '#app/ui/text/fields.ts'
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

const params = z.object({
  id: idFromText('The account is a number'),
})

export const staffApi = routes('staff', (app) => {
  app.register(makeLinkApi)
  const { db, securityMails, outbox } = app
  const site = { db, securityMails, jobs: outbox.jobs }
  return [
    route('GET /api/staff/names', {
      access: 'staff',
      reply: z.array(staffName),
      run: () => listNames(app.db, app.env.roles),
    }),
    route('GET /api/staff/me', {
      access: 'staff',
      reply: staffAccount,
      run: (request) => findAccount(app.db, request.user.id),
    }),
    route('PATCH /api/staff/me', {
      access: 'staff',
      body: profileBody,
      reply: staffAccount,
      run: async (request) => {
        const { id } = request.user
        const { email } = request.body
        // Messages about the account's security go there.
        if (email !== undefined && (email || null) !== (await findAccount(app.db, id)).email)
          await requireStepUp(request)
        return changeProfile(app, id, request.body)
      },
    }),
    route('GET /api/staff', {
      access: 'admin',
      reply: z.array(listedAccount),
      run: () => listAccounts(app.db),
    }),
    route('POST /api/staff', {
      access: 'admin',
      stepUp: true,
      body: newAccountBody,
      reply: { 201: accountReceipt },
      run: async ({ user, body: { invite = false, ...body } }) => {
        const receipt = await addAccount(app.db, user.id, body)
        if (!invite) return receipt
        const { account } = receipt
        try {
          await inviteByMail(site, user.id, account.id)
          return { account }
        } catch (error) {
          if (error instanceof AppError) return { account, notInvited: error.message }
          throw error
        }
      },
    }),
    route('POST /api/staff/:id/invitation', {
      access: 'admin',
      stepUp: true,
      summary:
        'Email a new person a link to choose their password; one sent before works until this one is sent',
      params,
      reply: { 204: z.null() },
      run: async ({ params: { id }, user }) => {
        await inviteByMail(site, user.id, id)
        return null
      },
    }),
    route('PATCH /api/staff/:id', {
      access: 'admin',
      stepUp: true,
      params,
      body: accountChange,
      reply: accountReceipt,
      run: async ({ params: { id }, body, user }) => {
        // Before a transaction holds a connection, which the start of the jobs would wait for.
        await app.outbox.jobs.start()
        return changeAccount(app, user.id, id, body, app.env.roles)
      },
    }),
  ]
})
