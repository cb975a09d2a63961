import { client } from '#app/platform/client/routes.ts'
import { MINUTE_MS } from '#app/ui/time/durations.ts'
import type { seasonApi } from './api.server.ts'

const { read } = client<typeof seasonApi>()

export const seasonQuery = read('GET /api/season', {}, { staleTime: 0, refetchInterval: MINUTE_MS })

/** Made once in a morning: asked for now and then. */
export const forecastNoticeQuery = read(
  'GET /api/season/notice',
  {},
  { refetchInterval: 5 * MINUTE_MS },
)
