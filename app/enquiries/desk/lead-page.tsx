import '#app/platform/client/zod-csp.ts'
import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { LeadCalls } from '#app/enquiries/calls/day/lead-calls.tsx'
import {
  askedFor,
  type DeskSearch,
  readDeskSearch,
  viewOf,
} from '#app/enquiries/desk/screens/desk-search.ts'
import { leadPageLabels as labels } from '#app/enquiries/desk/screens/lead-labels.ts'
import { LeadScreen } from '#app/enquiries/desk/screens/lead-screen.tsx'
import { rememberOpened } from '#app/enquiries/desk/screens/list/use-row-keys.ts'
import { viewNames } from '#app/enquiries/model/labels.ts'
import { ApiError } from '#app/platform/client/api.ts'
import { staffHead } from '#app/platform/page/head.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { LoadFailure } from '#app/ui/load-failure.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import { toast } from '#app/ui/toast-store.tsx'
import type { LeadDetail } from './desk.ts'
import {
  desk,
  erasureKey,
  leadQuery,
  leadTraceQuery,
  neighboursQuery,
  refreshDesk,
} from './queries.ts'

export const Route = createFileRoute('/_admin/_staff/admin/leads/$id')({
  head: ({ match, params }) => staffHead(labels.title(params.id), match),
  validateSearch: readDeskSearch,
  component: LeadPage,
})

function LeadPage() {
  const { id } = Route.useParams()
  const search = readDeskSearch(Route.useSearch())
  const isBeingErased = useIsMutating({ mutationKey: erasureKey(Number(id)) }) > 0
  const {
    data: lead,
    error,
    refetch,
  } = useQuery({ ...leadQuery(Number(id)), enabled: !isBeingErased })
  if (lead) return <OpenLead key={lead.id} lead={lead} search={search} />
  if (lead === null || (error instanceof ApiError && [400, 404].includes(error.status)))
    return <Missing id={id} search={search} />
  if (error) return <LoadFailure what={labels.what} error={error} retry={refetch} />
  return <Spinner label={labels.loading} />
}

/** Shown where there is no such enquiry, or no longer: what is known about it, and where to go next. */
function Missing({ id, search }: { id: string; search: DeskSearch }) {
  const { data: trace, isLoading } = useQuery(leadTraceQuery(Number(id)))
  if (isLoading) return <Spinner label={labels.loading} />
  const { how, at, mergedInto } = trace ?? {}
  return (
    <div role="status" className="rounded-lg border border-line bg-card p-6">
      <h1 className="text-h3">{how ? labels.erased.title : labels.erased.unknown(id)}</h1>
      <p className="mt-1 mb-4">
        {how && at ? labels.erased.how[how](formatTimestamp(at)) : labels.erased.unknownText}
      </p>
      <p className="flex flex-wrap gap-3">
        {mergedInto && (
          <Link
            to="/admin/leads/$id"
            params={{ id: String(mergedInto) }}
            search={search}
            className={buttonClass('accent')}
          >
            {labels.erased.mergedInto(mergedInto)}
          </Link>
        )}
        <Link to="/admin/leads" search={search} className={buttonClass('outline')}>
          {labels.erased.back}
        </Link>
      </p>
    </div>
  )
}

function OpenLead({ lead, search }: { lead: LeadDetail; search: DeskSearch }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [wasUnread] = useState(lead.unread)
  const besideQuery = neighboursQuery(lead.id, askedFor(search))
  const { data: neighbours } = useQuery(besideQuery)
  useLayoutEffect(() => {
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    rememberOpened(lead.id)
  }, [lead.id])
  useEffect(() => {
    if (!wasUnread) return
    desk
      .change({ id: lead.id, read: true })
      .then(() => refreshDesk(queries))
      .catch((error: Error) => console.error(error))
  }, [wasUnread, lead.id, queries])

  const go = async (direction: 'next' | 'previous', end: string) => {
    // The key may be pressed before the neighbours have loaded.
    const to = (neighbours ?? (await queries.query(besideQuery)))[direction]
    if (to) await navigate({ to: '/admin/leads/$id', params: { id: String(to) }, search })
    else toast({ title: end })
  }
  const onNext = () => void go('next', labels.last)
  const onPrevious = () => void go('previous', labels.first)
  return (
    <LeadScreen
      lead={lead}
      search={search}
      onNext={onNext}
      onPrevious={onPrevious}
      calls={<LeadCalls lead={lead} />}
      onBack={() => void navigate({ to: '/admin/leads', search, resetScroll: false })}
      ways={
        <>
          <Link
            to="/admin/leads"
            search={search}
            resetScroll={false}
            className="inline-flex min-h-11 grow items-center gap-2 text-muted hover:text-ink"
          >
            <ArrowLeft aria-hidden className="size-4" /> {viewNames[viewOf(search)]}
          </Link>
          <Button variant="outline" disabled={!neighbours?.previous} onClick={onPrevious}>
            <ChevronLeft aria-hidden className="size-4" />
            <span className="max-sm:sr-only">{labels.previous}</span>
          </Button>
          <Button variant="outline" disabled={!neighbours?.next} onClick={onNext}>
            <span className="max-sm:sr-only">{labels.next}</span>
            <ChevronRight aria-hidden className="size-4" />
          </Button>
        </>
      }
    />
  )
}
