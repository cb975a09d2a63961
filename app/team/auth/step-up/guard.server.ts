import { and, eq, gt, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Executor } from '#app/platform/db/database.ts'
import { sessions } from '#app/platform/db/schema.ts'
import { NeedsStepUp } from '#app/platform/http/errors.ts'
import { hashToken } from '#app/platform/http/secret-tokens.ts'
import { sessionCookies } from '../session-cookies.server.ts'

/**
 * Guard for what a stolen session must not be enough for, after the guard that says who may do it. The
 * session must have been started, or confirmed, within the last minutes (`STEP_UP_MINUTES`).
 * @throws NeedsStepUp with the code `step-up`
 */
export async function requireStepUp(request: FastifyRequest): Promise<void> {
  const { db, env } = request.server
  const token = request.cookies[sessionCookies(env.secure).session] ?? ''
  if (!(await isVerified(db, token, env.session.stepUpMs))) throw new NeedsStepUp()
}

/** Whether it was checked within this time whose session it is. */
export async function isVerified(db: Executor, token: string, withinMs: number): Promise<boolean> {
  const found = await db.$count(
    sessions,
    and(
      eq(sessions.tokenHash, hashToken(token)),
      gt(sessions.verifiedAt, sql`now() - make_interval(secs => ${withinMs / 1000})`),
    ),
  )
  return found > 0
}

export async function noteVerified(db: Executor, token: string): Promise<void> {
  await db
    .update(sessions)
    .set({ verifiedAt: sql`now()` })
    .where(eq(sessions.tokenHash, hashToken(token)))
}
