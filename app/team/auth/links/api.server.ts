import * as z from 'zod/mini'
import { idFromText } from '#app/ui/text/fields.ts'
import { route, routes } from '../access/route.server.ts'
import { sessionUser } from '../account.ts'
import { sessionCookies } from '../session-cookies.server.ts'
import { endSession } from '../session-store.server.ts'
import { type AuthSite, browserOf, setSessionCookies } from '../site.server.ts'
import { linkReceipt, linkUse, newLinkBody, openLink } from './account-link.ts'
import { makeAccountLink, openAccountLink, redeemAccountLink } from './account-links.server.ts'

/** The page of a one-time link, for the person who has it. */
export const accountLinksApi = routes('auth', (app, { site }: { site: AuthSite }) => {
  const cookies = sessionCookies(site.env.secure)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  return [
    route('GET /api/auth/links/:token', {
      access: 'public',
      summary: 'Read what a one-time link resets',
      reply: openLink,
      run: (request) => openAccountLink(site.db, request.params.token),
    }),
    route('POST /api/auth/links/:token', {
      access: 'public',
      summary: 'Use a one-time link; signs in',
      body: linkUse,
      reply: sessionUser,
      run: async (request, reply) => {
        const browser = { ...browserOf(request), deviceToken: request.cookies[cookies.device] }
        const signedIn = await redeemAccountLink(site, request.params.token, request.body, browser)
        const earlier = request.cookies[cookies.session]
        if (earlier) await endSession(site.db, earlier)
        setSessionCookies(reply, site.env, signedIn)
        return signedIn.user
      },
    }),
  ]
})

/** Makes such a link for a colleague. */
export const makeLinkApi = routes('staff', (app) => [
  route('POST /api/staff/:id/link', {
    access: 'admin',
    stepUp: true,
    summary:
      'Make a one-time link by which the person gets in again; it is in the answer this once',
    params: z.object({ id: idFromText('The account is a number') }),
    body: newLinkBody,
    reply: { 201: linkReceipt },
    run: async ({ params: { id }, body, user }) => {
      const { db, securityMails, env } = app
      const site = { db, securityMails, origin: env.publicOrigin }
      const receipt = await makeAccountLink(site, user.id, id, body.purpose)
      return receipt
    },
  }),
])
