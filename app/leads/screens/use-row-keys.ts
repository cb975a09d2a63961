import { useEffect, useRef } from 'react'

/**
 * Moves the focus from row to row of the working list, on the links marked `data-row`. When the row
 * that had it leaves the list, the row that took its place gets the focus.
 */
export function useRowKeys(ids: number[]) {
  const at = useRef<{ id: number; index: number }>(undefined)
  const focused = () => {
    const row = document.activeElement?.closest('tr')?.querySelector<HTMLElement>('[data-row]')
    return row ? Number(row.dataset.row) : undefined
  }
  const focus = (index: number) => {
    const id = ids[index]
    const link = document.querySelector<HTMLElement>(`[data-row="${id}"]`)
    if (id === undefined || !link) return
    at.current = { id, index }
    link.focus()
    link.closest('tr')?.scrollIntoView({ block: 'nearest' })
  }
  const listed = ids.join()
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
