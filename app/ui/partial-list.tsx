import type { ReactNode } from 'react'

/**
 * The part of a page that another address of the same page would render differently. Its tabs and
 * pages are links with `data-live-link`; `layout/enhance-list.ts` follows them without leaving the page.
 */
export function PartialList({
  controls,
  skeleton,
  told,
  children,
}: {
  controls: ReactNode
  skeleton: ReactNode
  /** how much there is, for those who do not see the list change */
  told: string
  children: ReactNode
}) {
  return (
    <div data-live>
      <div data-live-controls>{controls}</div>
      <div data-live-body={told} tabIndex={-1} className="mt-8 outline-none">
        {children}
      </div>
      <template data-skeleton>{skeleton}</template>
    </div>
  )
}
