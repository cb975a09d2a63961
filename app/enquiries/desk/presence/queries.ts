import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { client, hrefOf } from '#app/platform/client/routes.ts'
import type { presenceApi } from './presence-api.server.ts'

const { read, send } = client<typeof presenceApi>()

/** Who else has an enquiry open; filled by the heartbeats of the open screen. */
export function presenceQuery(id: number) {
  const query = read('GET /api/leads/:id/presence', { id }, { gcTime: 0 })
  return queryOptions({
    ...query,
    initialData: { people: [] },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Refetches who has these enquiries open, where that is on the screen. */
export function refreshPresence(queries: QueryClient, leadIds: number[]): void {
  for (const id of leadIds) {
    void queries.invalidateQueries({ queryKey: presenceQuery(id).queryKey })
  }
}

/** `active`: for how many seconds since the last one the screen was in front of somebody. */
export const sendHeartbeat = send('PUT /api/leads/:id/presence')

/** Also arrives when the tab is being closed. */
export function sendLeave(id: number, active: number): void {
  // Without it the screen is forgotten after a minute.
  fetch(hrefOf('DELETE /api/leads/:id/presence', { id, active }), {
    method: 'DELETE',
    keepalive: true,
  }).catch(() => {})
}
