import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod, ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { requireEditor, staffOf } from '#app/auth/guards.server.ts'
import { api } from '#app/paths.ts'
import { idFromText } from '#app/text/fields.ts'
import { isoTimestamp } from '#app/time/timestamps.ts'
import { type ContentType, deleted } from '../entry.ts'
import { draftBody, draftFound, draftSaved } from './draft.ts'
import { type DraftOf, findDraft, removeDraft, saveDraft } from './drafts.server.ts'
import { draftMessages } from './labels.ts'

/** The routes of one's own draft of a new entry, and of each stored one. */
export function draftRoutes(kind: ContentType, fields: readonly string[]): FastifyPluginAsyncZod {
  return async (app) => {
    draftAt(app, api.drafts(kind), z.object({}), (request) => draftOf(request, kind, undefined))
    draftAt(app, api.drafts(kind, ':id'), z.object({ id: idFromText() }), (request) =>
      draftOf(request, kind, (request.params as { id: number }).id),
    )
  }

  function draftAt(
    plain: FastifyInstance,
    address: string,
    params: z.ZodMiniObject,
    which: (request: FastifyRequest) => DraftOf,
  ) {
    const app = plain.withTypeProvider<ZodTypeProvider>()
    const tags = ['drafts']
    const onRequest = requireEditor
    app.get(
      address,
      { onRequest, schema: { tags, params, response: { 200: draftFound } } },
      async (request) => ({ draft: await findDraft(app.db, which(request)) }),
    )
    app.put(
      address,
      {
        onRequest,
        schema: { tags, params, body: draftBody(fields), response: { 200: draftSaved } },
      },
      async (request) => ({ at: await saveDraft(app.db, which(request), request.body) }),
    )
    const querystring = z.object({ at: z.optional(isoTimestamp(draftMessages.base)) })
    app.delete(
      address,
      { onRequest, schema: { tags, params, querystring, response: { 200: deleted } } },
      async (request) => {
        await removeDraft(app.db, which(request), request.query.at)
        return { message: draftMessages.removed }
      },
    )
  }
}

function draftOf(request: FastifyRequest, kind: ContentType, id: number | undefined): DraftOf {
  return { userId: staffOf(request).id, kind, id }
}
