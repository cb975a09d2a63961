import type { QueryClient } from '@tanstack/react-query'
import { client } from '#app/platform/client/routes.ts'
import { refreshEntries } from '#app/writing/publishing/queries.ts'
import type { taxFactsApi } from './api.server.ts'
import type { RenewalBody } from './tax-facts.ts'

const { read, send } = client<typeof taxFactsApi>()

export const taxFactsQuery = read('GET /api/tax-facts', {}, { staleTime: 0 })
export const taxFactsToDoQuery = read('GET /api/tax-facts/to-do', {}, { staleTime: 0 })
export const renewText = send('POST /api/tax-facts/renewals')

/** Refetches what shows texts with their figures, after one of them has changed. */
export async function refreshFacts(queryClient: QueryClient, { kind }: RenewalBody): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: taxFactsQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: taxFactsToDoQuery.queryKey }),
    refreshEntries(queryClient, kind),
  ])
}
