import { notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { api } from '#app/paths.ts'
import type { FetchApi } from '#app/platform/page/render.ts'
import { MINUTE_MS } from '#app/ui/time/durations.ts'
import { ApiError } from './api.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Error
    queryMeta: {
      /** the text of a failure, in place of the server's */
      failure?: string
      /** whether 401 gives null: a read that a visitor may try without signing in */
      nullOn401?: boolean
    }
  }
}

// A mutation is known to be on its way before the next click: by a timer, a double click sends it twice.
notifyManager.setScheduler(queueMicrotask)

/**
 * Queries read the address in the first element of their key. They retry once unless they were
 * refused (in the browser; on the server a failure is reported at once), stay fresh for 60 seconds,
 * and do not reload on focus.
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
      // When offline, fail at once instead of waiting for the connection.
      mutations: { networkMode: 'always' },
      queries: {
        staleTime: MINUTE_MS,
        refetchOnWindowFocus: false,
        retry: (failures, error) =>
          inBrowser &&
          failures < 1 &&
          !(error instanceof ApiError && error.status >= 400 && error.status < 500),
        retryDelay: 600,
        queryFn: async (query) => {
          // The server never aborts: rendering a page waits for all its queries.
          const signal = inBrowser ? query.signal : undefined
          try {
            const { status, body } = await fetchApi(String(query.queryKey[0]), signal)
            if (status >= 400) throw ApiError.from(status, body)
            return body
          } catch (error) {
            const { failure, nullOn401 } = query.meta ?? {}
            if (!(error instanceof ApiError)) throw error
            if (nullOn401 && error.status === 401) return null
            throw failure ? new ApiError(error.status, failure, error.errors) : error
          }
        },
      },
    },
  })
  return queryClient
}
