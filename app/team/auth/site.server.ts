import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '#app/platform/config/env.ts'
import type { Database } from '#app/platform/db/database.ts'
import { type LoginLimits, loginLimits } from './login-attempts.server.ts'
import type { SecurityMails } from './security-mails.server.ts'
import { sessionCookies } from './session-cookies.server.ts'
import type { Browser } from './session-store.server.ts'

/** What signing in needs of the site. */
export interface AuthSite {
  db: Database
  env: Env
  limits: LoginLimits
  securityMails: SecurityMails
}

export function authSite(app: FastifyInstance): AuthSite {
  const { db, env, securityMails } = app
  return { db, env, securityMails, limits: loginLimits(app.pool, env.limits) }
}

export function browserOf({ ip, headers }: FastifyRequest): Browser {
  return { address: ip, userAgent: headers['user-agent'] ?? '' }
}

/** Stores the tokens of a session and its trusted device in the browser; what led to them ends. */
export function setSessionCookies(
  reply: FastifyReply,
  env: Env,
  { token, deviceToken }: { token: string; deviceToken: string },
): void {
  const cookies = sessionCookies(env.secure)
  reply.header('cache-control', 'no-store')
  reply.setCookie(cookies.session, token, cookies.options)
  reply.setCookie(cookies.device, deviceToken, cookies.deviceOptions)
}
