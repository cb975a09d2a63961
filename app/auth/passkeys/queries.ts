import { send } from '#app/client/api.ts'
import { api } from '#app/paths.ts'
import type { FactorAdded } from '../second-factor/second-factor.ts'
import { type Asked, makePasskey } from './browser.ts'

/** Lets the device make a passkey and stores it under this name. */
export async function addPasskey(name: string): Promise<FactorAdded> {
  const response = await makePasskey(await send<Asked>('POST', api.auth.passkeyOptions))
  return send<FactorAdded>('POST', api.auth.passkeys, { name, response })
}

export const renamePasskey = ({ id, name }: { id: number; name: string }) =>
  send<{ message: string }>('PATCH', api.auth.passkey(id), { name })

export const removePasskey = (id: number) =>
  send<{ message: string }>('DELETE', api.auth.passkey(id))
