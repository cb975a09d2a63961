import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BACKGROUND_HEADER } from '#app/platform/client/background.ts'
import type { RequestUser } from './account.ts'
import { type RoleMode, rightsOf } from './roles.ts'
import { sessionCookies } from './session-cookies.server.ts'
import { type FoundAccount, findSession, isSessionIdle } from './session-store.server.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** requested by open pages in the background: it keeps no idle session alive */
    background?: boolean
  }
  interface FastifyRequest {
    /** Looks the session up once per request; undefined for a visitor. */
    sessionUser(): Promise<RequestUser | undefined>
    /** The same, and undefined for an account that has to choose a password or set up a second factor first. */
    currentUser(): Promise<RequestUser | undefined>
    /** Whether its session has ended because no one used it. */
    isSessionIdle(): Promise<boolean>
    user: RequestUser | undefined
  }
}

export function decorateWithSession(app: FastifyInstance) {
  const cookies = sessionCookies(app.env.secure)
  const lookUps = new WeakMap<FastifyRequest, Promise<RequestUser | undefined>>()
  app.decorateRequest('user', undefined)
  app.decorateRequest('sessionUser', function (this: FastifyRequest) {
    const token = this.cookies[cookies.session]
    if (!token) return Promise.resolve(undefined)
    let lookUp = lookUps.get(this)
    if (!lookUp) {
      lookUp = findSession(app.db, token, app.env.session, !isBackground(this)).then(
        (found) => found && sessionUserOf(found, app.env.roles),
      )
      lookUps.set(this, lookUp)
    }
    return lookUp
  })
  app.decorateRequest('currentUser', async function (this: FastifyRequest) {
    const user = await this.sessionUser()
    return user?.mustChangePassword || user?.mustSetUpSecondFactor ? undefined : user
  })
  app.decorateRequest('isSessionIdle', async function (this: FastifyRequest) {
    const token = this.cookies[cookies.session]
    return token !== undefined && isSessionIdle(app.db, token, app.env.session)
  })
}

/** The account as its session names it, with the rights that count now. */
export function sessionUserOf(account: FoundAccount, mode: RoleMode): RequestUser {
  const { id, username, name, role, mustChangePassword, mustSetUpSecondFactor } = account
  return {
    ...{ id, username, name, role },
    ...rightsOf(account, mode),
    ...(mustChangePassword && { mustChangePassword }),
    ...(mustSetUpSecondFactor && { mustSetUpSecondFactor }),
  }
}

/**
 * Whether an open page sends this in the background: its polls and live events must not keep a session alive
 * that no one uses.
 */
function isBackground({ headers, routeOptions }: FastifyRequest): boolean {
  return (
    routeOptions.config?.background === true ||
    headers[BACKGROUND_HEADER] === '1' ||
    headers.accept === 'text/event-stream'
  )
}
