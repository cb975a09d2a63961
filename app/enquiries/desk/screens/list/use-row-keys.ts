import { useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef } from 'react'

/** Where the list was left: its search parameters, how far it was scrolled, and the row in use. */
let left: { list: string; scrollY: number; id?: number; index?: number } | undefined
let opened: number | undefined

/** Remembers the enquiry that is open, for the way back to its row. */
export function rememberOpened(id: number): void {
  opened = id
}

/**
 * Moves the focus from row to row of the working list, on the links marked `data-row`. When the row
 * that had it, on any of its controls, leaves the list, the row that took its place gets the focus. On
 * the way back from an enquiry the list is where it was, with the focus on the row of that enquiry.
 * @param list tells one list from another: its search parameters
 */
export function useRowKeys(ids: number[], list: string) {
  const router = useRouter()
  const at = useRef<{ id: number; index: number; list: string; isLeft?: true }>(undefined)
  const latest = useRef({ ids, list })
  latest.current = { ids, list }
  const focused = () => rowOf(document.activeElement)
  const focus = (index: number) => {
    const id = ids[index]
    const link = document.querySelector<HTMLElement>(`[data-row="${id}"]`)
    if (id === undefined || !link) return
    at.current = { id, index, list }
    link.focus({ preventScroll: true })
    link.closest('tr')?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      const id = rowOf(target as Element)
      const { ids, list } = latest.current
      if (id !== undefined) at.current = { id, index: ids.indexOf(id), list }
    }
    // A control that is removed loses the focus as well, so that losing it tells nothing.
    const onClick = () => {
      if (at.current && document.activeElement === document.body) at.current.isLeft = true
    }
    document.addEventListener('focusin', onFocusIn)
    document.addEventListener('click', onClick, true)
    return () => {
      document.removeEventListener('focusin', onFocusIn)
      document.removeEventListener('click', onClick, true)
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list appears and goes
  useLayoutEffect(() => {
    const here = opened !== undefined && left?.list === list ? left : undefined
    if (opened !== undefined) {
      scrollTo({ top: here?.scrollY ?? 0, behavior: 'instant' })
      const index = ids.indexOf(opened)
      const place = here?.id === opened ? (here.index ?? -1) : -1
      focus(index === -1 ? Math.min(place, ids.length - 1) : index)
    }
    opened = undefined
    // By the time of the cleanup React has removed part of the page, and the rest has moved.
    let scrolled = scrollY
    const follow = () => {
      scrolled = scrollY
    }
    addEventListener('scroll', follow, { passive: true })
    // The old screen stays while the next one loads, and may be scrolled to its top meanwhile.
    const stopFollowing = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
      if (!pathChanged) return
      follow()
      removeEventListener('scroll', follow)
    })
    return () => {
      removeEventListener('scroll', follow)
      stopFollowing()
      const id = focused() ?? at.current?.id
      const index = latest.current.ids.indexOf(id ?? -1)
      left = {
        list: latest.current.list,
        scrollY: scrolled,
        ...(id !== undefined && { id, index }),
      }
    }
  }, [])
  // After every rendering: the row may have gone while a dialog had the focus.
  useEffect(() => {
    const last = at.current
    if (!last) return
    const index = ids.indexOf(last.id)
    if (index !== -1) last.index = index
    else if (!last.isLeft && document.activeElement === document.body && !isBehindDialog())
      focus(Math.min(last.index, ids.length - 1))
  })
  return {
    /** the enquiry whose row has the focus, else the one that had it last */
    current: () =>
      focused() ?? (at.current && ids.includes(at.current.id) ? at.current.id : undefined),
    move: (by: 1 | -1) => {
      const index = ids.indexOf(focused() ?? at.current?.id ?? -1)
      const place = at.current?.list === list ? at.current.index : 0
      focus(Math.min(index === -1 ? place : Math.max(index + by, 0), ids.length - 1))
    },
  }
}

/** Nothing behind a dialog takes the focus. */
function isBehindDialog(): boolean {
  return document.querySelector('dialog[open]') !== null
}

function rowOf(element: Element | null): number | undefined {
  const row = element?.closest('tr')?.querySelector<HTMLElement>('[data-row]')
  return row ? Number(row.dataset.row) : undefined
}
