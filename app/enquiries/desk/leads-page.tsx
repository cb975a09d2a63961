import '#app/platform/client/zod-csp.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { Ellipsis, Plus, Upload } from 'lucide-react'
import { type ComponentType, useEffect, useState } from 'react'
import { labels as intakeLabels } from '#app/enquiries/desk/add/labels.ts'
import { listPreferencesQuery } from '#app/enquiries/desk/personal-list/queries.ts'
import { deskPageLabels as labels } from '#app/enquiries/desk/screens/desk-labels.ts'
import {
  askedFor,
  type DeskSearch,
  readDeskSearch,
} from '#app/enquiries/desk/screens/desk-search.ts'
import { DutySwitch } from '#app/enquiries/desk/screens/duty-switch.tsx'
import { DeskFilters } from '#app/enquiries/desk/screens/list/desk-filters.tsx'
import { DeskTabs } from '#app/enquiries/desk/screens/list/desk-tabs.tsx'
import { FilterChips } from '#app/enquiries/desk/screens/list/filter-chips.tsx'
import { LeadList } from '#app/enquiries/desk/screens/list/lead-list.tsx'
import { ListHead } from '#app/enquiries/desk/screens/list/list-head.tsx'
import { SpamNotice } from '#app/enquiries/desk/screens/list/spam-notice.tsx'
import { ForecastBanner } from '#app/enquiries/workload/forecast-notice.tsx'
import { forecastNoticeQuery } from '#app/enquiries/workload/queries.ts'
import { paths } from '#app/paths.ts'
import { lazyDialog } from '#app/platform/client/lazy-dialog.tsx'
import { staffHead } from '#app/platform/page/head.ts'
import { useAuth } from '#app/team/auth/auth-context.tsx'
import { maySee } from '#app/team/auth/screens.ts'
import { StepUpDownload } from '#app/team/auth/step-up/step-up-download.tsx'
import { Button } from '#app/ui/button.tsx'
import { LoadFailure } from '#app/ui/load-failure.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { exportHref, leadsQuery } from './queries.ts'

const AddDialog = lazyDialog(() => import('#app/enquiries/desk/add/add-dialog.tsx'))
const ImportDialog = lazyDialog(() => import('#app/enquiries/csv/import-dialog.tsx'))

export const Route = createFileRoute('/_admin/_staff/admin/leads')({
  head: ({ match }) => staffHead(labels.title, match),
  validateSearch: readDeskSearch,
  component: Leads,
})

function Leads() {
  // The router leaves unknown search parameters in place, so they are read again here.
  const search = readDeskSearch(Route.useSearch())
  const navigate = useNavigate({ from: Route.fullPath })
  const { user } = useAuth()
  const [OpenDialog, setOpenDialog] = useState<ComponentType<{ onClose: () => void }>>()
  const close = () => setOpenDialog(undefined)
  // The first letters typed after its shortcut would be lost.
  useEffect(AddDialog.preload, [])
  const openAdd = () => setOpenDialog(() => AddDialog)
  const [filtersOpen, setFiltersOpen] = useState(false)
  const [actionsOpen, setActionsOpen] = useState(false)
  const { data, error, refetch, isFetching } = useQuery({
    ...leadsQuery(askedFor(search)),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  // The list is shown even if the density fails to load.
  const { data: notice } = useQuery(forecastNoticeQuery)
  const { data: preferences, isError: without } = useQuery(listPreferencesQuery)
  const onSearch = (change: DeskSearch, replace = false) =>
    void navigate({ search: (before) => readDeskSearch({ ...before, ...change }), replace })
  const narrow = (change: DeskSearch) => onSearch(change, true)
  const toggleFilters = () => setFiltersOpen(!filtersOpen)
  return (
    <>
      <ListHead
        search={search}
        filtersOpen={filtersOpen}
        onFilters={toggleFilters}
        onChange={narrow}
      >
        <Button variant="accent" className="px-3" onClick={openAdd}>
          <Plus aria-hidden className="size-4.5" /> {intakeLabels.open}
        </Button>
        <Button
          variant="outline"
          size="icon"
          className="md:hidden"
          aria-label={labels.more}
          aria-expanded={actionsOpen}
          aria-controls="desk-actions"
          onClick={() => setActionsOpen(!actionsOpen)}
        >
          <Ellipsis aria-hidden className="size-5" />
        </Button>
        <div
          id="desk-actions"
          className={`flex flex-wrap gap-2 max-md:order-last max-md:basis-full ${actionsOpen ? '' : 'max-md:hidden'}`}
        >
          <DutySwitch />
          {user?.mayImport && (
            <Button
              variant="outline"
              className="px-3"
              onClick={() => setOpenDialog(() => ImportDialog)}
            >
              <Upload aria-hidden className="size-4.5" /> {labels.import}
            </Button>
          )}
          {user?.mayExport && (
            <StepUpDownload
              href={exportHref(askedFor(search))}
              label={labels.export}
              className="px-3"
            />
          )}
        </div>
      </ListHead>
      <ForecastBanner notice={notice} withBoard={user ? maySee(user, paths.admin.season) : false} />
      <DeskTabs search={search} {...(search.q && { found: data?.found, most: data?.most })} />
      {filtersOpen && (
        <DeskFilters search={search} services={data?.services ?? []} onChange={narrow} />
      )}
      <FilterChips search={search} onChange={narrow} />
      {search.view === 'spam' && data?.counts?.spam ? <SpamNotice /> : null}
      {error && !data ? (
        <LoadFailure level="h2" what={labels.what} error={error} retry={refetch} />
      ) : data && (preferences || without) ? (
        <LeadList
          page={data}
          search={search}
          preferences={preferences ?? { density: 'compact' }}
          busy={isFetching}
          paused={OpenDialog !== undefined}
          onAdd={openAdd}
          onSearch={onSearch}
          onFilters={toggleFilters}
        />
      ) : (
        <p className="p-10 text-center">
          <Spinner label={labels.loading} />
        </p>
      )}
      {OpenDialog && <OpenDialog onClose={close} />}
    </>
  )
}
