import { api } from '#app/paths.ts'
import { fetchFromBrowser } from '#app/platform/client/api.ts'
import { client } from '#app/platform/client/routes.ts'
import { provePasskey } from '../passkeys/browser.ts'
import type { stepUpApi } from './api.server.ts'
import type { StepUpStatus } from './step-up.ts'

const { read, send } = client<typeof stepUpApi>()

/** Whether the session is confirmed, and what confirms it. */
export const stepUpQuery = read('GET /api/auth/step-up', {}, { staleTime: 0, gcTime: 0 })

export async function isConfirmed(): Promise<boolean> {
  const { body } = await fetchFromBrowser(api.auth.stepUp)
  return (body as StepUpStatus).fresh
}

export const stepUp = send('POST /api/auth/step-up')

export async function stepUpByPasskey() {
  return stepUp({ response: await provePasskey(send('POST /api/auth/step-up/passkey/options')) })
}
