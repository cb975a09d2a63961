import {
  type QueryClient,
  type QueryFilters,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { forgetIdleEnd, hasEndedIdle } from '#app/client/session-end.ts'
import { messages } from '#app/content/messages.ts'
import { PUSH_KEY } from '#app/content/storage-keys.ts'
import type { LoginBody, SessionUser } from './account.ts'
import {
  currentUserQuery,
  loginMutation,
  logoutEverywhereMutation,
  logoutMutation,
  sessionTimeQuery,
} from './queries.ts'
import type { SecondFactorNeeded } from './second-factor/second-factor.ts'
import { StepUp } from './step-up/step-up-dialog.tsx'
import { discardUnsentText } from './unsent-text.ts'

interface Auth {
  user: SessionUser | null | undefined
  isLoading: boolean
  /** the last failure: of signing in, signing out, or loading the current user */
  error: string | undefined
  isSigningOut: boolean
  /** set where the session ended by itself: because no one used it, or for another reason */
  sessionEnd: 'idle' | 'other' | undefined
  /** Rejects when the sign-in fails; answers what else is needed where the password is not enough. */
  signIn: (body: LoginBody) => Promise<SessionUser | SecondFactorNeeded>
  /** Ends a sign-in in another way, such as by a code; rejects when it fails. */
  signInBy: (way: () => Promise<SessionUser>) => Promise<SessionUser>
  /** Forgets the last failure. */
  clearError: () => void
  /** Discards what the account has not sent. Rejects when the sign-out fails; `error` has it too. */
  signOut: () => Promise<void>
  /** The same in every browser. */
  signOutEverywhere: () => Promise<void>
}

const AuthContext = createContext<Auth | undefined>(undefined)

export function AuthProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient()
  const current = useQuery(currentUserQuery)
  const login = useMutation(loginMutation)
  const logout = useMutation(logoutMutation)
  const logoutEverywhere = useMutation(logoutEverywhereMutation)
  const [error, setError] = useState<string>()
  const [isSigningOut, setSigningOut] = useState(false)
  const [sessionEnd, setSessionEnd] = useState<Auth['sessionEnd']>()
  const lastUserId = useRef<number>(undefined)

  const signIn = async (body: LoginBody) => {
    let needed: SecondFactorNeeded | undefined
    const user = await signInBy(async () => {
      const answer = await login.mutateAsync(body)
      if (!('secondFactor' in answer)) return answer
      needed = answer
      return undefined
    })
    return user ?? (needed as SecondFactorNeeded)
  }
  async function signInBy(way: () => Promise<SessionUser>): Promise<SessionUser>
  async function signInBy(
    way: () => Promise<SessionUser | undefined>,
  ): Promise<SessionUser | undefined>
  async function signInBy(way: () => Promise<SessionUser | undefined>) {
    try {
      const user = await way()
      setError(undefined)
      if (!user) return undefined
      queryClient.setQueryData(currentUserQuery.queryKey, user)
      await queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
      return user
    } catch (failure) {
      setError((failure as Error).message || messages.login.inlineDefault)
      throw failure
    }
  }
  const leave = async (end: () => Promise<unknown>) => {
    // The guard unmounts the screens first, which cancels their requests: none is sent signed out.
    flushSync(() => setSigningOut(true))
    try {
      await end()
      setError(undefined)
      if (current.data) discardUnsentText(current.data.id)
      localStorage.removeItem(PUSH_KEY)
      lastUserId.current = undefined
      queryClient.setQueryData(currentUserQuery.queryKey, null)
      queryClient.removeQueries(ofAccount)
    } catch (failure) {
      setError((failure as Error).message || messages.login.logoutFailed)
      throw failure
    } finally {
      setSigningOut(false)
    }
  }

  const isVisitor = current.data === null
  const userId = current.data?.id
  useEffect(() => {
    if (isVisitor && lastUserId.current !== undefined) {
      setSessionEnd(hasEndedIdle() || wasIdle(queryClient) ? 'idle' : 'other')
    }
    if (userId === undefined) return
    setSessionEnd(undefined)
    forgetIdleEnd()
    // A session may expire and another user sign in: discard what was cached for the first.
    const isOther = lastUserId.current !== undefined && lastUserId.current !== userId
    if (isOther) void queryClient.resetQueries(ofAccount)
    lastUserId.current = userId
  }, [queryClient, isVisitor, userId])

  return (
    <AuthContext
      value={{
        user: current.data,
        isLoading: current.isPending,
        error: error ?? (current.error ? current.error.message || messages.tryLater : undefined),
        isSigningOut,
        sessionEnd,
        signIn,
        signInBy,
        clearError: () => setError(undefined),
        signOut: () => leave(logout.mutateAsync),
        signOutEverywhere: () => leave(logoutEverywhere.mutateAsync),
      }}
    >
      {children}
      <StepUp />
    </AuthContext>
  )
}

/**
 * Whether the session, when it was last asked for, was to end about now unless it was used: the server
 * no longer knows why it ended once it has been deleted.
 */
function wasIdle(queryClient: QueryClient): boolean {
  const state = queryClient.getQueryState(sessionTimeQuery.queryKey)
  if (!state?.data?.extendable) return false
  return Date.now() + IDLE_TOLERANCE_MS >= state.dataUpdatedAt + state.data.secondsLeft * 1000
}
const IDLE_TOLERANCE_MS = 5_000

/** Every query except that of the current user. */
const ofAccount: QueryFilters = {
  predicate: ({ queryKey }) => queryKey[0] !== currentUserQuery.queryKey[0],
}

export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
