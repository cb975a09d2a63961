import type { DeskEvent } from '#app/enquiries/model/events.ts'
import { api } from '#app/paths.ts'
import { MINUTE_MS } from '#app/ui/time/durations.ts'

/** The events of the desk as they happen. One tab of a browser listens for all of them. */

const ADDRESS = api.desk.events
const TABS = 'desk-news'
const RETRY_MS = 3_000
const MAX_RETRY_MS = MINUTE_MS

export type DeskNews = DeskEvent | { kind: 'connected' | 'interrupted' | 'signed-out'; ids: [] }

/** Notifies of the desk's events until the returned function is called. */
export function subscribeToDesk(onNews: (news: DeskNews) => void): () => void {
  const notify = (news: DeskNews) => {
    if (!isOlderThanPage(news)) onNews(news)
  }
  // Browsers without locks, and sites without https, have a connection for each tab.
  if (!navigator.locks || typeof BroadcastChannel === 'undefined') return listen(notify)
  const channel = new BroadcastChannel(TABS)
  channel.onmessage = ({ data }) => notify(data as DeskNews)
  const ended = new AbortController()
  const whileLeading = () =>
    new Promise<void>((release) => {
      const stop = listen((news) => {
        notify(news)
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
      // The tab was closed while it waited for the lock.
    })
  return () => {
    ended.abort()
    channel.close()
  }
}

/** Whether all that could have been missed happened before this page began to collect what it shows. */
function isOlderThanPage(news: DeskNews): boolean {
  // Some browsers stop their own clock while the computer sleeps.
  const pageMs = Math.max(performance.now(), Date.now() - performance.timeOrigin)
  return news.kind === 'refresh' && (news.quietMs ?? 0) > pageMs
}

/** The browser reconnects by itself when the connection is cut; when it is rejected, we back off. */
function listen(notify: (news: DeskNews) => void): () => void {
  let source: EventSource
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = RETRY_MS
  const open = () => {
    source = new EventSource(ADDRESS)
    source.onopen = () => {
      wait = RETRY_MS
      notify({ kind: 'connected', ids: [] })
    }
    source.onmessage = ({ data }) => notify(JSON.parse(data) as DeskEvent)
    source.addEventListener('signed-out', () => {
      source.close()
      notify({ kind: 'signed-out', ids: [] })
      // Someone may have signed in again in another tab: then this one reconnects.
      timer = setTimeout(open, wait)
    })
    source.onerror = () => {
      notify({ kind: 'interrupted', ids: [] })
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
