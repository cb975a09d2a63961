import type { ReactNode } from 'react'

/**
 * The part of a page that another address of the same page would render differently. Its tabs and
 * pages are links with `data-live-link`; `website/layout/enhance-list.ts` follows them without leaving the
 * page, and filters a whole list by the `data-category` of its entries without a request.
 */
export function PartialList({
  controls,
  skeleton,
  summary,
  whole = false,
  empty,
  children,
}: {
  controls: ReactNode
  skeleton: ReactNode
  /** how many entries there are, announced by screen readers when the list changes */
  summary: string
  /** every entry is here and says its category, so that tabs need not fetch */
  whole?: boolean
  /** what stands in the place of a category without entries */
  empty: string
  children: ReactNode
}) {
  return (
    <div data-live>
      <div data-live-controls>{controls}</div>
      <div
        data-live-body={summary}
        data-whole={whole || undefined}
        tabIndex={-1}
        className="mt-8 outline-none"
      >
        {children}
        {whole && (
          <p data-none hidden className="border-y border-line py-10 text-center text-muted">
            {empty}
          </p>
        )}
      </div>
      <template data-skeleton>{skeleton}</template>
    </div>
  )
}
