import type { ReactNode } from 'react'
import type { IslandName } from '#app/site/islands.ts'

/**
 * A part of a public page that script takes over, when it comes near the screen; the rest of the
 * page stays the HTML that the server drew (`islands.tsx` says which component belongs to a name).
 * Notes about it are put below it by `entry-public.ts`.
 */
export function Island({ name, children }: { name: IslandName; children: ReactNode }) {
  return (
    <div>
      <div data-island={name} className="aria-busy:cursor-progress aria-busy:*:opacity-60">
        {children}
      </div>
    </div>
  )
}
