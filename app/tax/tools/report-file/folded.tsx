import type { ReactNode } from 'react'
import { fileWords as words } from '#content/en/tools/file-words.ts'

/** The box of a report, folded while a long one is in it. */
export function Folded({ isLong, children }: { isLong: boolean; children: ReactNode }) {
  return (
    // Not rendered at all while folded: what fills forms in for people lays out the box of closed details.
    <details open={!isLong} data-report className="not-open:[&>textarea]:hidden">
      <summary className="inline-flex min-h-12 cursor-pointer list-none items-center rounded-md border border-line-strong bg-card px-4 font-semibold in-[details[open]]:hidden">
        {words.showLines}
      </summary>
      {children}
    </details>
  )
}
