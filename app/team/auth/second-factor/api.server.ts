import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { route, routes } from '../access/route.server.ts'
import { sessionCookies } from '../session-cookies.server.ts'
import type { AuthSite } from '../site.server.ts'
import { beginTotp, confirmTotp, renewRecoveryCodes, turnTotpOff } from './enrolment.server.ts'
import { statusOf } from './factors.server.ts'
import {
  codeBody,
  factorAdded,
  newTotp,
  recoveryCodesMade,
  secondFactorStatus,
} from './second-factor.ts'

const done = z.object({ message: z.string() })

/** One's own authenticator app and recovery codes. */
export const secondFactorApi = routes('auth', (_app, { site }: { site: AuthSite }) => {
  const cookies = sessionCookies(site.env.secure)
  const sessionToken = (request: FastifyRequest) => request.cookies[cookies.session] ?? ''

  return [
    route('GET /api/auth/second-factor', {
      access: 'enrolment',
      summary: 'Read how the account signs in besides its password',
      reply: secondFactorStatus,
      run: (request) => statusOf(site.db, request.user.id, site.env.session.secondFactor),
    }),
    route('POST /api/auth/second-factor/totp', {
      access: 'enrolment',
      stepUp: true,
      summary: 'Begin to set up an authenticator app; a code turns it on',
      reply: newTotp,
      run: async (request, reply) => {
        const { key, token } = await beginTotp(site, request.user.id)
        reply.setCookie(cookies.challenge, token, cookies.options)
        return key
      },
    }),
    route('POST /api/auth/second-factor/totp/confirm', {
      access: 'enrolment',
      stepUp: true,
      summary: 'Turn the authenticator app on by its first code',
      body: codeBody,
      reply: factorAdded,
      run: async (request, reply) => {
        const added = await confirmTotp(
          site,
          request.user.id,
          sessionToken(request),
          request.cookies[cookies.challenge],
          request.body.code,
        )
        reply.clearCookie(cookies.challenge, cookies.options)
        return added
      },
    }),
    route('DELETE /api/auth/second-factor/totp', {
      access: 'enrolment',
      stepUp: true,
      summary: 'Turn the authenticator app off',
      reply: done,
      run: async (request) => {
        await turnTotpOff(site, request.user.id)
        return { message: 'The authenticator app was turned off.' }
      },
    }),
    route('POST /api/auth/second-factor/recovery-codes', {
      access: 'enrolment',
      stepUp: true,
      summary: 'Replace the recovery codes; they are in the answer this once',
      reply: recoveryCodesMade,
      run: async (request) => ({ recoveryCodes: await renewRecoveryCodes(site, request.user.id) }),
    }),
  ]
})
