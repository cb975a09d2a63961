import { queryOptions } from '@tanstack/react-query'
import { api } from '#app/paths.ts'
import type { InsightFilters, Insights } from './insights.ts'

export function insightsQuery(filters: InsightFilters) {
  return queryOptions<Insights>({
    queryKey: [`${api.insights.one}${searchOf(filters)}`],
    staleTime: 0,
  })
}

/** Where the same is downloaded. */
export function insightsCsv(filters: InsightFilters): string {
  return `${api.insights.exportCsv}${searchOf(filters)}`
}

function searchOf(filters: InsightFilters): string {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined)
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}
