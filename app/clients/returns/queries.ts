import { holdsPan } from '#app/clients/model/pan.ts'
import type { ReturnFilters } from '#app/clients/model/return.ts'
import type { documentsApi } from '#app/clients/returns/documents-api.server.ts'
import { client } from '#app/platform/client/routes.ts'
import { MINUTE_MS } from '#app/ui/time/durations.ts'
import type { returnsApi } from './api.server.ts'
import type { requestTemplatesApi } from './request-templates-api.server.ts'

const { read, ask, send } = client<
  typeof returnsApi | typeof documentsApi | typeof requestTemplatesApi
>()

/** What a client sends changes the list without any action of staff. */
const POLL_MS = MINUTE_MS

export const returnsQuery = (filters: ReturnFilters) =>
  holdsPan(filters.q ?? '')
    ? ask('POST /api/returns/search', filters, { staleTime: 0, refetchInterval: POLL_MS })
    : read('GET /api/returns', filters, { staleTime: 0, refetchInterval: POLL_MS })
export const returnQuery = (id: number) =>
  read('GET /api/returns/:id', { id }, { staleTime: 0, refetchInterval: POLL_MS })

export const returnActions = {
  start: send('POST /api/returns'),
  startMany: send('POST /api/returns/start'),
  change: send('PATCH /api/returns/:id'),
  changeMany: send('PATCH /api/returns'),
  review: send('POST /api/returns/:id/review'),
  ask: send('POST /api/returns/:id/requests'),
  setRequest: send('POST /api/requests/:id'),
  removeRequest: send('DELETE /api/requests/:id'),
  link: send('POST /api/returns/:id/link'),
  mailLink: send('POST /api/returns/:id/link/mail'),
  code: send('POST /api/returns/:id/code'),
  setDocument: send('POST /api/documents/:id'),
  removeDocument: send('DELETE /api/documents/:id'),
  password: send('POST /api/documents/:id/password'),
}

export const requestTemplatesQuery = read('GET /api/request-templates', {}, { staleTime: 0 })
export const replaceRequestTemplates = send('PUT /api/request-templates')
