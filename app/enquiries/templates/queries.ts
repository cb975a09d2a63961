import { client } from '#app/platform/client/routes.ts'
import type { templatesApi } from './api.server.ts'

const { read, send } = client<typeof templatesApi>()

export const templatesQuery = read('GET /api/templates')

export const templates = {
  add: send('POST /api/templates'),
  change: send('PATCH /api/templates/:id'),
  /** Counts a use; a lost count does no harm. */
  used: (id: number) => {
    send('POST /api/templates/:id/uses')({ id }).catch(() => {})
  },
  remove: send('DELETE /api/templates/:id'),
}
