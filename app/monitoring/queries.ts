import { queryOptions } from '@tanstack/react-query'
import { api } from '#app/paths.ts'
import type { OpenAlert } from './alert.ts'

const POLL_MS = 60_000

export const alertsQuery = queryOptions<OpenAlert[]>({
  queryKey: [api.alerts],
  staleTime: 0,
  refetchInterval: POLL_MS,
})
