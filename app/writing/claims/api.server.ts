import * as z from 'zod/mini'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { claim, claimList, evidenceBody } from './claim.ts'
import { listClaims, recordEvidence, removeEvidence } from './claims.server.ts'

const params = z.object({ id: z.string() })

/** What the site says about the practice: everyone of the staff sees it, admins record evidence. */
export const claimsApi = routes('claims', (app) => [
  route('GET /api/claims', {
    access: 'staff',
    reply: claimList,
    run: async () => ({ shown: app.env.claims, claims: await listClaims(app.db) }),
  }),
  route('PUT /api/claims/:id/evidence', {
    access: 'admin',
    params,
    body: evidenceBody,
    reply: claim,
    run: (request) => recordEvidence(app.db, request.params.id, request.body, request.user.id),
  }),
  route('DELETE /api/claims/:id/evidence', {
    access: 'admin',
    params,
    reply: claim,
    run: (request) => removeEvidence(app.db, request.params.id, request.user.id),
  }),
])
