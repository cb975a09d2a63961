import {
  type QueryClient,
  type QueryFilters,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { signInQuestion } from '#app/platform/client/questions.ts'
import { forgetIdleEnd, hasEndedIdle } from '#app/platform/client/session-end.ts'
import { messages } from '#content/en/messages.ts'
import { PUSH_KEY } from '#content/storage-keys.ts'
import type { LoggedIn, LoginBody, SessionUser } from './account.ts'
import { currentUserQuery, logIn, logOut, logOutEverywhere, sessionTimeQuery } from './queries.ts'
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
  /** whose session that was, until they sign in again or leave */
  endedUser: SessionUser | undefined
  leaveEnded: () => void
  /** whether somebody has signed out here, and no one has signed in since */
  hasSignedOut: boolean
  /** Rejects when the sign-in fails; answers what else is needed where the password is not enough. */
  signIn: (body: LoginBody) => Promise<LoggedIn | SecondFactorNeeded>
  /** Ends a sign-in in another way, such as by a code; rejects when it fails. */
  signInBy: <User extends SessionUser>(way: () => Promise<User>) => Promise<User>
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
  const login = useMutation({ mutationFn: logIn })
  const logout = useMutation({ mutationFn: logOut })
  const logoutEverywhere = useMutation({ mutationFn: logOutEverywhere })
  const [error, setError] = useState<string>()
  const [isSigningOut, setSigningOut] = useState(false)
  const [sessionEnd, setSessionEnd] = useState<Auth['sessionEnd']>()
  const lastUserId = useRef<number>(undefined)
  const [lastUser, setLastUser] = useState<SessionUser>()
  if (current.data && current.data !== lastUser) setLastUser(current.data)
  const [hasSignedOut, setSignedOut] = useState(false)
  const answerRefused = useRef<(isSignedIn: boolean) => void>(undefined)

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
  async function signInBy<User extends SessionUser>(way: () => Promise<User>): Promise<User>
  async function signInBy<User extends SessionUser>(
    way: () => Promise<User | undefined>,
  ): Promise<User | undefined>
  async function signInBy<User extends SessionUser>(way: () => Promise<User | undefined>) {
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
      setLastUser(undefined)
      setSignedOut(true)
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
    setSignedOut(false)
    forgetIdleEnd()
    // A session may expire and another user sign in: discard what was cached for the first.
    const isOther = lastUserId.current !== undefined && lastUserId.current !== userId
    if (isOther) void queryClient.resetQueries(ofAccount)
    else if (lastUserId.current !== undefined) void queryClient.invalidateQueries(ofAccount)
    answerRefused.current?.(!isOther)
    lastUserId.current = userId
  }, [queryClient, isVisitor, userId])

  useEffect(
    () =>
      signInQuestion.onAsk(async () => {
        const askedId = lastUserId.current
        if (askedId === undefined) return false
        const user = await queryClient.query({ ...currentUserQuery, staleTime: 0 })
        if (user) return user.id === askedId
        return new Promise<boolean>((resolve) => {
          answerRefused.current = resolve
        })
      }),
    [queryClient],
  )

  return (
    <AuthContext
      value={{
        user: current.data,
        isLoading: current.isPending,
        error: error ?? (current.error ? current.error.message || messages.tryLater : undefined),
        isSigningOut,
        sessionEnd,
        endedUser: current.data === null ? lastUser : undefined,
        leaveEnded: () => {
          setLastUser(undefined)
          answerRefused.current?.(false)
        },
        hasSignedOut,
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
