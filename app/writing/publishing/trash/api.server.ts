import * as z from 'zod/mini'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { listTrash, restoreFromTrash } from './trash.server.ts'
import { restoreBody, restored, trashed, trashQuery } from './trash.ts'

/** Deleted questions and posts, and their way back. */
export const trashApi = routes('trash', (app) => [
  route('GET /api/trash', {
    access: 'editor',
    summary: 'Questions or posts that were deleted in the last 30 days',
    query: trashQuery,
    reply: z.array(trashed),
    run: (request) => listTrash(app.db, request.query.kind),
  }),
  route('POST /api/trash/restore', {
    access: 'editor',
    summary: 'Brings deleted questions or posts back, with their versions',
    body: restoreBody,
    reply: restored,
    run: (request) => restoreFromTrash(app.db, request.body, request.user.id),
  }),
])
