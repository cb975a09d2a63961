import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { StaffFailure } from '#app/entry/staff/parts/staff-failure.tsx'
import { createQueryClient } from '#app/platform/client/query-client.ts'
import type { CopyIn } from '#app/platform/page/copy.ts'
import type { FetchApi, PageScripts } from '#app/platform/page/render.ts'
import type { Site } from '#app/platform/page/site.tsx'
import { parseSearch, stringifySearch } from '#app/ui/text/search-text.ts'
import { routeTree } from './route-tree.gen.ts'

/** The router of one request, or of the browser. */
export function createAppRouter(site: Site, fetchApi: FetchApi, copyIn: CopyIn, basepath = '/') {
  const queryClient = createQueryClient(fetchApi)
  const router = createRouter({
    routeTree,
    context: { queryClient, site, copyIn },
    basepath,
    defaultPreload: 'intent',
    defaultPendingMinMs: 0,
    // Part of the router's own script, so that it is loaded when the script of a screen is not.
    defaultErrorComponent: StaffFailure,
    // The server renders no page that a script would scroll.
    scrollRestoration: typeof document !== 'undefined',
    trailingSlash: 'never',
    caseSensitive: true,
    parseSearch,
    stringifySearch,
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** how much script a page gets; 'enhance' where it does not say */
    scripts?: PageScripts
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
