import { queryOptions } from '@tanstack/react-query'
import { send } from '#app/client/api.ts'
import { api } from '#app/paths.ts'
import type { OfferedText, TextDecision } from './release-text.ts'

export const offeredTextsQuery = queryOptions<OfferedText[]>({
  queryKey: [api.releaseTexts],
  staleTime: 0,
})

export const decide = (decision: TextDecision) =>
  send<{ message: string }>('POST', api.releaseTexts, decision)
