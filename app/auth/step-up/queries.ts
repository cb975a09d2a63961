import { queryOptions } from '@tanstack/react-query'
import { fetchFromBrowser, send } from '#app/client/api.ts'
import { api } from '#app/paths.ts'
import { type Asked, provePasskey } from '../passkeys/browser.ts'
import type { StepUpBody, StepUpStatus } from './step-up.ts'

/** Whether the session is confirmed, and what confirms it. */
export const stepUpQuery = queryOptions<StepUpStatus>({
  queryKey: [api.auth.stepUp],
  staleTime: 0,
  gcTime: 0,
})

export async function isConfirmed(): Promise<boolean> {
  const { body } = await fetchFromBrowser(api.auth.stepUp)
  return (body as StepUpStatus).fresh
}

export const stepUpMutation = {
  mutationFn: (body: StepUpBody) => send<{ message: string }>('POST', api.auth.stepUp, body),
}

export async function stepUpByPasskey() {
  const response = await provePasskey(() => send<Asked>('POST', api.auth.stepUpPasskeyOptions))
  return stepUpMutation.mutationFn({ response })
}
