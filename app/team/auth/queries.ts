import { queryOptions } from '@tanstack/react-query'
import { api } from '#app/paths.ts'
import { ApiError, fetchFromBrowser } from '#app/platform/client/api.ts'
import { client } from '#app/platform/client/routes.ts'
import type { SessionUser } from './account.ts'
import type { authApi } from './api.server.ts'
import { provePasskey } from './passkeys/browser.ts'

const { read, send } = client<typeof authApi>()

/** The signed-in account; null for a visitor. */
export const currentUserQuery = queryOptions<SessionUser | null>({
  queryKey: [api.auth.me],
  queryFn: async () => {
    try {
      return (await fetchFromBrowser(api.auth.me)).body as SessionUser
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    }
  },
})

export const logIn = send('POST /api/auth/login')
export const logOut = send('POST /api/auth/logout')
/** Ends every session of the account, in every browser. */
export const logOutEverywhere = send('DELETE /api/auth/sessions')
/** Ends one of the account's own sessions. */
export const endSession = send('DELETE /api/auth/sessions/:id')
export const changePassword = send('POST /api/auth/password')
export const logInByCode = send('POST /api/auth/login/code')

export const sessionsQuery = read('GET /api/auth/sessions', {}, { staleTime: 0 })

/** How long the session lasts if it is not used. */
export const sessionTimeQuery = read('GET /api/auth/session', {}, { staleTime: 0 })

/** Signs in by a passkey: without a password, or after it. */
export async function loginByPasskey(secondFactor: boolean): Promise<SessionUser> {
  const response = await provePasskey(() => askForLoginPasskey({ secondFactor }))
  return sendLoginPasskey({ response })
}

export const askForLoginPasskey = send('POST /api/auth/login/passkey/options')
export const sendLoginPasskey = send('POST /api/auth/login/passkey')
