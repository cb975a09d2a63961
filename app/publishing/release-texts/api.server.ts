import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { SessionUser } from '#app/auth/account.ts'
import { requireStaff, staffOf } from '#app/auth/guards.server.ts'
import { NotAllowed } from '#app/http/errors.ts'
import { api } from '#app/paths.ts'
import { offeredText, TEXT_KINDS, type TextKind, textDecision } from './release-text.ts'
import { decideText, listOffered } from './release-texts.server.ts'

const tags = ['release-texts']

/** The texts that staff have edited and a release has new words for; who may edit one decides. */
export const releaseTextsApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireStaff)
  app.get(
    api.releaseTexts,
    {
      schema: {
        tags,
        summary: 'Edited questions, posts and templates for which this release has new words',
        response: { 200: z.array(offeredText) },
      },
    },
    (request) => listOffered(app.db, kindsFor(staffOf(request))),
  )
  app.post(
    api.releaseTexts,
    {
      schema: {
        tags,
        summary: 'Uses the new words for a text, or keeps its own',
        body: textDecision,
        response: { 200: z.object({ message: z.string() }) },
      },
    },
    async (request) => {
      const user = staffOf(request)
      if (!kindsFor(user).includes(request.body.kind)) throw new NotAllowed()
      await decideText(app.db, request.body, user.id)
      return { message: 'The decision was saved.' }
    },
  )
}

/** Editors decide about questions and posts, admins about templates. */
function kindsFor({ roles }: SessionUser): TextKind[] {
  return TEXT_KINDS.filter((kind) => roles.includes(kind === 'template' ? 'admin' : 'editor'))
}
