import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { api } from '#app/paths.ts'
import { loginBody, passwordChangeBody, sessionInfo, sessionUser } from './account.ts'
import { requireStaff, sessionCookies, staffOf } from './guards.server.ts'
import { login } from './login.server.ts'
import { loginLimits } from './login-attempts.server.ts'
import { endSession, endSessions, listSessions } from './session-store.server.ts'
import { changePassword } from './users.server.ts'

const done = z.object({ message: z.string() })

export const authApi: FastifyPluginAsyncZod = async (app) => {
  const cookies = sessionCookies(app.env.secure)
  const limits = loginLimits(app.pool, app.env.limits)

  app.post(
    api.auth.login,
    { schema: { tags: ['auth'], body: loginBody, response: { 200: sessionUser } } },
    async (request, reply) => {
      const { user, token, deviceToken } = await login(app.db, limits, app.env.session, {
        ...request.body,
        address: request.ip,
        deviceToken: request.cookies[cookies.device],
      })
      const earlier = request.cookies[cookies.session]
      if (earlier) await endSession(app.db, earlier)
      reply.header('cache-control', 'no-store')
      setCookies(reply, token, deviceToken)
      return user
    },
  )

  app.get(
    api.auth.me,
    { onRequest: requireStaff, schema: { tags: ['auth'], response: { 200: sessionUser } } },
    async (request) => staffOf(request),
  )

  app.post(
    api.auth.logout,
    { schema: { tags: ['auth'], response: { 200: done } } },
    async (request, reply) => {
      const token = request.cookies[cookies.session]
      if (token) await endSession(app.db, token)
      reply.header('cache-control', 'no-store')
      reply.clearCookie(cookies.session, cookies.options)
      return { message: 'Signed out.' }
    },
  )

  app.post(
    api.auth.password,
    {
      onRequest: requireStaff,
      schema: { tags: ['auth'], body: passwordChangeBody, response: { 200: done } },
    },
    async (request, reply) => {
      const { token, deviceToken } = await changePassword(
        app.db,
        limits,
        app.env.session,
        staffOf(request).id,
        request.body,
      )
      setCookies(reply, token, deviceToken)
      return { message: 'Your password was changed. Other browsers were signed out.' }
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
      await endSessions(app.db, staffOf(request).id)
      reply.clearCookie(cookies.session, cookies.options)
      return { message: 'Signed out in every browser.' }
    },
  )

  function setCookies(reply: FastifyReply, token: string, deviceToken: string) {
    reply.setCookie(cookies.session, token, cookies.options)
    reply.setCookie(cookies.device, deviceToken, cookies.deviceOptions)
  }
}
