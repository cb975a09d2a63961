import { client, hrefOf } from '#app/platform/client/routes.ts'
import type { ResultFilters } from './results.ts'
import type { resultsApi } from './results-api.server.ts'

const { read } = client<typeof resultsApi>()

export const resultsQuery = (filters: ResultFilters) =>
  read('GET /api/results', filters, { staleTime: 0 })

/** The address of the same as a file. */
export const resultsCsv = (filters: ResultFilters) => hrefOf('GET /api/results/export.csv', filters)
