import { holdsPan } from '#app/clients/model/pan.ts'
import { client } from '#app/platform/client/routes.ts'
import type { clientsApi } from './api.server.ts'

const { read, ask, send } = client<typeof clientsApi>()

export const clientsQuery = (filters: { q?: string | undefined; page?: number | undefined }) =>
  holdsPan(filters.q ?? '')
    ? ask('POST /api/clients/search', filters, { staleTime: 0 })
    : read('GET /api/clients', filters, { staleTime: 0 })
export const clientQuery = (id: number) => read('GET /api/clients/:id', { id }, { staleTime: 0 })

export const clientActions = {
  add: send('POST /api/clients'),
  change: send('PATCH /api/clients/:id'),
  erase: send('DELETE /api/clients/:id'),
  declineErasure: send('POST /api/clients/:id/erasure-declined'),
  showPan: send('POST /api/clients/:id/pan'),
  merge: send('POST /api/clients/:id/merge'),
  unmerge: send('POST /api/clients/:id/unmerge'),
  addContact: send('POST /api/clients/:id/contacts'),
  changeContact: send('PATCH /api/contacts/:id'),
  removeContact: send('DELETE /api/contacts/:id'),
  endDevices: send('DELETE /api/contacts/:id/devices'),
  addCarryForward: send('POST /api/clients/:id/carry-forwards'),
  removeCarryForward: send('DELETE /api/carry-forwards/:id'),
}
