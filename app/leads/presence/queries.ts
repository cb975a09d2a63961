import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { send } from '#app/client/api.ts'
import { api } from '#app/paths.ts'
import type { Presence } from './presence.ts'

/** Who else has an enquiry open; filled by the heartbeats of the open screen. */
export function presenceQuery(leadId: number) {
  return queryOptions<Presence>({
    queryKey: [api.leads.presence(leadId)],
    initialData: { people: [] },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** Refetches who has these enquiries open, where that is on the screen. */
export function refreshPresence(queries: QueryClient, leadIds: number[]): void {
  for (const id of leadIds) {
    void queries.invalidateQueries({ queryKey: presenceQuery(id).queryKey })
  }
}

/** @param active for how many seconds since the last one the screen was in front of somebody */
export function sendHeartbeat(leadId: number, writing: boolean, active: number): Promise<Presence> {
  return send<Presence>('PUT', api.leads.presence(leadId), { writing, active })
}

/** Also arrives when the tab is being closed. */
export function sendLeave(leadId: number, active: number): void {
  // Without it the screen is forgotten after a minute.
  fetch(`${api.leads.presence(leadId)}?active=${active}`, {
    method: 'DELETE',
    keepalive: true,
  }).catch(() => {})
}
