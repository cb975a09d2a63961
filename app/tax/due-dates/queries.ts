import { client } from '#app/platform/client/routes.ts'
import type { dueDatesApi } from './api.server.ts'

const { read } = client<typeof dueDatesApi>()

export const dueDatesQuery = read('GET /api/due-dates')
