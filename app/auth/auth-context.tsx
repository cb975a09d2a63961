import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useState } from 'react'
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
    try {
      await end()
      setError(undefined)
      await queryClient.cancelQueries()
      queryClient.setQueryData(currentUserQuery.queryKey, null)
      // Once the guard has led away from the screens that show it: they would ask for it again.
      setTimeout(() =>
        queryClient.removeQueries({
          predicate: ({ queryKey }) => queryKey[0] !== currentUserQuery.queryKey[0],
        }),
      )
    } catch (failure) {
      setError((failure as Error).message || messages.login.logoutFailed)
      throw failure
    }
  }

  return (
    <AuthContext
      value={{
        user: current.data,
        isLoading: current.isPending,
        error: error ?? current.error?.message,
        isSigningIn: login.isPending,
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
