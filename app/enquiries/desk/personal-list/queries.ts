import { client } from '#app/platform/client/routes.ts'
import type { personalListApi } from './personal-list-api.server.ts'

const { read, send } = client<typeof personalListApi>()

export const savedViewsQuery = read('GET /api/desk/views')
export const listPreferencesQuery = read('GET /api/desk/preferences')

/** The changes of what one has arranged for oneself; each returns the new state. */
export const personalList = {
  save: send('POST /api/desk/views'),
  change: send('PATCH /api/desk/views/:id'),
  remove: send('DELETE /api/desk/views/:id'),
  prefer: send('PATCH /api/desk/preferences'),
}
