import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { staffOf } from '#app/team/auth/guards.server.ts'
import { isoTimestamp } from '#app/ui/time/timestamps.ts'
import { type ContentType, deleted } from '../entry.ts'
import { draftBody, draftFound, draftSaved } from './draft.ts'
import { type DraftOf, findDraft, removeDraft, saveDraft } from './drafts.server.ts'
import { draftMessages } from './labels.ts'

/** The routes of one's own draft of a new entry, and of each stored one. */
export function draftRoutes<const K extends ContentType>(kind: K, fields: readonly string[]) {
  const body = draftBody(fields)
  const query = z.object({ at: z.optional(isoTimestamp(draftMessages.base)) })
  const draftAt = <const Path extends string>(app: FastifyInstance, path: Path) => {
    const which = ({ params, user }: Pick<FastifyRequest, 'params' | 'user'>): DraftOf => ({
      userId: staffOf({ user }).id,
      kind,
      id: (params as { id?: number } | undefined)?.id,
    })
    return [
      route(`GET ${path}`, {
        access: 'editor',
        reply: draftFound,
        run: async (request) => ({ draft: await findDraft(app.db, which(request)) }),
      }),
      route(`PUT ${path}`, {
        access: 'editor',
        body,
        reply: draftSaved,
        run: async (request) => ({ at: await saveDraft(app.db, which(request), request.body) }),
      }),
      route(`DELETE ${path}`, {
        access: 'editor',
        query,
        reply: deleted,
        run: async (request) => {
          await removeDraft(app.db, which(request), request.query.at)
          return { message: draftMessages.removed }
        },
      }),
    ]
  }
  return routes('drafts', (app) => [
    ...draftAt(app, `/api/drafts/${kind}`),
    ...draftAt(app, `/api/drafts/${kind}/:id`),
  ])
}
