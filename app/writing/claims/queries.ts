import { client } from '#app/platform/client/routes.ts'
import type { claimsApi } from './api.server.ts'

const { read, send } = client<typeof claimsApi>()

export const claimsQuery = read('GET /api/claims', {}, { staleTime: 0 })
export const recordEvidence = send('PUT /api/claims/:id/evidence')
export const removeEvidence = send('DELETE /api/claims/:id/evidence')
