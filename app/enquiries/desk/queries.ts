import type { QueryClient } from '@tanstack/react-query'
import type { leadsApi } from '#app/enquiries/intake/api.server.ts'
import type { LeadBody, SentLead } from '#app/enquiries/model/lead.ts'
import type { receiptsApi } from '#app/enquiries/receipt/receipts-api.server.ts'
import { api } from '#app/paths.ts'
import { send as sendBody } from '#app/platform/client/api.ts'
import { client, hrefOf, nullable } from '#app/platform/client/routes.ts'
import { MINUTE_MS } from '#app/ui/time/durations.ts'
import type { deskApi } from './changes/desk-api.server.ts'
import type { LeadFilters } from './filters.ts'
import type { deskStatusApi } from './live/desk-status-api.server.ts'

const { read, send } = client<
  typeof leadsApi | typeof deskApi | typeof deskStatusApi | typeof receiptsApi
>()

/** The recent response rate; null while there are too few enquiries to state one. */
export const responseRateQuery = read('GET /api/promise')

/** The usual reply time; null while there are too few answers, or where the practice does not show it. */
export const replyTimeQuery = read('GET /api/reply-time')

export const receiptQuery = (token: string) => read('GET /api/receipts/:token', { token })

export function createLead(body: LeadBody): Promise<SentLead> {
  return sendBody('POST', api.leads.list, body)
}

/** The time left changes without an event, so what is on the screen is polled once a minute. */
const POLL_MS = MINUTE_MS
/** While a mail is on its way. */
const MAIL_POLL_MS = 3_000

/** One page of the enquiries that fit the filters. */
export const leadsQuery = (filters: Partial<LeadFilters>) =>
  read('GET /api/leads', filters, { refetchInterval: POLL_MS })

/** The address of the filtered enquiries as CSV. */
export const exportHref = ({ page: _page, ...filters }: Partial<LeadFilters>) =>
  hrefOf('GET /api/leads/export.csv', filters)

/** One enquiry with everything about it; null once it is known to be erased. */
export function leadQuery(id: number) {
  return nullable(
    read(
      'GET /api/leads/:id',
      { id },
      {
        staleTime: 0,
        refetchInterval: ({ state }) =>
          state.data !== null &&
          (state.data?.mails.some((mail) => ['waiting', 'sending'].includes(mail.state))
            ? MAIL_POLL_MS
            : POLL_MS),
      },
    ),
  )
}

/** What is known of an enquiry that doesn't exist. */
export const leadTraceQuery = (id: number) => read('GET /api/leads/:id/trace', { id })

/** The enquiries before and after one, fixed when it was opened so that the order does not change. */
export function neighboursQuery(id: number, { page: _page, ...filters }: Partial<LeadFilters>) {
  return read(
    'GET /api/leads/:id/neighbours',
    { id, ...filters },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  )
}

export const deskPeopleQuery = read('GET /api/desk/people')
export const deskCountsQuery = read('GET /api/desk/counts', {}, { refetchInterval: POLL_MS })
export const deskStatsQuery = read('GET /api/desk/figures', {}, { staleTime: 0 })

const merge = send('POST /api/leads/:id/merge')

/** The actions of the desk. */
export const desk = {
  change: send('PATCH /api/leads/:id'),
  changeMany: send('PATCH /api/leads'),
  assignNext: send('POST /api/leads/:id/assign-next'),
  note: send('POST /api/leads/:id/notes'),
  contact: send('POST /api/leads/:id/contacts'),
  reply: send('POST /api/leads/:id/replies'),
  merge,
  /** One after the other: each may turn out to be the one that stays. */
  mergeAll: async ([first = 0, ...others]: number[], into: number) => {
    let merged = await merge({ id: first, into })
    for (const id of others) {
      const { changed } = merged
      merged = await merge({ id, into })
      merged = { ...merged, changed: [...changed, ...merged.changed] }
    }
    return merged
  },
  unmerge: send('POST /api/leads/:id/unmerge'),
  notSpam: send('POST /api/leads/:id/not-spam'),
  undo: send('POST /api/leads/undo'),
  erase: send('DELETE /api/leads/:id'),
  eraseSpam: send('POST /api/leads/spam/erase'),
  duty: send('PUT /api/desk/duty'),
}

/**
 * Refetches what the desk shows, except the neighbours of an enquiry.
 * @param ids the enquiries whose details are refetched; all when omitted
 */
export function refreshDesk(queries: QueryClient, ids?: ReadonlySet<number>): Promise<void> {
  return queries.invalidateQueries({
    predicate: ({ queryKey: [key], state }) => {
      if (state.data === null) return false
      const address = String(key)
      const one = /^\/api\/leads\/(\d+)$/.exec(address)
      if (one) return ids === undefined || ids.has(Number(one[1]))
      return /^\/api\/(leads($|\?)|desk\/|dashboard|notifications|incoming-mails)/.test(address)
    },
  })
}

/** While an enquiry is erased, its page doesn’t ask for it: the answer might be that it’s gone. */
export const erasureKey = (id: number) => ['erase an enquiry', id]

/** Drops an erased enquiry; its open page then says that it was erased. */
export function forgetLead(queries: QueryClient, id: number): void {
  const { queryKey } = leadQuery(id)
  if (!queries.getQueryData(queryKey)) return
  void queries.cancelQueries({ queryKey })
  queries.setQueryData(queryKey, null)
}
