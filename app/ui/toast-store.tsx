import { lazy, Suspense, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { labels } from './labels.ts'
import type { Notice } from './toast.tsx'

let current: Notice | undefined
let lastId = 0
let places: HTMLElement[] = []
const listeners = new Set<() => void>()
const loadToaster = () => import('./toast.tsx').catch(() => ({ default: PlainToast }))
const Toaster = lazy(loadToaster)

/** Shows a notice in place of the last one; returns the number to withdraw it by. */
export function toast(notice: Omit<Notice, 'id' | 'tone'> & { tone?: Notice['tone'] }): number {
  const id = ++lastId
  current = {
    tone: 'default',
    ...notice,
    text: notice.text === '' ? labels.tryLater : notice.text,
    id,
  }
  for (const notify of listeners) notify()
  return id
}

/** Takes a notice away if it is still the one that is shown. */
export function withdrawToast(id: number | undefined): void {
  if (!current || current.id !== id) return
  current = undefined
  for (const notify of listeners) notify()
}

/** The button of the notice in sight, such as undo. */
export function toastAction(): HTMLElement | null {
  return document.getElementById('toast-action')
}

/** Loads the toaster before its first use, so that a notice appears at once, even offline. */
export function prepareToasts(): void {
  void loadToaster()
}

/**
 * Shows notices inside an open dialog, since everything else is inert while it is open. Returns the
 * function that ends this.
 */
export function placeToasts(place: HTMLElement): () => void {
  places = [...places, place]
  for (const notify of listeners) notify()
  return () => {
    places = places.filter((other) => other !== place)
    for (const notify of listeners) notify()
  }
}

/** In place of the toaster that could not be loaded. */
function PlainToast({ notice: { title, text } }: { notice: Notice }) {
  return (
    <p
      role="alert"
      className="fixed inset-x-4 bottom-4 z-50 rounded-lg border border-line bg-card p-4 text-ink"
    >
      <strong className="font-semibold">{title}</strong> {text}
    </p>
  )
}

export function Toasts() {
  const notice = useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  )
  const dialog = useSyncExternalStore(
    subscribe,
    () => places.at(-1),
    () => undefined,
  )
  const place = notice?.place ?? dialog
  const shown = <Suspense>{notice && <Toaster notice={notice} />}</Suspense>
  return place ? createPortal(shown, place) : shown
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
