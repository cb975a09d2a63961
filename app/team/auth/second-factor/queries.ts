import { client } from '#app/platform/client/routes.ts'
import type { secondFactorApi } from './api.server.ts'

const { read, send } = client<typeof secondFactorApi>()

/** How one's own account signs in besides its password. */
export const secondFactorQuery = read('GET /api/auth/second-factor')
export const beginTotp = send('POST /api/auth/second-factor/totp')
export const confirmTotp = send('POST /api/auth/second-factor/totp/confirm')
export const turnTotpOff = send('DELETE /api/auth/second-factor/totp')
export const renewRecoveryCodes = send('POST /api/auth/second-factor/recovery-codes')
