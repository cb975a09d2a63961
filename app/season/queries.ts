import { queryOptions } from '@tanstack/react-query'
import { api } from '#app/paths.ts'
import type { ForecastNotice, SeasonBoard } from './season.ts'

const MINUTE = 60_000

export const seasonQuery = queryOptions<SeasonBoard>({
  queryKey: [api.season.board],
  staleTime: 0,
  refetchInterval: MINUTE,
})

/** Made once in a morning: asked for now and then. */
export const forecastNoticeQuery = queryOptions<ForecastNotice | null>({
  queryKey: [api.season.notice],
  refetchInterval: 5 * MINUTE,
})
