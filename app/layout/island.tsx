import type { ReactNode } from 'react'
import type { IslandName, IslandProps } from '#app/site/islands.ts'
import { useSite } from '#app/site/site.tsx'

/**
 * A part of a public page that React hydrates when it comes near the screen, with `props`; the rest of
 * the page stays the HTML from the server. `entry/islands.tsx` maps each name to its component, and
 * `entry/entry-public.ts` shows notes below it. A form that came back filled stays HTML as well, for
 * React would empty it.
 */
export function Island<Name extends IslandName>({
  name,
  props,
  atOnce = false,
  children,
}: {
  name: Name
  props?: IslandProps[Name]
  /** without waiting for the visitor, where a page is its form and shows more with script */
  atOnce?: boolean
  children: ReactNode
}) {
  const { form } = useSite()
  return (
    <div>
      <div
        data-island={form ? undefined : name}
        data-props={props && JSON.stringify(props)}
        data-at-once={atOnce || undefined}
        className="aria-busy:cursor-progress aria-busy:*:opacity-60"
      >
        {children}
      </div>
    </div>
  )
}
