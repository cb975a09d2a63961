import { Link } from '@tanstack/react-router'
import { serviceName } from '#app/enquiries/model/labels.ts'
import { maskIdentityNumbers } from '#app/ui/text/identity-numbers.ts'
import { shownPhone } from '#app/ui/text/phone-number.ts'
import { INDIA_ZONE } from '#app/ui/time/india.ts'
import { wallClock } from '#app/ui/time/zoned.ts'
import { CallActions, keptWords, ReachLinks } from './call-actions.tsx'
import { type AskedCall, callKey, timesOf } from './call-dialogs.tsx'
import type { DeskCall } from './day.ts'
import { callLabels as labels, stateNames } from './labels.ts'

const stateClass: Record<DeskCall['state'], string> = {
  booked: 'bg-accent-tint text-accent-text',
  held: 'bg-tint text-muted',
  done: 'bg-tint text-good',
  missed: 'bg-bad-tint text-bad',
  cancelled: 'bg-tint text-muted',
}

/** The calls of a day, the earliest first. */
export function CallList({
  calls,
  everyone,
  onAsk,
}: {
  calls: DeskCall[]
  everyone: boolean
  onAsk: (asked: AskedCall) => void
}) {
  return (
    <ol aria-label={labels.list} className="divide-y divide-line">
      {calls.map((call) => (
        <li
          key={callKey(call)}
          className="grid items-start gap-x-5 gap-y-2 px-4 py-3 lg:grid-cols-[9.5rem_minmax(0,1fr)_auto]"
        >
          <Times call={call} />
          <Client call={call} everyone={everyone} />
          {(call.state === 'booked' || call.state === 'held') && (
            <div className="grid gap-1.5 lg:justify-items-end">
              <ReachLinks call={call} />
              <CallActions call={call} onAsk={onAsk} />
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}

function Times({ call }: { call: DeskCall }) {
  const { state, startsAt, endsAt, timeZone } = call
  const theirs = wallClock(new Date(startsAt), timeZone)
  const abroad =
    timeZone !== INDIA_ZONE && theirs.time !== wallClock(new Date(startsAt), INDIA_ZONE).time
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 lg:block">
      <time
        dateTime={`${startsAt}/${endsAt}`}
        className={`figure-column block font-semibold whitespace-nowrap ${state === 'cancelled' ? 'line-through' : ''}`}
      >
        {timesOf(call)}
      </time>
      {abroad && (
        <span className="figure-column block text-sm text-muted">
          {labels.theirTime(theirs.time)}
        </span>
      )}
      <span
        className={`inline-block rounded-sm px-1.5 text-sm font-semibold lg:mt-1 ${stateClass[state]}`}
      >
        {call.cancelledBy ? labels.cancelledBy[call.cancelledBy] : stateNames[state]}
      </span>
      {state === 'held' && <span className="block text-sm text-muted">{keptWords(call)}</span>}
    </div>
  )
}

function Client({ call, everyone }: { call: DeskCall; everyone: boolean }) {
  const status = labels.status[call.leadStatus]
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Link
          to="/admin/leads/$id"
          params={{ id: String(call.leadId) }}
          className="text-link font-semibold [overflow-wrap:anywhere]"
        >
          {call.name}
        </Link>
        <span className="figure-column text-sm text-muted">{labels.enquiry(call.leadId)}</span>
        {status && <strong className="text-sm text-bad">{status}</strong>}
      </p>
      <p className="text-sm text-muted">
        {serviceName(call.service)}
        {everyone && ` · ${call.person ? labels.with(call.person.name) : labels.noPerson}`}
      </p>
      {call.message && (
        <p className="mt-1 line-clamp-2 text-sm [overflow-wrap:anywhere]">
          {maskIdentityNumbers(call.message)}
        </p>
      )}
      {call.state !== 'booked' && (
        <p className="figure-column text-sm text-muted">{shownPhone(call.phone)}</p>
      )}
    </div>
  )
}
