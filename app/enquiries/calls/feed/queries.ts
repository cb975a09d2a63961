import { client } from '#app/platform/client/routes.ts'
import type { calendarFeedApi } from './api.server.ts'

const { read, send } = client<typeof calendarFeedApi>()

export const feedQuery = read('GET /api/calendar-feed', {}, { staleTime: 0 })
export const makeFeed = send('POST /api/calendar-feed')
export const endFeed = send('DELETE /api/calendar-feed')
