import '#app/platform/client/zod-csp.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import { inboundStateNames } from '#app/platform/mail/inbound/labels.ts'
import { staffHead } from '#app/platform/page/head.ts'
import { LoadFailure } from '#app/ui/load-failure.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { INBOUND_STATES, type InboundState } from '#content/enums.ts'
import { incomingFilters } from './incoming.ts'
import { IncomingMailItem } from './incoming-mail.tsx'
import { incomingLabels as labels } from './labels.ts'
import { MailAreas } from './mail-areas.tsx'
import { incomingQuery } from './queries.ts'

export const Route = createFileRoute('/_admin/_staff/admin/mail/incoming')({
  head: ({ match }) => staffHead(labels.title, match),
  validateSearch: readSearch,
  component: Incoming,
})

const TABS: InboundState[] = INBOUND_STATES.toSorted((a) => (a === 'unmatched' ? -1 : 0))

function Incoming() {
  const search = Route.useSearch()
  const navigate = useNavigate({ from: Route.fullPath })
  const state = search.show ?? 'unmatched'
  const { data, error, refetch, isFetching } = useQuery({
    ...incomingQuery({ state, q: search.q, page: search.page ?? 1 }),
    placeholderData: keepPreviousData,
  })
  if (error && !data) return <LoadFailure what={labels.what} error={error} retry={refetch} />
  return (
    <>
      <h1 className="text-[1.75rem] leading-tight">{labels.title}</h1>
      <p className="mt-1 mb-5 text-muted">{labels.text}</p>
      <MailAreas />
      {data?.configured === false && (
        <section className="mb-6 rounded-lg border border-line-strong bg-accent-tint px-5 py-4">
          <h2 className="font-sans text-base font-semibold tracking-normal">
            {labels.notConfigured.title}
          </h2>
          <p className="mt-1 text-sm">{labels.notConfigured.text}</p>
        </section>
      )}
      <search className="mb-4 block max-w-[36rem]">
        <SearchField
          placeholder={labels.search}
          value={search.q ?? ''}
          onChange={(q) =>
            navigate({
              search: (before) => ({ ...before, q: q || undefined, page: undefined }),
              replace: true,
            })
          }
        />
      </search>
      <nav aria-label={labels.states} className="screen-only border-b border-line-strong">
        <ul className="-mb-px flex flex-wrap gap-x-1">
          {TABS.map((one) => (
            <li key={one}>
              <Link
                to="/admin/mail/incoming"
                search={{ q: search.q, show: one === 'unmatched' ? undefined : one }}
                activeOptions={{ exact: true }}
                aria-current={one === state ? 'true' : undefined}
                className={`inline-flex min-h-11 items-center gap-2 border-b-3 px-3 font-medium ${one === state ? 'border-accent-strong' : 'border-unchosen text-muted hover:text-ink'}`}
              >
                {inboundStateNames[one]}
                {data && (
                  <span className="figure-column rounded-sm bg-tint px-1.5 text-sm text-muted">
                    {data.counts[one]}
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div aria-busy={isFetching} className="mt-6 rounded-lg border border-line bg-card">
        {!data && (
          <p className="p-10 text-center">
            <Spinner label={labels.loading} />
          </p>
        )}
        {data?.items.length === 0 && (
          <p className="px-4 py-10 text-center text-muted">
            {search.q ? labels.notFound : labels.empty[state]}
          </p>
        )}
        {data && data.items.length > 0 && (
          <>
            <ul>
              {data.items.map((mail) => (
                <IncomingMailItem key={mail.id} mail={mail} />
              ))}
            </ul>
            <Pager
              page={data.page}
              pageSize={data.pageSize}
              total={data.counts[state]}
              onPage={(page) => navigate({ search: (before) => ({ ...before, page }) })}
            />
          </>
        )}
      </div>
      <p className="mt-3 text-sm text-muted">{labels.kept}</p>
    </>
  )
}

interface Search {
  show?: InboundState | undefined
  q?: string | undefined
  page?: number | undefined
}

/** Reads the search parameters; invalid ones are ignored. */
function readSearch({ show, q, page }: Record<string, unknown>): Search {
  const state = incomingFilters.shape.state.safeParse(show).data
  const text = incomingFilters.shape.q.safeParse(q === undefined ? q : String(q)).data
  const chosen = incomingFilters.shape.page.safeParse(page).data
  return {
    ...(show !== undefined && state && state !== 'unmatched' && { show: state }),
    ...(text && { q: text }),
    ...(page !== undefined && chosen && chosen !== 1 && { page: chosen }),
  }
}
