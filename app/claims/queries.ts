import { queryOptions } from '@tanstack/react-query'
import { send } from '#app/client/api.ts'
import { api } from '#app/paths.ts'
import type { ClaimList, ClaimWithEvidence, EvidenceForm } from './claim.ts'

export const claimsQuery = queryOptions<ClaimList>({ queryKey: [api.claims.list], staleTime: 0 })

export function recordEvidence(id: string, evidence: EvidenceForm) {
  return send<ClaimWithEvidence>('PUT', api.claims.evidence(id), evidence)
}

export function removeEvidence(id: string) {
  return send<ClaimWithEvidence>('DELETE', api.claims.evidence(id))
}
