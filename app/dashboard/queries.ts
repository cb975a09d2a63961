import { queryOptions } from '@tanstack/react-query'
import { api } from '#app/paths.ts'
import type { Dashboard } from './dashboard.ts'

export const dashboardQuery = queryOptions<Dashboard>({
  queryKey: [api.dashboard],
  staleTime: 0,
})
