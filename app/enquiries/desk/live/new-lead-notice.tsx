import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BellRing, Inbox, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { refreshPresence } from '#app/enquiries/desk/presence/queries.ts'
import { deskCountsQuery, forgetLead, refreshDesk } from '#app/enquiries/desk/queries.ts'
import { noticeLabels as labels } from '#app/enquiries/model/labels.ts'
import { currentUserQuery } from '#app/team/auth/queries.ts'
import { useClearPlace } from '#app/ui/hooks/use-clear-place.ts'
import { type Batch, EventBatcher } from './event-batcher.ts'
import { subscribeToDesk } from './event-stream-client.ts'
import { useTitleCount } from './title-count.ts'

/** At most one refresh in this time, and fewer in a hidden tab. */
const PAUSE_MS = 1_000
const PAUSE_HIDDEN_MS = 5_000
const SHOWN_MS = 12_000
/** Ignore interruptions shorter than this. */
const INTERRUPTED_MS = 8_000

/** Refreshes the staff area, counts in the tab's title, and shows a notice of new enquiries. */
export function NewLeadNotice() {
  const { batch, interrupted, dismiss } = useDeskEvents()
  const { data: counts } = useQuery(deskCountsQuery)
  useTitleCount(counts?.['needs-answer'] ?? 0)
  const box = useRef<HTMLDivElement>(null)
  useClearPlace(box, interrupted || batch || undefined)
  return (
    <div
      ref={box}
      role="status"
      className="screen-only pointer-events-none fixed bottom-[calc(var(--foot,0px)+1rem)] left-4 z-40 grid max-w-[min(24rem,calc(100vw-2rem))] lg:bottom-[10.5rem] lg:left-2 lg:max-w-[12rem] gap-2"
    >
      {interrupted && <p className={notice}>{labels.interrupted}</p>}
      {batch && (
        <p className={notice}>
          {batch.escalated.length > 0 ? (
            <BellRing aria-hidden className="size-5 shrink-0 text-bad" />
          ) : (
            <Inbox aria-hidden className="size-5 shrink-0 text-accent-text" />
          )}
          <span className="grow">
            {textOf(batch)} <Target batch={batch} onOpen={dismiss} />
          </span>
          <button
            type="button"
            aria-label={labels.close}
            className="-m-2 grid size-11 shrink-0 place-items-center rounded-md text-muted hover:text-ink"
            onClick={dismiss}
          >
            <X aria-hidden className="size-4" />
          </button>
        </p>
      )}
    </div>
  )
}

const notice =
  'appears pointer-events-auto flex items-center gap-3 rounded-lg border border-line bg-card px-4 py-3 shadow-float'

function textOf({ received, escalated }: Batch): string {
  return escalated.length > 0 ? labels.escalated : labels.received(received.length)
}

/** A client who was not called stays in sight until the notice goes, whatever else comes in. */
function moreUrgent(shown: Batch | undefined, next: Batch): Batch {
  return shown && shown.escalated.length > 0 && next.escalated.length === 0 ? shown : next
}

function Target({ batch: { received, escalated }, onOpen }: { batch: Batch; onOpen: () => void }) {
  const ids = escalated.length > 0 ? escalated : received
  const className = 'text-link whitespace-nowrap'
  return ids.length === 1 ? (
    <Link
      to="/admin/leads/$id"
      params={{ id: String(ids[0]) }}
      className={className}
      onClick={onOpen}
    >
      {labels.open}
    </Link>
  ) : (
    <Link to="/admin/leads" className={className} onClick={onOpen}>
      {labels.show}
    </Link>
  )
}

function useDeskEvents() {
  const queries = useQueryClient()
  const [batch, setBatch] = useState<Batch>()
  const [interrupted, setInterrupted] = useState(false)
  useEffect(() => {
    const batcher = new EventBatcher(
      (events) => {
        if (events.received.length + events.escalated.length > 0)
          setBatch((shown) => moreUrgent(shown, events))
        for (const id of events.erased) forgetLead(queries, id)
        void refreshDesk(queries, events.ids)
      },
      () => (document.hidden ? PAUSE_HIDDEN_MS : PAUSE_MS),
    )
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = subscribeToDesk((event) => {
      if (event.kind === 'signed-out') {
        return void queries.invalidateQueries({ queryKey: currentUserQuery.queryKey })
      }
      if (event.kind === 'interrupted') {
        timer ??= setTimeout(() => setInterrupted(true), INTERRUPTED_MS)
        return
      }
      clearTimeout(timer)
      timer = undefined
      setInterrupted(false)
      if (event.kind === 'presence') refreshPresence(queries, event.ids)
      else if (event.kind !== 'connected') batcher.add(event)
    })
    const onVisible = () => !document.hidden && batcher.flush()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      stop()
      batcher.stop()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [queries])
  useEffect(() => {
    if (!batch) return
    const timer = setTimeout(() => setBatch(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [batch])
  return { batch, interrupted, dismiss: () => setBatch(undefined) }
}
