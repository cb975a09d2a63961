import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { api } from '#app/paths.ts'
import { requireOwnPassword, sessionCookies, staffOf } from '../guards.server.ts'
import type { AuthSite } from '../site.server.ts'
import { requireStepUp } from '../step-up/guard.server.ts'
import { beginTotp, confirmTotp, renewRecoveryCodes, turnTotpOff } from './enrolment.server.ts'
import { statusOf } from './factors.server.ts'
import {
  codeBody,
  factorAdded,
  newTotp,
  recoveryCodesMade,
  secondFactorStatus,
} from './second-factor.ts'

const tags = ['auth']
const done = z.object({ message: z.string() })

/** One's own authenticator app and recovery codes. */
export const secondFactorApi: FastifyPluginAsyncZod<{ site: AuthSite }> = async (app, { site }) => {
  const cookies = sessionCookies(site.env.secure)
  const change = { onRequest: [requireOwnPassword, requireStepUp] }
  const sessionToken = (request: FastifyRequest) => request.cookies[cookies.session] ?? ''

  app.get(
    api.auth.secondFactor,
    {
      onRequest: requireOwnPassword,
      schema: {
        tags,
        summary: 'Read how the account signs in besides its password',
        response: { 200: secondFactorStatus },
      },
    },
    (request) => statusOf(site.db, staffOf(request).id, site.env.session.secondFactor),
  )

  app.post(
    api.auth.totp,
    {
      ...change,
      schema: {
        tags,
        summary: 'Begin to set up an authenticator app; a code turns it on',
        response: { 200: newTotp },
      },
    },
    async (request, reply) => {
      const { key, token } = await beginTotp(site, staffOf(request).id)
      reply.setCookie(cookies.challenge, token, cookies.options)
      return key
    },
  )

  app.post(
    api.auth.totpConfirm,
    {
      ...change,
      schema: {
        tags,
        summary: 'Turn the authenticator app on by its first code',
        body: codeBody,
        response: { 200: factorAdded },
      },
    },
    async (request, reply) => {
      const added = await confirmTotp(
        site,
        staffOf(request).id,
        sessionToken(request),
        request.cookies[cookies.challenge],
        request.body.code,
      )
      reply.clearCookie(cookies.challenge, cookies.options)
      return added
    },
  )

  app.delete(
    api.auth.totp,
    {
      ...change,
      schema: { tags, summary: 'Turn the authenticator app off', response: { 200: done } },
    },
    async (request) => {
      await turnTotpOff(site, staffOf(request).id)
      return { message: 'The authenticator app was turned off.' }
    },
  )

  app.post(
    api.auth.recoveryCodes,
    {
      ...change,
      schema: {
        tags,
        summary: 'Replace the recovery codes; they are in the answer this once',
        response: { 200: recoveryCodesMade },
      },
    },
    async (request) => ({ recoveryCodes: await renewRecoveryCodes(site, staffOf(request).id) }),
  )
}
