import { queryOptions } from '@tanstack/react-query'
import { api } from '#app/paths.ts'
import { MINUTE_MS } from '#app/time/durations.ts'
import type { ForecastNotice, SeasonBoard } from './season.ts'

export const seasonQuery = queryOptions<SeasonBoard>({
  queryKey: [api.season.board],
  staleTime: 0,
  refetchInterval: MINUTE_MS,
})

/** Made once in a morning: asked for now and then. */
export const forecastNoticeQuery = queryOptions<ForecastNotice | null>({
  queryKey: [api.season.notice],
  refetchInterval: 5 * MINUTE_MS,
})
