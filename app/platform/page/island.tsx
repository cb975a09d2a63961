import type { ReactNode } from 'react'
import { useBrowserCopy } from './browser-copy.ts'
import type { IslandName, IslandProps } from './islands.ts'
import { useSite } from './site.tsx'

/**
 * A part of a public page that React hydrates, usually when it comes near the screen, with `props`; the rest of
 * the page stays the HTML from the server. `entry/forms.ts` maps each name to its component, and
 * `entry/entry-public.ts` shows notes below it. A form that came back filled stays HTML as well, for
 * React would empty it.
 */
export function Island<Name extends IslandName>({
  name,
  props,
  hydrate = 'near',
  children,
}: {
  name: Name
  props?: IslandProps[Name]
  /**
   * At once, without waiting for the visitor, where a page is its form and shows more with script. On
   * use, once it is pointed at or focused, where few who come near it want it.
   */
  hydrate?: 'at-once' | 'near' | 'on-use'
  children: ReactNode
}) {
  const { form } = useSite()
  const { sending, offline } = useBrowserCopy().enquiryMessages
  return (
    <div>
      <div
        data-island={form ? undefined : name}
        data-props={props && JSON.stringify(props)}
        data-hydrate={hydrate}
        data-words={JSON.stringify({ sending, offline })}
        className="aria-busy:cursor-progress aria-busy:*:opacity-60"
      >
        {children}
      </div>
    </div>
  )
}
