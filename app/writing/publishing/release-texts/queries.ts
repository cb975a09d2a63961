import { client } from '#app/platform/client/routes.ts'
import type { releaseTextsApi } from './api.server.ts'

const { read, send } = client<typeof releaseTextsApi>()

export const offeredTextsQuery = read('GET /api/release-texts', {}, { staleTime: 0 })
export const decide = send('POST /api/release-texts')
