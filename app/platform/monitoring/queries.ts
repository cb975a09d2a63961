import { client } from '#app/platform/client/routes.ts'
import { MINUTE_MS } from '#app/ui/time/durations.ts'
import type { alertsApi } from './api.server.ts'

const { read } = client<typeof alertsApi>()

export const alertsQuery = read('GET /api/alerts', {}, { staleTime: 0, refetchInterval: MINUTE_MS })
