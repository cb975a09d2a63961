import { client } from '#app/platform/client/routes.ts'
import type { officeApi } from './api.server.ts'

const { read } = client<typeof officeApi>()

export const officeQuery = read('GET /api/office')
