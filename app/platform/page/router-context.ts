import type { QueryClient } from '@tanstack/react-query'
import type { CopyIn } from './copy.ts'
import type { Site } from './site.tsx'

export interface RouterContext {
  queryClient: QueryClient
  site: Site
  copyIn: CopyIn
}
