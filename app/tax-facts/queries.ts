import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { send } from '#app/client/api.ts'
import { api } from '#app/paths.ts'
import { refreshEntries } from '#app/publishing/queries.ts'
import type { RenewalBody, Renewed, TaxFactList, TaxFactsToDo } from './tax-facts.ts'

export const taxFactsQuery = queryOptions<TaxFactList>({
  queryKey: [api.taxFacts.list],
  staleTime: 0,
})

export const taxFactsToDoQuery = queryOptions<TaxFactsToDo>({
  queryKey: [api.taxFacts.toDo],
  staleTime: 0,
})

export const renewMutation = mutationOptions({
  mutationFn: (body: RenewalBody) => send<Renewed>('POST', api.taxFacts.renewals, body),
})

/** Refetches what shows texts with their figures, after one of them has changed. */
export async function refreshFacts(queryClient: QueryClient, { kind }: RenewalBody): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: taxFactsQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: taxFactsToDoQuery.queryKey }),
    refreshEntries(queryClient, kind),
  ])
}
