import { lazy, Suspense, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'

/** A short notice. At most one is shown at a time; a new one takes the place of the last. */
export interface Notice {
  id: number
  title: string
  text?: string
  link?: { href: string; label: string }
  /** something that may be done about it, such as taking it back */
  action?: { label: string; run: () => void }
  tone: 'default' | 'destructive'
}

let current: Notice | undefined
let places: HTMLElement[] = []
const listeners = new Set<() => void>()
const loadToaster = () => import('./toast.tsx')
const Toaster = lazy(loadToaster)

export function toast(notice: Omit<Notice, 'id' | 'tone'> & { tone?: Notice['tone'] }): void {
  current = { tone: 'default', ...notice, id: (current?.id ?? 0) + 1 }
  for (const tell of listeners) tell()
}

/** Fetches the toaster ahead of its first use, so that a notice is shown at once, offline too. */
export function prepareToasts(): void {
  void loadToaster()
}

/**
 * Shows notices inside an open dialog, for all else is out of reach while it is open. Gives back what
 * ends that.
 */
export function placeToasts(place: HTMLElement): () => void {
  places = [...places, place]
  for (const tell of listeners) tell()
  return () => {
    places = places.filter((other) => other !== place)
    for (const tell of listeners) tell()
  }
}

export function Toasts() {
  const notice = useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  )
  const place = useSyncExternalStore(
    subscribe,
    () => places.at(-1),
    () => undefined,
  )
  const shown = <Suspense>{notice && <Toaster notice={notice} />}</Suspense>
  return place ? createPortal(shown, place) : shown
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
