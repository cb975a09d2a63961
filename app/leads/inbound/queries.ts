import { queryOptions } from '@tanstack/react-query'
import { send } from '#app/client/api.ts'
import type { ChangedLead } from '#app/leads/desk.ts'
import { api } from '#app/paths.ts'
import type { IncomingFilters, IncomingPage } from './incoming.ts'

const POLL_MS = 30_000

/** E-mails that came in; polled, because they come by themselves. */
export function incomingQuery({ state, page }: IncomingFilters) {
  return queryOptions<IncomingPage>({
    queryKey: [`${api.incoming.list}?state=${state}&page=${page}`],
    staleTime: 0,
    refetchInterval: POLL_MS,
  })
}

export const incoming = {
  attach: (id: number, leadId: number) =>
    send<{ leadId: number }>('POST', api.incoming.attach(id), { leadId }),
  newLead: (id: number) => send<{ leadId: number }>('POST', api.incoming.newLead(id)),
  dismiss: (id: number) => send<null>('POST', api.incoming.dismiss(id)),
  restore: (id: number) => send<null>('POST', api.incoming.restore(id)),
}

export function settleClientMail(leadId: number) {
  return send<ChangedLead>('POST', api.incoming.settle(leadId))
}
