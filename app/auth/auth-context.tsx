import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { flushSync } from 'react-dom'
import { messages } from '#app/content/messages.ts'
import type { LoginBody, SessionUser } from './account.ts'
import {
  currentUserQuery,
  loginMutation,
  logoutEverywhereMutation,
  logoutMutation,
} from './queries.ts'

interface Auth {
  user: SessionUser | null | undefined
  isLoading: boolean
  /** what went wrong last: at signing in, at signing out, or at asking who is signed in */
  error: string | undefined
  isSigningIn: boolean
  isSigningOut: boolean
  /** Rejects when the sign-in fails. */
  signIn: (body: LoginBody) => Promise<SessionUser>
  /** Rejects when the sign-out fails; the error is kept too. */
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

  const signIn = async (body: LoginBody) => {
    try {
      const user = await login.mutateAsync(body)
      setError(undefined)
      queryClient.setQueryData(currentUserQuery.queryKey, user)
      await queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
      return user
    } catch (failure) {
      setError((failure as Error).message || messages.login.inlineDefault)
      throw failure
    }
  }
  const leave = async (end: () => Promise<unknown>) => {
    // The guard takes the screens away first, and what they were asking for is given up with them:
    // no screen asks as somebody who has just left.
    flushSync(() => setSigningOut(true))
    try {
      await end()
      setError(undefined)
      queryClient.setQueryData(currentUserQuery.queryKey, null)
      queryClient.removeQueries({
        predicate: ({ queryKey }) => queryKey[0] !== currentUserQuery.queryKey[0],
      })
    } catch (failure) {
      setError((failure as Error).message || messages.login.logoutFailed)
      throw failure
    } finally {
      setSigningOut(false)
    }
  }

  return (
    <AuthContext
      value={{
        user: current.data,
        isLoading: current.isPending,
        error: error ?? (current.error ? current.error.message || messages.tryLater : undefined),
        isSigningIn: login.isPending,
        isSigningOut,
        signIn,
        signOut: () => leave(logout.mutateAsync),
        signOutEverywhere: () => leave(logoutEverywhere.mutateAsync),
      }}
    >
      {children}
    </AuthContext>
  )
}

export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
