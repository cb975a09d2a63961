import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { requireEditor, staffOf } from '#app/auth/guards.server.ts'
import { api } from '#app/paths.ts'
import { listTrash, restoreFromTrash } from './trash.server.ts'
import { restoreBody, restored, trashed, trashQuery } from './trash.ts'

const tags = ['trash']

/** Deleted questions and posts, and their way back. */
export const trashApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireEditor)
  app.get(
    api.trash.list,
    {
      schema: {
        tags,
        summary: 'Questions or posts that were deleted in the last 30 days',
        querystring: trashQuery,
        response: { 200: z.array(trashed) },
      },
    },
    (request) => listTrash(app.db, request.query.kind),
  )
  app.post(
    api.trash.restore,
    {
      schema: {
        tags,
        summary: 'Brings deleted questions or posts back, with their versions',
        body: restoreBody,
        response: { 200: restored },
      },
    },
    (request) => restoreFromTrash(app.db, request.body, staffOf(request).id),
  )
}
