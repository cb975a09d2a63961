import type { QueryClient } from '@tanstack/react-query'
import type { Site } from './site.tsx'

export interface RouterContext {
  queryClient: QueryClient
  site: Site
}
