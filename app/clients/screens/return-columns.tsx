import { Link } from '@tanstack/react-router'
import type { ReturnSummary } from '#app/clients/model/return.ts'
import {
  kindNames,
  returnLabels as labels,
  waitingNames,
} from '#app/clients/screens/return-labels.ts'
import { returnStageNames as stageNames } from '#app/enquiries/model/labels.ts'
import type { Column } from '#app/ui/data-table.tsx'
import { formatBriefDay, indianDate } from '#app/ui/time/dates.ts'

const BEFORE_FILING = ['documents', 'preparing', 'review', 'your-ok', 'to-file']

/** The columns of the list of returns. */
export const returnColumns: Column<ReturnSummary>[] = [
  {
    title: labels.columns.client,
    sort: 'client',
    cell: ({ id, clientName, panMasked }) => (
      <Link
        to="/admin/returns/$id"
        params={{ id: String(id) }}
        className="text-link inline-flex min-h-9 flex-wrap items-center gap-x-2 font-medium"
      >
        {clientName}
        <span className="figures text-sm font-normal text-muted">{panMasked}</span>
      </Link>
    ),
  },
  {
    title: labels.columns.year,
    sort: 'year',
    cell: ({ year, kind }) => (
      <span className="figures whitespace-nowrap">
        {year}
        {kind !== 'original' && (
          <span className="text-muted">, {kindNames[kind].toLowerCase()}</span>
        )}
      </span>
    ),
  },
  { title: labels.columns.stage, sort: 'stage', cell: ({ stage }) => stageNames[stage] },
  { title: labels.columns.waiting, cell: (row) => <Waiting {...row} /> },
  { title: labels.columns.due, sort: 'due', cell: (row) => <Due {...row} /> },
  {
    title: labels.columns.people,
    cell: ({ preparer }) =>
      preparer ? preparer.name : <span className="text-muted">{labels.nobody}</span>,
  },
  {
    title: labels.columns.reminder,
    cell: ({ remindOn, remindersStopped }) =>
      remindersStopped ? (
        <span className="text-muted">{labels.stoppedReminders}</span>
      ) : (
        remindOn && <span className="whitespace-nowrap">{formatBriefDay(remindOn)}</span>
      ),
  },
  {
    title: labels.columns.fee,
    cell: ({ fee }) => <span className="figure-column">₹{fee.toLocaleString('en-IN')}</span>,
  },
]

/** Who has to act next, and how much there is to do. */
export function Waiting({
  waitingOn,
  toLookAt,
  openRequests,
}: Pick<ReturnSummary, 'waitingOn' | 'toLookAt' | 'openRequests'>) {
  if (!waitingOn) return null
  return (
    <span className={waitingOn === 'us' ? 'font-semibold' : 'text-muted'}>
      {waitingNames[waitingOn]}
      {toLookAt > 0 && (
        <span className="ml-2 rounded-sm bg-accent px-1.5 text-sm font-semibold whitespace-nowrap text-accent-ink">
          {labels.toLookAt(toLookAt)}
        </span>
      )}
      {waitingOn === 'client' && openRequests > 0 && (
        <span className="ml-2 text-sm whitespace-nowrap">{labels.requests(openRequests)}</span>
      )}
    </span>
  )
}

export function Due({ dueOn, stage }: Pick<ReturnSummary, 'dueOn' | 'stage'>) {
  if (!dueOn) return null
  const isLate = BEFORE_FILING.includes(stage) && dueOn < indianDate(new Date())
  return (
    <span className={`whitespace-nowrap ${isLate ? 'font-semibold text-bad' : ''}`}>
      {formatBriefDay(dueOn)}
    </span>
  )
}
