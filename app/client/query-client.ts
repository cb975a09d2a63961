import { QueryCache, QueryClient } from '@tanstack/react-query'
import { api } from '#app/paths.ts'
import type { FetchApi } from '#app/site/render.ts'
import { ApiError } from './api.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Error
  }
}

/**
 * Queries fetch the address in the first element of their key. In the browser they retry once (on
 * the server a failure is reported at once), stay fresh for 60 seconds, and do not reload on focus.
 */
export function createQueryClient(fetchApi: FetchApi): QueryClient {
  const inBrowser = typeof window !== 'undefined'
  const queryClient = new QueryClient({
    queryCache: new QueryCache({
      // The session ended elsewhere: the guard reacts and shows the login.
      onError: (error) => {
        if (error instanceof ApiError && error.status === 401) {
          queryClient.setQueryData([api.auth.me], null)
        }
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) =>
          inBrowser && failures < 1 && !(error instanceof ApiError && error.status < 500),
        retryDelay: 600,
        queryFn: async (query) => {
          // The server never aborts: rendering a page waits for all its queries.
          const signal = inBrowser ? query.signal : undefined
          const { status, body } = await fetchApi(String(query.queryKey[0]), signal)
          if (status >= 400) throw ApiError.from(status, body)
          return body
        },
      },
    },
  })
  return queryClient
}
