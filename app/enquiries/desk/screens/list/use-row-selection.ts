import { useState } from 'react'
import type { Lead } from '#app/enquiries/desk/desk.ts'

/**
 * The selected rows: some of the page, or with `all` everything that matches the filters.
 * @param list tells one list from another: with other search parameters `all` ends
 */
export function useRowSelection(items: Lead[], list: string) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [allOf, setAllOf] = useState<string>()
  const choose = (next: ReadonlySet<number>) => {
    setAllOf(undefined)
    setChosen(next)
  }
  return {
    chosen,
    onChange: choose,
    toggle: (id: number) => {
      const next = new Set(chosen)
      if (!next.delete(id)) next.add(id)
      choose(next)
    },
    /** the selected enquiries that are still on the page */
    present: items.filter(({ id }) => chosen.has(id)),
    all: allOf === list,
    choosePage: () => choose(new Set(items.map(({ id }) => id))),
    chooseAll: () => setAllOf(list),
    clear: () => choose(new Set()),
  }
}
export type RowSelection = ReturnType<typeof useRowSelection>
