import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { recordActivity } from '#app/audit/activity.server.ts'
import { messages } from '#app/content/messages.ts'
import { NotFound, NotSignedIn } from '#app/http/errors.ts'
import { api } from '#app/paths.ts'
import { idFromText } from '#app/text/fields.ts'
import {
  loggedIn,
  loginBody,
  passwordChangeBody,
  sessionInfo,
  sessionTime,
  sessionUser,
} from './account.ts'
import { requireSession, requireStaff, sessionCookies, staffOf } from './guards.server.ts'
import { accountLinksApi } from './links/api.server.ts'
import { login } from './login.server.ts'
import { passkeysApi } from './passkeys/api.server.ts'
import { askForPasskey, loginWithPasskey } from './passkeys/login-passkey.server.ts'
import { passkeyAnswer, passkeyAsked, passkeyOptions } from './passkeys/passkey.ts'
import { secondFactorApi } from './second-factor/api.server.ts'
import { loginWithCode } from './second-factor/login-code.server.ts'
import { codeBody, secondFactorNeeded } from './second-factor/second-factor.ts'
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
const params = z.object({ id: idFromText() })

export const authApi: FastifyPluginAsyncZod = async (app) => {
  const cookies = sessionCookies(app.env.secure)
  const site = authSite(app)

  app.post(
    api.auth.login,
    {
      schema: {
        tags: ['auth'],
        description:
          'Signs in by user name and password. Where the account has a second factor the answer is 202 and names what proves it: no one is signed in until `POST /api/auth/login/code` or `POST /api/auth/login/passkey` succeeds, within ten minutes and in the same browser. `weakPassword` says why the password should be changed.',
        body: loginBody,
        response: { 200: loggedIn, 202: secondFactorNeeded },
      },
    },
    async (request, reply) => {
      const outcome = await login(site, { ...request.body, ...signingIn(request) })
      reply.header('cache-control', 'no-store')
      const { weakPassword } = outcome
      if ('user' in outcome) return { ...(await finish(request, reply, outcome)), weakPassword }
      const { pendingToken, methods } = outcome
      reply.setCookie(cookies.pending, pendingToken, cookies.options)
      return reply.code(202).send({ secondFactor: { methods }, weakPassword })
    },
  )

  app.post(
    api.auth.loginCode,
    {
      schema: {
        tags: ['auth'],
        summary: 'End a sign-in by a code of the authenticator app, or a recovery code',
        body: codeBody,
        response: { 200: sessionUser },
      },
    },
    async (request, reply) => {
      const pending = request.cookies[cookies.pending]
      const { code } = request.body
      return finish(request, reply, await loginWithCode(site, pending, code, signingIn(request)))
    },
  )

  app.post(
    api.auth.loginPasskeyOptions,
    {
      schema: {
        tags: ['auth'],
        summary: 'Begin to sign in by a passkey: what the browser is asked for',
        body: passkeyAsked,
        response: { 200: passkeyOptions },
      },
    },
    async (request, reply) => {
      const pending = request.cookies[cookies.pending]
      const { options, token } = await askForPasskey(site, pending, request.body.secondFactor)
      reply.header('cache-control', 'no-store')
      reply.setCookie(cookies.challenge, token, cookies.options)
      return { options: { ...options } }
    },
  )

  app.post(
    api.auth.loginPasskey,
    {
      schema: {
        tags: ['auth'],
        summary: 'Sign in by a passkey, without a password or after it',
        body: passkeyAnswer,
        response: { 200: sessionUser },
      },
    },
    async (request, reply) => {
      const { [cookies.challenge]: challenge, [cookies.pending]: pending } = request.cookies
      const { response } = request.body
      const tokens = { challenge, pending }
      const signedIn = await loginWithPasskey(site, tokens, response, signingIn(request))
      return finish(request, reply, signedIn)
    },
  )

  app.get(
    api.auth.me,
    { onRequest: requireSession, schema: { tags: ['auth'], response: { 200: sessionUser } } },
    async (request) => staffOf(request),
  )

  app.post(
    api.auth.logout,
    { schema: { tags: ['auth'], response: { 200: done } } },
    async (request, reply) => {
      const token = request.cookies[cookies.session]
      const userId = token && (await endSession(app.db, token))
      if (userId) await record(userId, 'signed-out')
      reply.header('cache-control', 'no-store')
      reply.clearCookie(cookies.session, cookies.options)
      return { message: 'Signed out.' }
    },
  )

  app.post(
    api.auth.password,
    {
      onRequest: requireSession,
      schema: { tags: ['auth'], body: passwordChangeBody, response: { 200: done } },
    },
    async (request, reply) => {
      const { id } = staffOf(request)
      const browser = { ...browserOf(request), token: request.cookies[cookies.session] ?? '' }
      const tokens = await changePassword(site, id, browser, request.body)
      setSessionCookies(reply, app.env, tokens)
      return { message: 'Your password was changed. Other browsers were signed out.' }
    },
  )

  app.get(
    api.auth.session,
    { onRequest: requireStaff, schema: { tags: ['auth'], response: { 200: sessionTime } } },
    async (request) => {
      const token = request.cookies[cookies.session] ?? ''
      const time = await sessionTimeOf(app.db, token, app.env.session)
      if (!time) throw new NotSignedIn()
      return time
    },
  )

  app.delete(
    api.auth.oneSession(':id'),
    { onRequest: requireStaff, schema: { tags: ['auth'], params, response: { 200: done } } },
    async (request) => {
      const actorId = staffOf(request).id
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
  )

  app.get(
    api.auth.sessions,
    {
      onRequest: requireStaff,
      schema: { tags: ['auth'], response: { 200: z.array(sessionInfo) } },
    },
    (request) =>
      listSessions(
        app.db,
        staffOf(request).id,
        app.env.session,
        request.cookies[cookies.session] ?? '',
      ),
  )

  app.delete(
    api.auth.sessions,
    { onRequest: requireStaff, schema: { tags: ['auth'], response: { 200: done } } },
    async (request, reply) => {
      const { id } = staffOf(request)
      await endSessions(app.db, id)
      await record(id, 'signed-out-everywhere')
      reply.clearCookie(cookies.session, cookies.options)
      return { message: 'Signed out in every browser.' }
    },
  )

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

  await app.register(secondFactorApi, { site })
  await app.register(passkeysApi, { site })
  await app.register(stepUpApi, { site })
  await app.register(accountLinksApi, { site })
}
