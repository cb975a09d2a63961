import type { FastifyReply, FastifyRequest } from 'fastify'
import { NotAllowed, NotSignedIn } from '#app/platform/http/errors.ts'
import { messages } from '#content/en/messages.ts'
import { signInMessages } from '#content/en/sign-in/messages.ts'
import { RULES, type Rule } from './access/rules.ts'
import type { RequestUser } from './account.ts'

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
