import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { fetchFromBrowser } from '#app/platform/client/api.ts'
import { replaceReloadOfRouter } from '#app/platform/client/reload-once.ts'
import { readSiteData } from '#app/platform/page/site.tsx'
import { enhance } from '#app/website/layout/enhance.ts'
import { copy } from '#content/en/copy.ts'
import { createAppRouter } from './router.tsx'

enhance()
replaceReloadOfRouter()
const router = createAppRouter(readSiteData(), fetchFromBrowser, () => copy)
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  )
})
