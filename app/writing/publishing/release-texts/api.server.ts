import * as z from 'zod/mini'
import { NotAllowed } from '#app/platform/http/errors.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import type { SessionUser } from '#app/team/auth/account.ts'
import { offeredText, TEXT_KINDS, type TextKind, textDecision } from './release-text.ts'
import { decideText, listOffered } from './release-texts.server.ts'

/** The texts that staff have edited and a release has new words for; who may edit one decides. */
export const releaseTextsApi = routes('release-texts', (app) => [
  route('GET /api/release-texts', {
    access: 'staff',
    summary: 'Edited questions, posts and templates for which this release has new words',
    reply: z.array(offeredText),
    run: (request) => listOffered(app.db, kindsFor(request.user)),
  }),
  route('POST /api/release-texts', {
    access: 'staff',
    summary: 'Uses the new words for a text, or keeps its own',
    body: textDecision,
    reply: z.object({ message: z.string() }),
    run: async (request) => {
      const user = request.user
      if (!kindsFor(user).includes(request.body.kind)) throw new NotAllowed()
      await decideText(app.db, request.body, user.id)
      return { message: 'The decision was saved.' }
    },
  }),
])

/** Editors decide about questions and posts, admins about templates. */
function kindsFor({ roles }: SessionUser): TextKind[] {
  return TEXT_KINDS.filter((kind) => roles.includes(kind === 'template' ? 'admin' : 'editor'))
}
