import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { fetchFromBrowser } from '#app/client/api.ts'
import { replaceReloadOfRouter } from '#app/client/reload-once.ts'
import { enhance } from '#app/layout/enhance.ts'
import { readSiteData } from '#app/site/site.tsx'
import { createAppRouter } from './router.tsx'

enhance()
replaceReloadOfRouter()
const router = createAppRouter(readSiteData(), fetchFromBrowser)
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  )
})
