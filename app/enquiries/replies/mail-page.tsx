import { Options } from '#app/ui/options.tsx'
import { ID_MAX } from '#app/ui/text/fields.ts'
import { MAIL_STATES, type MailState } from '#content/enums.ts'
import '#app/platform/client/zod-csp.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import { MailAreas } from '#app/enquiries/replies/inbound/mail-areas.tsx'
import { readFilters } from '#app/platform/client/search-params.ts'
import { MailDeliverability } from '#app/platform/mail/deliverability/mail-deliverability.tsx'
import { mailLabels, mailStateLabels } from '#app/platform/mail/labels.ts'
import { type MailFilters, mailFilters } from '#app/platform/mail/mail.ts'
import { MAIL_KINDS, mailKindLabels } from '#app/platform/mail/mail-kinds.ts'
import { MailNotice } from '#app/platform/mail/mail-notice.tsx'
import { MailTable } from '#app/platform/mail/mail-table.tsx'
import { OpenMail } from '#app/platform/mail/open-mail.tsx'
import { mailStatusQuery, mailsQuery } from '#app/platform/mail/queries.ts'
import { staffHead } from '#app/platform/page/head.ts'
import { useAuth } from '#app/team/auth/auth-context.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { LoadFailure } from '#app/ui/load-failure.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import { Spinner } from '#app/ui/spinner.tsx'

export const Route = createFileRoute('/_admin/_staff/admin/mail')({
  head: ({ match }) => staffHead(mailLabels.title, match),
  validateSearch: readSearch,
  component: Outbox,
})

function Outbox() {
  const { mail: open, ...search } = readSearch(Route.useSearch())
  const navigate = useNavigate({ from: Route.fullPath })
  const { user } = useAuth()
  const { data, error, refetch, isFetching } = useQuery({
    ...mailsQuery({
      ...search,
      kind: search.kind === 'all' ? undefined : (search.kind ?? 'desk'),
      page: search.page ?? 1,
    }),
    placeholderData: keepPreviousData,
  })
  const { data: status } = useQuery(mailStatusQuery)
  if (error && !data) return <LoadFailure what={mailLabels.what} error={error} retry={refetch} />
  const show = (id: number | undefined) =>
    navigate({ search: (before) => ({ ...before, mail: id }), resetScroll: false })
  return (
    <>
      <h1 className="text-[1.75rem] leading-tight">{mailLabels.title}</h1>
      <p className="mt-1 mb-6 text-muted">{mailLabels.text}</p>
      <MailAreas />
      {status && <MailNotice status={status} />}
      {user?.role === 'admin' && <MailDeliverability onOpen={show} />}
      <Filters
        search={search}
        onChange={(change) =>
          navigate({
            search: (before) => ({ ...before, ...change, page: undefined }),
            replace: true,
          })
        }
      />
      <Tabs search={search} counts={data?.counts} />
      <div
        className={`mt-6 grid items-start gap-6 ${open ? '2xl:grid-cols-[minmax(0,1fr)_36rem]' : ''}`}
      >
        <div aria-busy={isFetching} className="min-w-0 rounded-lg border border-line bg-card">
          {data ? (
            <>
              <MailTable
                mails={data.items}
                empty={isNarrowed(search) ? mailLabels.noneInState : mailLabels.none}
              />
              <Pager
                page={data.page}
                pageSize={data.pageSize}
                total={data.total}
                onPage={(page) => navigate({ search: (before) => ({ ...before, page }) })}
              />
            </>
          ) : (
            <p className="p-10 text-center">
              <Spinner label={mailLabels.loading} />
            </p>
          )}
        </div>
        {open && <OpenMail key={open} id={open} onClose={() => show(undefined)} onOpen={show} />}
      </div>
    </>
  )
}

function Filters({
  search: { q, kind },
  onChange,
}: {
  search: Search
  onChange: (change: Pick<Search, 'q' | 'kind'>) => void
}) {
  return (
    <search className="mb-4 grid items-end gap-3 sm:grid-cols-[1.6fr_1fr]">
      <SearchField
        placeholder={mailLabels.search}
        value={q ?? ''}
        onChange={(text) => onChange({ q: text || undefined })}
      />
      <SelectField
        label={mailLabels.kind}
        name="kind"
        value={kind ?? ''}
        onChange={({ target }) => onChange({ kind: KINDS.find((one) => one === target.value) })}
      >
        <option value="">{mailLabels.desk}</option>
        <option value="all">{mailLabels.everything}</option>
        <Options values={MAIL_KINDS} nameOf={(one) => mailKindLabels[one]} />
      </SelectField>
    </search>
  )
}

function Tabs({
  search: { q, kind, state: chosen },
  counts,
}: {
  search: Search
  counts: Record<MailState, number> | undefined
}) {
  const states = MAIL_STATES.filter((state) => state !== 'sending' || chosen === 'sending')
  return (
    <nav aria-label={mailLabels.states} className="screen-only border-b border-line-strong">
      <ul className="-mb-px flex flex-wrap gap-x-1">
        {[undefined, ...states].map((state) => (
          <li key={state ?? 'all'}>
            <Link
              to="/admin/mail"
              search={{ q, kind, state }}
              activeOptions={{ exact: true }}
              aria-current={state === chosen ? 'true' : undefined}
              className={`inline-flex min-h-11 items-center gap-2 border-b-3 px-3 font-medium ${state === chosen ? 'border-accent-strong' : 'border-unchosen text-muted hover:text-ink'}`}
            >
              {state ? mailStateLabels[state] : mailLabels.all}
              {state && counts && (
                <span className="figure-column rounded-sm bg-tint px-1.5 text-sm text-muted">
                  {counts[state]}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const KINDS = ['all', ...MAIL_KINDS] as const

/** Whether a list without an e-mail could have some under other filters. */
const isNarrowed = ({ state, kind, q, lead }: Search) => Boolean(state ?? kind ?? q ?? lead)

interface Search extends Partial<Omit<MailFilters, 'kind'>> {
  /** all but accounts and the site itself unless given */
  kind?: (typeof KINDS)[number] | undefined
  /** the mail that is open */
  mail?: number
}

/** Reads the search parameters; invalid ones are ignored. */
function readSearch({ kind: chosen, ...search }: Record<string, unknown>): Search {
  const kind = KINDS.find((one) => one === chosen)
  const { page, kind: _kind, ...filters } = readFilters(mailFilters, search)
  const mail = Number(search.mail)
  return {
    ...filters,
    ...(kind && { kind }),
    ...(page !== 1 && { page }),
    ...(Number.isInteger(mail) && mail > 0 && mail <= ID_MAX && { mail }),
  }
}
