import { client } from '#app/platform/client/routes.ts'
import type { IncomingFilters } from './incoming.ts'
import type { incomingApi } from './incoming-api.server.ts'

const POLL_MS = 30_000
const { read, send } = client<typeof incomingApi>()

/** E-mails that came in; polled, because they come by themselves. */
export const incomingQuery = (filters: IncomingFilters) =>
  read('GET /api/incoming-mails', filters, { staleTime: 0, refetchInterval: POLL_MS })

export const incoming = {
  attach: send('POST /api/incoming-mails/:id/attach'),
  newLead: send('POST /api/incoming-mails/:id/enquiry'),
  dismiss: send('POST /api/incoming-mails/:id/dismiss'),
  restore: send('POST /api/incoming-mails/:id/restore'),
}

export const settleClientMail = send('POST /api/leads/:id/no-answer-needed')
