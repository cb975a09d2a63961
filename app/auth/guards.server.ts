import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { NotAllowed, NotSignedIn } from '#app/http/errors.ts'
import type { SessionUser } from './account.ts'
import { findSession, TRUSTED_DEVICE_MS } from './session-store.server.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** open screens ask by themselves: it keeps no idle session alive */
    background?: boolean
  }
  interface FastifyRequest {
    /** Looks the session up once per request; undefined for a visitor. */
    currentUser(): Promise<SessionUser | undefined>
    user: SessionUser | undefined
  }
}

/** Cookies of staff browsers: the session, and the token of a trusted device. */
export function sessionCookies(secure: boolean) {
  const prefix = secure ? '__Host-' : ''
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  return {
    session: `${prefix}session`,
    device: `${prefix}device`,
    options,
    deviceOptions: { ...options, maxAge: TRUSTED_DEVICE_MS / 1000 },
  }
}

export function decorateWithSession(app: FastifyInstance) {
  const cookies = sessionCookies(app.env.secure)
  const lookUps = new WeakMap<FastifyRequest, Promise<SessionUser | undefined>>()
  app.decorateRequest('user', undefined)
  app.decorateRequest('currentUser', function (this: FastifyRequest) {
    const token = this.cookies[cookies.session]
    if (!token) return Promise.resolve(undefined)
    let lookUp = lookUps.get(this)
    if (!lookUp) {
      const isUse = !this.routeOptions.config?.background
      lookUp = findSession(app.db, token, app.env.session, isUse)
      lookUps.set(this, lookUp)
    }
    return lookUp
  })
}

/** Guard for what any signed-in account may do. */
export async function requireStaff(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store')
  request.user = await request.currentUser()
  if (!request.user) throw new NotSignedIn()
}

/**
 * The signed-in account, in a handler behind `requireStaff`.
 * @throws NotSignedIn where no guard ran
 */
export function staffOf({ user }: Pick<FastifyRequest, 'user'>): SessionUser {
  if (!user) throw new NotSignedIn()
  return user
}

/** Guard for what only an admin may do. */
export async function requireAdmin(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await requireStaff(request, reply)
  if (request.user?.role !== 'admin') throw new NotAllowed()
}

/** Guard for lists: only staff see unpublished entries (`?status=all`, `draft`, `scheduled`). */
export async function allowDrafts(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { status = 'published' } = request.query as { status?: string }
  if (status !== 'published') await requireStaff(request, reply)
}
