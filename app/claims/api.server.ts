import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { requireAdmin, requireStaff, staffOf } from '#app/auth/guards.server.ts'
import { api } from '#app/paths.ts'
import { claim, claimList, evidenceBody } from './claim.ts'
import { listClaims, recordEvidence, removeEvidence } from './claims.server.ts'

const tags = ['claims']
const params = z.object({ id: z.string() })

/** What the site says about the practice: everyone of the staff sees it, admins record evidence. */
export const claimsApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    api.claims.list,
    { onRequest: requireStaff, schema: { tags, response: { 200: claimList } } },
    async () => ({ shown: app.env.claims, claims: await listClaims(app.db) }),
  )

  app.put(
    api.claims.evidence(':id'),
    {
      onRequest: requireAdmin,
      schema: { tags, params, body: evidenceBody, response: { 200: claim } },
    },
    (request) => recordEvidence(app.db, request.params.id, request.body, staffOf(request).id),
  )

  app.delete(
    api.claims.evidence(':id'),
    { onRequest: requireAdmin, schema: { tags, params, response: { 200: claim } } },
    (request) => removeEvidence(app.db, request.params.id, staffOf(request).id),
  )
}
