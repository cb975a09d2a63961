import { queryOptions } from '@tanstack/react-query'
import { send } from '#app/client/api.ts'
import { api } from '#app/paths.ts'
import type { CodeBody, FactorAdded, NewTotp, SecondFactorStatus } from './second-factor.ts'

/** How one's own account signs in besides its password. */
export const secondFactorQuery = queryOptions<SecondFactorStatus>({
  queryKey: [api.auth.secondFactor],
})

export const beginTotp = () => send<NewTotp>('POST', api.auth.totp)

export const confirmTotpMutation = {
  mutationFn: (body: CodeBody) => send<FactorAdded>('POST', api.auth.totpConfirm, body),
}

export const turnTotpOff = () => send<{ message: string }>('DELETE', api.auth.totp)

export const renewRecoveryCodes = () =>
  send<{ recoveryCodes: string[] }>('POST', api.auth.recoveryCodes)
