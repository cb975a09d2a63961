import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BACKGROUND_HEADER } from '#app/platform/client/background.ts'
import { NotAllowed, NotSignedIn } from '#app/platform/http/errors.ts'
import { messages } from '#content/en/messages.ts'
import { signInMessages } from '#content/en/sign-in/messages.ts'
import { RULES, type Rule } from './access/rules.ts'
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

/** Guard for the little that a session may do before a new password is chosen. */
async function requireSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store')
  request.user = await request.sessionUser()
  if (request.user) return
  throw new NotSignedIn(undefined, (await request.isSessionIdle()) ? 'idle' : undefined)
}

/** Guard for the little that a session may do before a second factor is set up, and any other may. */
async function requireOwnPassword(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await requireSession(request, reply)
  if (request.user?.mustChangePassword) throw new NotAllowed(messages.account.passwordFirst)
}

/** Guard for what any signed-in account may do. */
async function requireStaff(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await requireOwnPassword(request, reply)
  if (request.user?.mustSetUpSecondFactor) throw new NotAllowed(signInMessages.setUpFirst)
}

/**
 * The signed-in account, in a handler behind `requireStaff`.
 * @throws NotSignedIn where no guard ran
 */
export function staffOf({ user }: Pick<FastifyRequest, 'user'>): RequestUser {
  if (!user) throw new NotSignedIn()
  return user
}

/** The guards of a route that is for those whom the rule names. */
export function guardOf(rule: Rule) {
  if (rule === 'public' || rule === 'both') return []
  const first = { session: requireSession, enrolment: requireOwnPassword }
  const require = Object.hasOwn(first, rule) ? first[rule as keyof typeof first] : requireStaff
  return [
    async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      await require(request, reply)
      for (const [passes, refusal] of RULES[rule].checks) {
        if (!passes(staffOf(request))) throw new NotAllowed(refusal)
      }
    },
  ]
}

/** Guard for lists: only editors see unpublished entries (`?status=all`, `draft`, `scheduled`). */
export async function showDraftsToEditors(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { status = 'published' } = request.query as { status?: string }
  if (status === 'published') return
  for (const guard of guardOf('editor')) await guard(request, reply)
}
