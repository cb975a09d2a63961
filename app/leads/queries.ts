import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { send } from '#app/client/api.ts'
import type { Receipt } from '#app/leads/receipts/receipt.ts'
import type { DeskStats, ReplyTime, ResponseRate } from '#app/leads/stats/stats.ts'
import { api } from '#app/paths.ts'
import type { ChangedLead, LeadDetail, LeadsPage } from './desk.ts'
import type {
  BulkChange,
  BulkChanged,
  ContactInput,
  LeadChange,
  ReplyInput,
} from './desk-changes.ts'
import type { DeskCounts, LeadFilters, Neighbours } from './filters.ts'
import type { LeadBody, SentLead } from './lead.ts'
import type { DeskPeople } from './team.ts'

/** The recent response rate; null while there are too few enquiries to state one. */
export const responseRateQuery = queryOptions<ResponseRate>({ queryKey: [api.responseRate] })

/** The usual reply time; null while there are too few answers, or where the practice does not show it. */
export const replyTimeQuery = queryOptions<ReplyTime>({ queryKey: [api.replyTime] })

export function receiptQuery(token: string) {
  return queryOptions<Receipt>({ queryKey: [api.receipts.one(token)] })
}

export function createLead(body: LeadBody): Promise<SentLead> {
  return send<SentLead>('POST', api.leads.list, body)
}

/** The time left changes without an event, so what is on the screen is polled once a minute. */
const POLL_MS = 60_000
/** While a mail is on its way. */
const MAIL_POLL_MS = 3_000

/** One page of the enquiries that fit the filters. */
export function leadsQuery(filters: Partial<LeadFilters>) {
  return queryOptions<LeadsPage>({
    queryKey: [`${api.leads.list}?${queryOf(filters)}`],
    refetchInterval: POLL_MS,
  })
}

/** The address of the filtered enquiries as CSV. */
export function exportHref({ page: _page, ...filters }: Partial<LeadFilters>): string {
  return `${api.leads.exportCsv}?${queryOf(filters)}`
}

/** One enquiry with everything about it; null once it is known to be erased. */
export function leadQuery(id: number) {
  return queryOptions<LeadDetail | null>({
    queryKey: [api.leads.one(id)],
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data !== null &&
      (state.data?.mails.some((mail) => ['waiting', 'sending'].includes(mail.state))
        ? MAIL_POLL_MS
        : POLL_MS),
  })
}

/** The enquiries before and after one, fixed when it was opened so that the order does not change. */
export function neighboursQuery(id: number, filters: Partial<LeadFilters>) {
  const { page: _page, ...rest } = filters
  return queryOptions<Neighbours>({
    queryKey: [`${api.leads.neighbours(id)}?${queryOf(rest)}`],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

export const deskPeopleQuery = queryOptions<DeskPeople>({ queryKey: [api.desk.people] })
export const deskCountsQuery = queryOptions<DeskCounts>({
  queryKey: [api.desk.counts],
  refetchInterval: POLL_MS,
})
export const deskStatsQuery = queryOptions<DeskStats>({
  queryKey: [api.desk.stats],
  staleTime: 0,
})

/** The actions of the desk. */
export const desk = {
  change: (id: number, change: LeadChange) => send<ChangedLead>('PATCH', api.leads.one(id), change),
  changeMany: (change: BulkChange) => send<BulkChanged>('PATCH', api.leads.list, change),
  assignNext: (id: number) => send<ChangedLead>('POST', api.leads.assignNext(id)),
  note: (id: number, text: string) => send<ChangedLead>('POST', api.leads.notes(id), { text }),
  contact: (id: number, contact: ContactInput) =>
    send<ChangedLead>('POST', api.leads.contacts(id), contact),
  reply: (id: number, reply: ReplyInput) => send<ChangedLead>('POST', api.leads.replies(id), reply),
  merge: (id: number, into: number) => send<ChangedLead>('POST', api.leads.merge(id), { into }),
  /** One after the other: each may turn out to be the one that stays. */
  mergeAll: async ([first = 0, ...others]: number[], into: number) => {
    let merged = await desk.merge(first, into)
    for (const id of others) {
      const { changed } = merged
      merged = await desk.merge(id, into)
      merged = { ...merged, changed: [...changed, ...merged.changed] }
    }
    return merged
  },
  unmerge: (id: number) => send<ChangedLead>('POST', api.leads.unmerge(id)),
  notSpam: (id: number) => send<ChangedLead>('POST', api.leads.notSpam(id)),
  undo: (eventIds: number[]) => send<{ undone: number }>('POST', api.leads.undo, { eventIds }),
  erase: (id: number) => send<{ erased: number }>('DELETE', api.leads.one(id)),
  duty: (onDuty: boolean) => send<DeskPeople>('PUT', api.desk.duty, { onDuty }),
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
      return /^\/api\/(leads\?|desk\/|dashboard|notifications|incoming-mails)/.test(address)
    },
  })
}

/** Drops an erased enquiry; its open page then says that it was erased. */
export function forgetLead(queries: QueryClient, id: number): void {
  const { queryKey } = leadQuery(id)
  if (queries.getQueryData(queryKey)) queries.setQueryData(queryKey, null)
}

function queryOf(values: Record<string, unknown>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '') search.set(name, String(value))
  }
  return search.toString()
}
