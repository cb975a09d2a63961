import type { ReactNode } from 'react'
import { NotePage } from '#app/layout/note-page.tsx'
import { documentTitle } from '#app/site/document-title.ts'
import { useFirm } from '#app/site/site.tsx'

/** The page at an address that stands for nothing, or no longer, and where to go from it. */
export function MissingPage({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children: ReactNode
}) {
  return (
    <NotePage title={title} text={text}>
      <title>{documentTitle(title, useFirm())}</title>
      <meta name="robots" content="noindex, nofollow" />
      <div className="mt-8 flex flex-wrap gap-3">{children}</div>
    </NotePage>
  )
}
