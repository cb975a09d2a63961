import { client, hrefOf } from '#app/platform/client/routes.ts'
import type { InsightFilters } from './insights.ts'
import type { insightsApi } from './insights-api.server.ts'

const { read } = client<typeof insightsApi>()

export const insightsQuery = (filters: InsightFilters) =>
  read('GET /api/insights', filters, { staleTime: 0 })

/** The address of the same as a file. */
export const insightsCsv = (filters: InsightFilters) =>
  hrefOf('GET /api/insights/export.csv', filters)
