import type { ComponentProps } from 'react'
import { Island } from '#app/platform/page/island.tsx'
import type { IslandProps } from '#app/platform/page/islands.ts'
import { useNoticeFacts } from '#app/platform/page/site.tsx'
import { CallbackForm } from './callback-form.tsx'

/** The callback form in a public page: without script a form that is posted, with script an island. */
export function CallbackIsland({
  hydrate,
  ...props
}: IslandProps['callback-form'] & Pick<ComponentProps<typeof Island>, 'hydrate'>) {
  return (
    <Island name="callback-form" props={props} hydrate={hydrate}>
      <CallbackForm {...props} notice={useNoticeFacts()} />
    </Island>
  )
}
