import '#app/client/zod-csp.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import { Download, MessageSquareText, Plus, Upload } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { labels as intakeLabels } from '#app/leads/intake/labels.ts'
import { exportHref, leadsQuery } from '#app/leads/queries.ts'
import { deskPageLabels as labels } from '#app/leads/screens/desk-labels.ts'
import { askedFor, readDeskSearch } from '#app/leads/screens/desk-search.ts'
import { DeskTabs } from '#app/leads/screens/desk-tabs.tsx'
import { DutySwitch } from '#app/leads/screens/duty-switch.tsx'
import { LeadList } from '#app/leads/screens/lead-list.tsx'
import { staffHead } from '#app/seo/head.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { LoadFailure } from '#app/ui/load-failure.tsx'
import { Spinner } from '#app/ui/spinner.tsx'

const loadAddDialog = () => import('#app/leads/intake/add-dialog.tsx')
const AddDialog = lazy(loadAddDialog)
const ImportDialog = lazy(() => import('#app/leads/csv/import-dialog.tsx'))

export const Route = createFileRoute('/_admin/_staff/admin/leads')({
  head: ({ match }) => staffHead(labels.title, match),
  validateSearch: readDeskSearch,
  component: Leads,
})

function Leads() {
  // The router leaves unknown search parameters in place, so they are read again here.
  const search = readDeskSearch(Route.useSearch())
  const navigate = useNavigate({ from: Route.fullPath })
  const [open, setOpen] = useState<'add' | 'import'>()
  // Loaded beforehand: keys typed right after its shortcut must not reach the list.
  useEffect(() => void loadAddDialog(), [])
  const { data, error, refetch, isFetching } = useQuery({
    ...leadsQuery(askedFor(search)),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-[1.75rem] leading-tight">{labels.title}</h1>
        <div className="flex flex-wrap gap-2">
          <DutySwitch />
          <Button variant="accent" onClick={() => setOpen('add')}>
            <Plus aria-hidden className="size-4.5" /> {intakeLabels.open}
          </Button>
          <Link to="/admin/templates" className={buttonClass('outline')}>
            <MessageSquareText aria-hidden className="size-4.5" /> {labels.templates}
          </Link>
          <Button variant="outline" onClick={() => setOpen('import')}>
            <Upload aria-hidden className="size-4.5" /> {labels.import}
          </Button>
          <a href={exportHref(askedFor(search))} download className={buttonClass('outline')}>
            <Download aria-hidden className="size-4.5" /> {labels.export}
          </a>
        </div>
      </div>
      <DeskTabs search={search} />
      {error && !data ? (
        <LoadFailure level="h2" what={labels.what} error={error} retry={refetch} />
      ) : data ? (
        <LeadList
          page={data}
          search={search}
          busy={isFetching}
          onAdd={() => setOpen('add')}
          onSearch={(change, replace = false) =>
            navigate({ search: (before) => readDeskSearch({ ...before, ...change }), replace })
          }
        />
      ) : (
        <p className="p-10 text-center">
          <Spinner label={labels.loading} />
        </p>
      )}
      <Suspense>
        {open === 'add' && <AddDialog onClose={() => setOpen(undefined)} />}
        {open === 'import' && <ImportDialog onClose={() => setOpen(undefined)} />}
      </Suspense>
    </>
  )
}
