import { client } from '#app/platform/client/routes.ts'
import type { FactorAdded } from '../second-factor/second-factor.ts'
import type { passkeysApi } from './api.server.ts'
import { makePasskey } from './browser.ts'

const { send } = client<typeof passkeysApi>()

/** Lets the device make a passkey and stores it under this name. */
export async function addPasskey(name: string): Promise<FactorAdded> {
  const response = await makePasskey(await send('POST /api/auth/passkeys/options')())
  return send('POST /api/auth/passkeys')({ name, response })
}

export const renamePasskey = send('PATCH /api/auth/passkeys/:id')
export const removePasskey = send('DELETE /api/auth/passkeys/:id')
