import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { createQueryClient } from './query-client.ts'
import type { FetchApi, PageScripts } from './render.ts'
import { routeTree } from './route-tree.gen.ts'
import { parseSearch, stringifySearch } from './search-text.ts'
import type { Site } from './site.tsx'

export interface RouterContext {
  queryClient: QueryClient
  site: Site
}

/** The router of one request, or of the browser. */
export function createAppRouter(site: Site, fetchApi: FetchApi) {
  const queryClient = createQueryClient(fetchApi)
  const router = createRouter({
    routeTree,
    context: { queryClient, site },
    defaultPreload: 'intent',
    defaultPendingMinMs: 0,
    scrollRestoration: false,
    trailingSlash: 'never',
    parseSearch,
    stringifySearch,
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** what script a page gets: the public frame's (the default), the whole application, or none */
    scripts?: PageScripts
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
