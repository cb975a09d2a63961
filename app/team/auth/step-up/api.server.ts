import * as z from 'zod/mini'
import { route, routes } from '../access/route.server.ts'
import { passkeyOptions } from '../passkeys/passkey.ts'
import { readUser } from '../second-factor/factors.server.ts'
import { sessionCookies } from '../session-cookies.server.ts'
import type { AuthSite } from '../site.server.ts'
import { isVerified } from './guard.server.ts'
import { askToStepUp, stepUp, stepUpMethods } from './step-up.server.ts'
import { stepUpBody, stepUpStatus } from './step-up.ts'

const done = z.object({ message: z.string() })

/** Confirming that a session is still with its owner, before what a stolen one must not be enough for. */
export const stepUpApi = routes('auth', (_app, { site }: { site: AuthSite }) => {
  const { db, env } = site
  const cookies = sessionCookies(env.secure)

  return [
    route('GET /api/auth/step-up', {
      access: 'enrolment',
      summary: 'Read whether the session is confirmed, and what confirms it',
      reply: stepUpStatus,
      run: async (request) => {
        const user = await readUser(db, request.user.id)
        const token = request.cookies[cookies.session] ?? ''
        return {
          fresh: await isVerified(db, token, env.session.stepUpMs),
          methods: await stepUpMethods(site, user),
        }
      },
    }),
    route('POST /api/auth/step-up/passkey/options', {
      access: 'enrolment',
      summary: 'Begin to confirm by a passkey: what the browser is asked for',
      reply: passkeyOptions,
      run: async (request, reply) => {
        const { options, token } = await askToStepUp(site, request.user.id)
        reply.setCookie(cookies.stepUp, token, cookies.options)
        return { options: { ...options } }
      },
    }),
    route('POST /api/auth/step-up', {
      access: 'enrolment',
      summary: 'Confirm the session by password, code or passkey',
      body: stepUpBody,
      reply: done,
      run: async (request, reply) => {
        const { [cookies.session]: session = '', [cookies.stepUp]: challenge } = request.cookies
        await stepUp(site, request.user.id, { session, challenge }, request.body)
        reply.clearCookie(cookies.stepUp, cookies.options)
        return { message: 'Confirmed.' }
      },
    }),
  ]
})
