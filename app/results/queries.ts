import { queryOptions } from '@tanstack/react-query'
import { api } from '#app/paths.ts'
import type { ResultFilters, Results } from './results.ts'

export function resultsQuery(filters: ResultFilters) {
  return queryOptions<Results>({
    queryKey: [`${api.results.one}${searchOf(filters)}`],
    staleTime: 0,
  })
}

/** Where the same is downloaded. */
export function resultsCsv(filters: ResultFilters): string {
  return `${api.results.exportCsv}${searchOf(filters)}`
}

function searchOf(filters: ResultFilters): string {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined)
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}
