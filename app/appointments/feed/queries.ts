import { queryOptions } from '@tanstack/react-query'
import { send } from '#app/client/api.ts'
import { api } from '#app/paths.ts'
import type { FeedState, NewFeed } from './feed.ts'

export const feedQuery = queryOptions<FeedState>({ queryKey: [api.calendarFeed], staleTime: 0 })

export const makeFeed = () => send<NewFeed>('POST', api.calendarFeed)
export const endFeed = () => send<FeedState>('DELETE', api.calendarFeed)
