import type { DeskEvent } from '#app/leads/events.ts'
import { api } from '#app/paths.ts'

/** The news of the desk as it happens. One tab of a browser listens for all of them. */

const ADDRESS = api.desk.events
const TABS = 'desk-news'
const AGAIN_MS = 3_000
const MAX_RETRY_MS = 60_000

export type Told = DeskEvent | { kind: 'connected' | 'interrupted' | 'signed-out'; ids: [] }

/** Tells the news until the function that it gives back is called. */
export function subscribeToDesk(tell: (news: Told) => void): () => void {
  // Browsers without locks, and sites without https, have a connection for each tab.
  if (!navigator.locks || typeof BroadcastChannel === 'undefined') return listen(tell)
  const channel = new BroadcastChannel(TABS)
  channel.onmessage = ({ data }) => tell(data as Told)
  const ended = new AbortController()
  const whileLeading = () =>
    new Promise<void>((release) => {
      const stop = listen((news) => {
        tell(news)
        channel.postMessage(news)
      })
      ended.signal.addEventListener('abort', () => {
        stop()
        release()
      })
    })
  navigator.locks
    .request(TABS, { signal: ended.signal }, () => !ended.signal.aborted && whileLeading())
    .catch(() => {
      // The tab went before it was its turn.
    })
  return () => {
    ended.abort()
    channel.close()
  }
}

/**
 * The browser comes back by itself when the connection is cut; when it was refused, we ask again
 * later and later.
 */
function listen(tell: (news: Told) => void): () => void {
  let source: EventSource
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = AGAIN_MS
  const open = () => {
    source = new EventSource(ADDRESS)
    source.onopen = () => {
      wait = AGAIN_MS
      tell({ kind: 'connected', ids: [] })
    }
    source.onmessage = ({ data }) => tell(JSON.parse(data) as DeskEvent)
    source.addEventListener('signed-out', () => {
      source.close()
      tell({ kind: 'signed-out', ids: [] })
      // Somebody may have signed in anew in another tab: then this one goes on.
      timer = setTimeout(open, wait)
    })
    source.onerror = () => {
      tell({ kind: 'interrupted', ids: [] })
      if (source.readyState !== EventSource.CLOSED) return
      timer = setTimeout(open, wait)
      wait = Math.min(2 * wait, MAX_RETRY_MS)
    }
  }
  open()
  return () => {
    clearTimeout(timer)
    source.close()
  }
}
