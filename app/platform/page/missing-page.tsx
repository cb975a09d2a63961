import type { ReactNode } from 'react'
import { documentTitle } from './document-title.ts'
import { NotePage } from './note-page.tsx'
import { useFirm } from './site.tsx'

/** The page at an address that leads nowhere, or no longer does, with where to go from there. */
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
