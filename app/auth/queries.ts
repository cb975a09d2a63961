import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { ApiError, fetchFromBrowser, send } from '#app/client/api.ts'
import { api } from '#app/paths.ts'
import type {
  LoggedIn,
  LoginBody,
  PasswordChange,
  SessionInfo,
  SessionTime,
  SessionUser,
} from './account.ts'
import { type Asked, provePasskey } from './passkeys/browser.ts'
import type { Assertion } from './passkeys/passkey.ts'
import type { CodeBody, SecondFactorNeeded } from './second-factor/second-factor.ts'

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

export const loginMutation = mutationOptions({
  mutationFn: (body: LoginBody) =>
    send<LoggedIn | SecondFactorNeeded>('POST', api.auth.login, body),
})

export const logoutMutation = mutationOptions({
  mutationFn: () => send<{ message: string }>('POST', api.auth.logout),
})

/** Ends every session of the account, in every browser. */
export const logoutEverywhereMutation = mutationOptions({
  mutationFn: () => send<{ message: string }>('DELETE', api.auth.sessions),
})

export const sessionsQuery = queryOptions<SessionInfo[]>({
  queryKey: [api.auth.sessions],
  staleTime: 0,
})

/** How long the session lasts if it is not used. */
export const sessionTimeQuery = queryOptions<SessionTime>({
  queryKey: [api.auth.session],
  staleTime: 0,
})

/** Ends one of the account's own sessions. */
export const endSessionMutation = mutationOptions({
  mutationFn: (id: number) => send<{ message: string }>('DELETE', api.auth.oneSession(id)),
})

export const changePasswordMutation = {
  mutationFn: (body: PasswordChange) => send<{ message: string }>('POST', api.auth.password, body),
}

export const loginCodeMutation = {
  mutationFn: (body: CodeBody) => send<SessionUser>('POST', api.auth.loginCode, body),
}

/** Signs in by a passkey: without a password, or after it. */
export async function loginByPasskey(secondFactor: boolean): Promise<SessionUser> {
  return sendLoginPasskey(await provePasskey(() => askForLoginPasskey(secondFactor)))
}

export function askForLoginPasskey(secondFactor: boolean): Promise<Asked> {
  return send<Asked>('POST', api.auth.loginPasskeyOptions, { secondFactor })
}

export function sendLoginPasskey(response: Assertion): Promise<SessionUser> {
  return send<SessionUser>('POST', api.auth.loginPasskey, { response })
}
