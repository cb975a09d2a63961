import { client } from '#app/platform/client/routes.ts'
import type { dashboardApi } from './api.server.ts'

const { read } = client<typeof dashboardApi>()

export const dashboardQuery = read('GET /api/dashboard', {}, { staleTime: 0 })
