import type { ReactNode } from 'react'

/**
 * The part of a page that depends on its search parameters. Its tabs and pages are links with
 * `data-live-link`; `layout/enhance-list.ts` follows them without a full page load.
 */
export function PartialList({
  controls,
  skeleton,
  summary,
  children,
}: {
  controls: ReactNode
  skeleton: ReactNode
  /** how many entries there are, announced by screen readers when the list changes */
  summary: string
  children: ReactNode
}) {
  return (
    <div data-live>
      <div data-live-controls>{controls}</div>
      <div data-live-body={summary} tabIndex={-1} className="mt-8 outline-none">
        {children}
      </div>
      <template data-skeleton>{skeleton}</template>
    </div>
  )
}
