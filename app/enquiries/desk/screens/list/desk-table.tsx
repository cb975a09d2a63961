import { Link } from '@tanstack/react-router'
import { BellRing, CalendarClock, MailOpen, MailX, Phone, TriangleAlert } from 'lucide-react'
import type { Lead } from '#app/enquiries/desk/desk.ts'
import { tableLabels as labels } from '#app/enquiries/desk/screens/desk-labels.ts'
import { type DeskSearch, viewOf } from '#app/enquiries/desk/screens/desk-search.ts'
import { factLabels } from '#app/enquiries/desk/screens/lead-labels.ts'
import { OwnerSelect } from '#app/enquiries/desk/screens/owner-select.tsx'
import { notSpam, StatusSelect } from '#app/enquiries/desk/screens/status-select.tsx'
import type { LeadActions } from '#app/enquiries/desk/screens/use-lead-actions.ts'
import { aboutWhat, stageName, statusNames } from '#app/enquiries/model/labels.ts'
import { Button } from '#app/ui/button.tsx'
import { type Column, DataTable, type Selection, type Sorting } from '#app/ui/data-table.tsx'
import { maskIdentityNumbers } from '#app/ui/text/identity-numbers.ts'
import { canCall, phoneHref } from '#app/ui/text/phone-href.ts'
import { shownPhone } from '#app/ui/text/phone-number.ts'
import { formatRecent } from '#app/ui/time/dates.ts'
import type { Density } from '#content/enums.ts'
import { TimeLeftLine } from './time-left-line.tsx'

/** The working list: each enquiry, the time left, and the most frequent actions. */
export function DeskTable({
  leads,
  search,
  actions,
  onOutcome,
  density,
  ...table
}: {
  leads: Lead[]
  search: DeskSearch
  actions: LeadActions
  onOutcome: (lead: Lead, status: 'won' | 'lost') => void
  density: Density
  empty: string
  exact: number | undefined
  sorting: Sorting
  selection: Selection
}) {
  // On a phone compact rows only tell status and owner; they are changed in the enquiry or in bulk.
  const choices = density === 'compact' ? 'stacked:hidden' : ''
  const columns: Column<Lead>[] = [
    {
      title: labels.columns.enquiry,
      sort: 'name',
      bare: true,
      className: 'tabled:w-full tabled:max-w-0 stacked:col-span-2 stacked:min-h-11 stacked:pr-24',
      cell: (lead) => <Enquiry lead={lead} search={search} density={density} />,
    },
    {
      title: labels.columns.service,
      sort: 'service',
      bare: true,
      className: 'tabled:min-w-40 stacked:absolute stacked:top-1 stacked:right-12',
      cell: (lead) => <ServiceAndPhone lead={lead} />,
    },
    {
      title: labels.columns.timeLeft,
      sort: 'due',
      bare: true,
      className: 'tabled:min-w-40 stacked:col-span-2',
      cell: (lead) => (
        <div className="stacked:grid stacked:grid-cols-[auto_1fr] stacked:gap-x-3">
          <TimeLeftLine lead={lead} />
          <span className="min-w-0 truncate text-sm leading-5 text-muted tabled:hidden">
            {aboutWhat(lead)}
          </span>
          {density === 'compact' && (
            <span className="col-span-2 truncate text-sm leading-5 text-muted tabled:hidden">
              {statusNames[lead.status]} · {lead.owner?.name ?? labels.unassigned}
            </span>
          )}
        </div>
      ),
    },
    {
      title: labels.columns.status,
      sort: 'status',
      bare: true,
      className: choices,
      cell: (lead) =>
        lead.status === 'spam' ? (
          <Button
            variant="outline"
            size="sm"
            aria-label={labels.notSpamNamed(lead.name)}
            className="whitespace-nowrap tabled:min-h-8 stacked:min-h-11"
            onClick={() => notSpam(actions, lead)}
          >
            {labels.notSpam}
          </Button>
        ) : (
          <StatusSelect
            lead={lead}
            actions={actions}
            onOutcome={(status) => onOutcome(lead, status)}
            aria-label={labels.statusOf(lead.name)}
            className={`${selectClass} tabled:w-28`}
          />
        ),
    },
    ...(leads.some(({ stage }) => stage) || isAboutStages(search)
      ? [
          {
            title: labels.columns.stage,
            sort: 'stage',
            bare: true,
            className: 'tabled:min-w-28 text-sm stacked:hidden',
            cell: ({ stage }: Lead) => stage && stageName(stage),
          },
        ]
      : []),
    {
      title: labels.columns.owner,
      sort: 'owner',
      bare: true,
      className: choices,
      cell: (lead) => (
        <OwnerSelect
          lead={lead}
          actions={actions}
          aria-label={labels.ownerOf(lead.name)}
          className={`${selectClass} tabled:w-36`}
        />
      ),
    },
  ]
  return (
    <DataTable
      label={labels.table}
      rows={leads}
      columns={columns}
      nameOf={(lead) => lead.name}
      wide
      rowStyle={density}
      {...table}
    />
  )
}

const selectClass =
  'min-h-11 w-full tabled:min-h-8 rounded-md border border-transparent bg-transparent px-1 text-sm text-ellipsis hover:border-line-strong hover:bg-card stacked:border-line stacked:px-2 forced-colors:border-[ButtonBorder] dark:bg-card'

/** A list by stage has its column even where no row has a stage. */
function isAboutStages(search: DeskSearch): boolean {
  return viewOf(search) === 'cases' || search.stage !== undefined || search.sort === 'stage'
}

function Enquiry({ lead, search, density }: { lead: Lead; search: DeskSearch; density: Density }) {
  return (
    <>
      <span className="flex items-baseline gap-x-2 leading-[1.3125rem]">
        <Link
          to="/admin/leads/$id"
          params={{ id: String(lead.id) }}
          search={search}
          data-row={lead.id}
          aria-describedby={`due-${lead.id}`}
          className={`truncate underline-offset-3 hover:underline ${lead.unread || lead.clientRepliedAt ? 'font-bold [font-synthesis-weight:auto]' : 'font-medium'}`}
        >
          {lead.name}
        </Link>
        <span className="figure-column shrink-0 text-xs text-muted">{labels.number(lead.id)}</span>
        {lead.unread && <span className="sr-only">{labels.unread}</span>}
      </span>
      <span
        className={`text-sm leading-[1.1875rem] text-muted [overflow-wrap:anywhere] ${density === 'compact' ? 'line-clamp-1' : 'line-clamp-2'}`}
      >
        {lead.escalatedAt && <Mark Icon={BellRing} text={labels.escalated} />}
        {lead.replyFailedAt && <Mark Icon={MailX} text={labels.replyFailed} />}
        {lead.clientRepliedAt && (
          <Mark Icon={MailOpen} text={labels.clientReplied} colour="text-accent-text" />
        )}
        {lead.earlier > 0 && <span className="mr-2 text-ink">{labels.earlier(lead.earlier)}</span>}
        {lead.mergedCount > 0 && (
          <span className="mr-2 text-ink">{labels.messages(lead.mergedCount)}</span>
        )}
        {lead.nextCallAt && (
          <span className="mr-2 font-semibold text-ink">
            <CalendarClock aria-hidden className="mr-1 inline size-4 align-text-bottom" />
            {labels.nextCall(formatRecent(lead.nextCallAt))}
          </span>
        )}
        {maskIdentityNumbers(lead.message) || labels.noMessage}
      </span>
    </>
  )
}

function Mark({
  Icon,
  text,
  colour = 'text-bad',
}: {
  Icon: typeof BellRing
  text: string
  colour?: string
}) {
  return (
    <span className={`mr-2 font-semibold ${colour}`}>
      <Icon aria-hidden className="mr-1 inline size-4 align-text-bottom" />
      {text}
    </span>
  )
}

function WrongNumber() {
  return (
    <span
      title={factLabels.wrongNumber}
      className="ml-1.5 h-5 text-sm leading-5 text-bad stacked:absolute stacked:top-1 stacked:right-1 stacked:ml-0"
    >
      <TriangleAlert aria-hidden className="inline size-3.5" />
      <span className="sr-only">{factLabels.wrongNumber}</span>
    </span>
  )
}

function ServiceAndPhone({ lead }: { lead: Lead }) {
  return (
    <>
      <span className="figures block max-w-48 truncate text-sm leading-5 stacked:hidden min-[100rem]:max-w-64">
        {aboutWhat(lead)}
      </span>
      <span className="flex items-center">
        {canCall(lead.phone) ? (
          <a
            href={phoneHref(lead.phone)}
            aria-label={labels.call(lead.name, lead.phone)}
            className="figure-column flex h-5 w-fit items-center gap-1.5 text-sm leading-5 whitespace-nowrap text-muted hover:text-ink hover:underline stacked:h-11 stacked:w-11 stacked:justify-center stacked:text-ink"
          >
            <Phone aria-hidden className="size-3.5 stacked:size-4.5" />
            <span className="stacked:sr-only">{shownPhone(lead.phone)}</span>
          </a>
        ) : (
          <span className="text-sm leading-5 text-muted stacked:hidden">
            {shownPhone(lead.phone)}
          </span>
        )}
        {lead.wrongNumber && <WrongNumber />}
      </span>
    </>
  )
}
