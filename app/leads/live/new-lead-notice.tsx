import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BellRing, Inbox, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { currentUserQuery } from '#app/auth/queries.ts'
import { deskCountsQuery, forgetLead, refreshDesk } from '#app/leads/queries.ts'
import { type Digest, EventBatcher } from './event-batcher.ts'
import { subscribeToDesk } from './event-stream-client.ts'
import { useTitleCount } from './title-count.ts'

/** At most one refresh in so long, and in a tab that nobody sees seldom. */
const PAUSE_MS = 1_000
const PAUSE_HIDDEN_MS = 5_000
const SHOWN_MS = 12_000
/** A short interruption is nobody's business. */
const INTERRUPTED_MS = 8_000

/** Keeps what the staff area shows up to date, counts in the tab's title, and says quietly what came in. */
export function NewLeadNotice() {
  const { digest, interrupted, putAway } = useDeskEvents()
  const { data: counts } = useQuery(deskCountsQuery)
  useTitleCount(counts?.['needs-answer'] ?? 0)
  return (
    <div
      role="status"
      className="screen-only pointer-events-none fixed bottom-4 left-4 z-40 grid max-w-[min(24rem,calc(100vw-2rem))] lg:max-w-[13rem] gap-2"
    >
      {interrupted && (
        <p className={notice}>Not connected: what you see may be old. Trying again…</p>
      )}
      {digest && (
        <p className={notice}>
          {digest.chased.length > 0 ? (
            <BellRing aria-hidden className="size-5 shrink-0 text-bad" />
          ) : (
            <Inbox aria-hidden className="size-5 shrink-0 text-accent-text" />
          )}
          <span className="grow">
            {wordsOf(digest)} <Target digest={digest} onOpen={putAway} />
          </span>
          <button
            type="button"
            aria-label="Put this notice away"
            className="-m-2 grid size-11 shrink-0 place-items-center rounded-md text-muted hover:text-ink"
            onClick={putAway}
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

function wordsOf({ arrived, chased }: Digest): string {
  if (chased.length > 0) return 'A visitor says that nobody has called.'
  return arrived.length === 1
    ? 'A new enquiry came in.'
    : `${arrived.length} new enquiries came in.`
}

function Target({ digest: { arrived, chased }, onOpen }: { digest: Digest; onOpen: () => void }) {
  const ids = chased.length > 0 ? chased : arrived
  const className = 'text-link whitespace-nowrap'
  return ids.length === 1 ? (
    <Link
      to="/admin/leads/$id"
      params={{ id: String(ids[0]) }}
      className={className}
      onClick={onOpen}
    >
      Open it
    </Link>
  ) : (
    <Link to="/admin/leads" className={className} onClick={onOpen}>
      Show them
    </Link>
  )
}

function useDeskEvents() {
  const queries = useQueryClient()
  const [digest, setDigest] = useState<Digest>()
  const [interrupted, setInterrupted] = useState(false)
  useEffect(() => {
    const gatherer = new EventBatcher(
      (news) => {
        if (news.arrived.length + news.chased.length > 0) setDigest(news)
        for (const id of news.erased) forgetLead(queries, id)
        void refreshDesk(queries, news.ids)
      },
      () => (document.hidden ? PAUSE_HIDDEN_MS : PAUSE_MS),
    )
    let trouble: ReturnType<typeof setTimeout> | undefined
    const stop = subscribeToDesk((news) => {
      if (news.kind === 'signed-out') {
        return void queries.invalidateQueries({ queryKey: currentUserQuery.queryKey })
      }
      if (news.kind === 'interrupted') {
        trouble ??= setTimeout(() => setInterrupted(true), INTERRUPTED_MS)
        return
      }
      clearTimeout(trouble)
      trouble = undefined
      setInterrupted(false)
      if (news.kind !== 'connected') gatherer.add(news)
    })
    const onVisible = () => !document.hidden && gatherer.flush()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      stop()
      gatherer.stop()
      clearTimeout(trouble)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [queries])
  useEffect(() => {
    if (!digest) return
    const timer = setTimeout(() => setDigest(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [digest])
  return { digest, interrupted, putAway: () => setDigest(undefined) }
}
