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
 * that had it leaves the list, the row that took its place gets the focus. On the way back from an
 * enquiry the list is where it was, with the focus on the row of that enquiry.
 * @param list tells one list from another: its search parameters
 */
export function useRowKeys(ids: number[], list: string) {
  const router = useRouter()
  const at = useRef<{ id: number; index: number }>(undefined)
  const latest = useRef({ ids, list })
  latest.current = { ids, list }
  const focused = () => {
    const row = document.activeElement?.closest('tr')?.querySelector<HTMLElement>('[data-row]')
    return row ? Number(row.dataset.row) : undefined
  }
  const focus = (index: number) => {
    const id = ids[index]
    const link = document.querySelector<HTMLElement>(`[data-row="${id}"]`)
    if (id === undefined || !link) return
    at.current = { id, index }
    link.focus({ preventScroll: true })
    link.closest('tr')?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }
  const listed = ids.join()
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when other rows are listed
  useEffect(() => {
    const last = at.current
    if (!last || ids.includes(last.id) || document.activeElement !== document.body) return
    focus(Math.min(last.index, ids.length - 1))
  }, [listed])
  return {
    /** the enquiry whose row has the focus, else the one that had it last */
    current: () =>
      focused() ?? (at.current && ids.includes(at.current.id) ? at.current.id : undefined),
    move: (by: 1 | -1) => {
      const index = ids.indexOf(focused() ?? at.current?.id ?? -1)
      focus(index === -1 ? 0 : Math.min(Math.max(index + by, 0), ids.length - 1))
    },
  }
}
