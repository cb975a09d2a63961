import { useEffect, useRef } from 'react'
import type { SessionUser } from '../account.ts'
import { useAuth } from '../auth-context.tsx'
import { askForLoginPasskey, sendLoginPasskey } from '../queries.ts'
import { canUsePasskeys, suggestedPasskey } from './browser.ts'

/** Lets the browser suggest passkeys in the field for the user name, where it can. */
export function useSuggestedPasskey(onSignedIn: (user: SessionUser) => void): void {
  const { signInBy } = useAuth()
  const latest = useRef({ signInBy, onSignedIn })
  latest.current = { signInBy, onSignedIn }
  useEffect(() => {
    if (!canUsePasskeys()) return
    let left = false
    const wait = async (): Promise<void> => {
      const chosen = await suggestedPasskey(() => askForLoginPasskey({ secondFactor: false }))
      if (!chosen || left) return
      const sent = latest.current.signInBy(() => sendLoginPasskey({ response: chosen }))
      // Refused, such as when the page was open for long: it is said, and another may be chosen.
      return sent.then(latest.current.onSignedIn, () => (left ? undefined : wait()))
    }
    wait().catch(() => {}) // the field and the button stay
    return () => {
      left = true
    }
  }, [])
}
