import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { api } from '#app/paths.ts'
import { requireOwnPassword, sessionCookies, staffOf } from '../guards.server.ts'
import { passkeyOptions } from '../passkeys/passkey.ts'
import { readUser } from '../second-factor/factors.server.ts'
import type { AuthSite } from '../site.server.ts'
import { isVerified } from './guard.server.ts'
import { askToStepUp, stepUp, stepUpMethods } from './step-up.server.ts'
import { stepUpBody, stepUpStatus } from './step-up.ts'

const tags = ['auth']
const done = z.object({ message: z.string() })

/** Confirming that a session is still with its owner, before what a stolen one must not be enough for. */
export const stepUpApi: FastifyPluginAsyncZod<{ site: AuthSite }> = async (app, { site }) => {
  const { db, env } = site
  const cookies = sessionCookies(env.secure)
  app.addHook('onRequest', requireOwnPassword)

  app.get(
    api.auth.stepUp,
    {
      schema: {
        tags,
        summary: 'Read whether the session is confirmed, and what confirms it',
        response: { 200: stepUpStatus },
      },
    },
    async (request) => {
      const user = await readUser(db, staffOf(request).id)
      const token = request.cookies[cookies.session] ?? ''
      return {
        fresh: await isVerified(db, token, env.session.stepUpMs),
        methods: await stepUpMethods(site, user),
      }
    },
  )

  app.post(
    api.auth.stepUpPasskeyOptions,
    {
      schema: {
        tags,
        summary: 'Begin to confirm by a passkey: what the browser is asked for',
        response: { 200: passkeyOptions },
      },
    },
    async (request, reply) => {
      const { options, token } = await askToStepUp(site, staffOf(request).id)
      reply.setCookie(cookies.stepUp, token, cookies.options)
      return { options: { ...options } }
    },
  )

  app.post(
    api.auth.stepUp,
    {
      schema: {
        tags,
        summary: 'Confirm the session by password, code or passkey',
        body: stepUpBody,
        response: { 200: done },
      },
    },
    async (request, reply) => {
      const { [cookies.session]: session = '', [cookies.stepUp]: challenge } = request.cookies
      await stepUp(site, staffOf(request).id, { session, challenge }, request.body)
      reply.clearCookie(cookies.stepUp, cookies.options)
      return { message: 'Confirmed.' }
    },
  )
}
