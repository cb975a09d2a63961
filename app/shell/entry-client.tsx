import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { fetchFromBrowser } from './api.ts'
import { enhance } from './enhance.ts'
import { createAppRouter } from './router.tsx'
import { readSiteData } from './site.tsx'

enhance()
const router = createAppRouter(readSiteData(), fetchFromBrowser)
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  )
})
