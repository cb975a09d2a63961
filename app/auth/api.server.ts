import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { recordActivity } from '#app/audit/activity.server.ts'
import { messages } from '#app/content/messages.ts'
import { NotFound, NotSignedIn } from '#app/http/errors.ts'
import { api } from '#app/paths.ts'
import { idFromText } from '#app/text/fields.ts'
import { loginBody, passwordChangeBody, sessionInfo, sessionTime, sessionUser } from './account.ts'
import {
  requireSession,
  requireStaff,
  sessionCookies,
  sessionUserOf,
  staffOf,
} from './guards.server.ts'
import { login } from './login.server.ts'
import { loginLimits } from './login-attempts.server.ts'
import {
  type Browser,
  endOneSession,
  endSession,
  endSessions,
  listSessions,
  sessionTimeOf,
} from './session-store.server.ts'
import { changePassword } from './users.server.ts'

const done = z.object({ message: z.string() })
const params = z.object({ id: idFromText() })

export const authApi: FastifyPluginAsyncZod = async (app) => {
  const cookies = sessionCookies(app.env.secure)
  const limits = loginLimits(app.pool, app.env.limits)

  app.post(
    api.auth.login,
    { schema: { tags: ['auth'], body: loginBody, response: { 200: sessionUser } } },
    async (request, reply) => {
      const { user, token, deviceToken } = await login(app.db, limits, app.env.session, {
        ...request.body,
        ...browserOf(request),
        deviceToken: request.cookies[cookies.device],
      })
      const earlier = request.cookies[cookies.session]
      if (earlier) await endSession(app.db, earlier)
      reply.header('cache-control', 'no-store')
      setCookies(reply, token, deviceToken)
      return sessionUserOf(user, app.env.roles)
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
      const { token, deviceToken } = await changePassword(
        app.db,
        limits,
        app.env.session,
        staffOf(request).id,
        browserOf(request),
        request.body,
      )
      setCookies(reply, token, deviceToken)
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

  function setCookies(reply: FastifyReply, token: string, deviceToken: string) {
    reply.setCookie(cookies.session, token, cookies.options)
    reply.setCookie(cookies.device, deviceToken, cookies.deviceOptions)
  }
}

function browserOf({ ip, headers }: FastifyRequest): Browser {
  return { address: ip, userAgent: headers['user-agent'] ?? '' }
}
