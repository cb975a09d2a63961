import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { api } from '#app/paths.ts'
import { sessionUser } from '../account.ts'
import { sessionCookies } from '../guards.server.ts'
import { endSession } from '../session-store.server.ts'
import { type AuthSite, browserOf, setSessionCookies } from '../site.server.ts'
import { linkUse, openLink } from './account-link.ts'
import { openAccountLink, redeemAccountLink } from './account-links.server.ts'

const tags = ['auth']
const params = z.object({ token: z.string().check(z.maxLength(100)) })

/** The page of a one-time link, for whoever holds it. */
export const accountLinksApi: FastifyPluginAsyncZod<{ site: AuthSite }> = async (app, { site }) => {
  const cookies = sessionCookies(site.env.secure)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.get(
    api.auth.link(':token'),
    {
      schema: {
        tags,
        summary: 'Read what a one-time link resets',
        params,
        response: { 200: openLink },
      },
    },
    (request) => openAccountLink(site.db, request.params.token),
  )

  app.post(
    api.auth.link(':token'),
    {
      schema: {
        tags,
        summary: 'Use a one-time link; signs in',
        params,
        body: linkUse,
        response: { 200: sessionUser },
      },
    },
    async (request, reply) => {
      const browser = { ...browserOf(request), deviceToken: request.cookies[cookies.device] }
      const signedIn = await redeemAccountLink(site, request.params.token, request.body, browser)
      const earlier = request.cookies[cookies.session]
      if (earlier) await endSession(site.db, earlier)
      setSessionCookies(reply, site.env, signedIn)
      return signedIn.user
    },
  )
}
