import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { NotFound, NotSignedIn } from '#app/platform/http/errors.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import { messages } from '#content/en/messages.ts'
import { route, routes } from './access/route.server.ts'
import {
  loggedIn,
  loginBody,
  passwordChangeBody,
  sessionInfo,
  sessionTime,
  sessionUser,
} from './account.ts'
import { accountLinksApi } from './links/api.server.ts'
import { login } from './login.server.ts'
import { passkeysApi } from './passkeys/api.server.ts'
import { askForPasskey, loginWithPasskey } from './passkeys/login-passkey.server.ts'
import { passkeyAnswer, passkeyAsked, passkeyOptions } from './passkeys/passkey.ts'
import { secondFactorApi } from './second-factor/api.server.ts'
import { loginWithCode } from './second-factor/login-code.server.ts'
import { codeBody, secondFactorNeeded } from './second-factor/second-factor.ts'
import { sessionCookies } from './session-cookies.server.ts'
import {
  endOneSession,
  endSession,
  endSessions,
  listSessions,
  sessionTimeOf,
} from './session-store.server.ts'
import type { SignedIn } from './sign-in.server.ts'
import { authSite, browserOf, setSessionCookies } from './site.server.ts'
import { stepUpApi } from './step-up/api.server.ts'
import { changePassword } from './users.server.ts'

const done = z.object({ message: z.string() })

export const authApi = routes('auth', (app) => {
  const cookies = sessionCookies(app.env.secure)
  const site = authSite(app)
  function record(userId: number, verb: string) {
    return recordActivity(app.db, { actorId: userId, verb, subject: 'session', subjectId: userId })
  }
  function signingIn(request: FastifyRequest) {
    return { ...browserOf(request), deviceToken: request.cookies[cookies.device] }
  }
  /** Hands the session to the browser; the one before it ends, and so does what led here. */
  async function finish(request: FastifyRequest, reply: FastifyReply, signedIn: SignedIn) {
    const earlier = request.cookies[cookies.session]
    if (earlier) await endSession(app.db, earlier)
    setSessionCookies(reply, app.env, signedIn)
    for (const name of [cookies.pending, cookies.challenge]) {
      if (request.cookies[name] !== undefined) reply.clearCookie(name, cookies.options)
    }
    return signedIn.user
  }
  app.register(secondFactorApi, { site })
  app.register(passkeysApi, { site })
  app.register(stepUpApi, { site })
  app.register(accountLinksApi, { site })

  return [
    route('POST /api/auth/login', {
      access: 'public',
      description:
        'Signs in by user name and password. Where the account has a second factor the answer is 202 and names what proves it: no one is signed in until `POST /api/auth/login/code` or `POST /api/auth/login/passkey` succeeds, within ten minutes and in the same browser. `weakPassword` says why the password should be changed.',
      body: loginBody,
      reply: { 200: loggedIn, 202: secondFactorNeeded },
      run: async (request, reply) => {
        const outcome = await login(site, { ...request.body, ...signingIn(request) })
        reply.header('cache-control', 'no-store')
        const { weakPassword } = outcome
        if ('user' in outcome) return { ...(await finish(request, reply, outcome)), weakPassword }
        const { pendingToken, methods } = outcome
        reply.setCookie(cookies.pending, pendingToken, cookies.options)
        return reply.code(202).send({ secondFactor: { methods }, weakPassword })
      },
    }),
    route('POST /api/auth/login/code', {
      access: 'public',
      summary: 'End a sign-in by a code of the authenticator app, or a recovery code',
      body: codeBody,
      reply: sessionUser,
      run: async (request, reply) => {
        const pending = request.cookies[cookies.pending]
        const { code } = request.body
        return finish(request, reply, await loginWithCode(site, pending, code, signingIn(request)))
      },
    }),
    route('POST /api/auth/login/passkey/options', {
      access: 'public',
      summary: 'Begin to sign in by a passkey: what the browser is asked for',
      body: passkeyAsked,
      reply: passkeyOptions,
      run: async (request, reply) => {
        const pending = request.cookies[cookies.pending]
        const { options, token } = await askForPasskey(site, pending, request.body.secondFactor)
        reply.header('cache-control', 'no-store')
        reply.setCookie(cookies.challenge, token, cookies.options)
        return { options: { ...options } }
      },
    }),
    route('POST /api/auth/login/passkey', {
      access: 'public',
      summary: 'Sign in by a passkey, without a password or after it',
      body: passkeyAnswer,
      reply: sessionUser,
      run: async (request, reply) => {
        const { [cookies.challenge]: challenge, [cookies.pending]: pending } = request.cookies
        const { response } = request.body
        const tokens = { challenge, pending }
        const signedIn = await loginWithPasskey(site, tokens, response, signingIn(request))
        return finish(request, reply, signedIn)
      },
    }),
    route('GET /api/auth/me', {
      access: 'session',
      reply: sessionUser,
      run: async (request) => request.user,
    }),
    route('POST /api/auth/logout', {
      access: 'public',
      reply: done,
      run: async (request, reply) => {
        const token = request.cookies[cookies.session]
        const userId = token && (await endSession(app.db, token))
        if (userId) await record(userId, 'signed-out')
        reply.header('cache-control', 'no-store')
        reply.clearCookie(cookies.session, cookies.options)
        return { message: 'Signed out.' }
      },
    }),
    route('POST /api/auth/password', {
      access: 'session',
      body: passwordChangeBody,
      reply: done,
      run: async (request, reply) => {
        const { id } = request.user
        const browser = { ...browserOf(request), token: request.cookies[cookies.session] ?? '' }
        const tokens = await changePassword(site, id, browser, request.body)
        setSessionCookies(reply, app.env, tokens)
        return { message: 'Your password was changed. Other browsers were signed out.' }
      },
    }),
    route('GET /api/auth/session', {
      access: 'staff',
      reply: sessionTime,
      run: async (request) => {
        const token = request.cookies[cookies.session] ?? ''
        const time = await sessionTimeOf(app.db, token, app.env.session)
        if (!time) throw new NotSignedIn()
        return time
      },
    }),
    route('DELETE /api/auth/sessions/:id', {
      access: 'staff',
      reply: done,
      run: async (request) => {
        const actorId = request.user.id
        const browser = await endOneSession(app.db, actorId, request.params.id)
        if (browser === undefined) throw new NotFound(messages.account.sessionGone)
        await recordActivity(app.db, {
          actorId,
          verb: 'ended-session',
          subject: 'session',
          label: browser || 'another browser',
        })
        return { message: 'Signed out in that browser.' }
      },
    }),
    route('GET /api/auth/sessions', {
      access: 'staff',
      reply: z.array(sessionInfo),
      run: (request) =>
        listSessions(
          app.db,
          request.user.id,
          app.env.session,
          request.cookies[cookies.session] ?? '',
        ),
    }),
    route('DELETE /api/auth/sessions', {
      access: 'staff',
      reply: done,
      run: async (request, reply) => {
        const { id } = request.user
        await endSessions(app.db, id)
        await record(id, 'signed-out-everywhere')
        reply.clearCookie(cookies.session, cookies.options)
        return { message: 'Signed out in every browser.' }
      },
    }),
  ]
})
