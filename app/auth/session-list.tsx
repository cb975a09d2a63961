import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messages } from '#app/content/messages.ts'
import { formatTimestamp } from '#app/time/dates.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { LoadFailure } from '#app/ui/load-failure.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import { useAuth } from './auth-context.tsx'
import { sessionsQuery } from './queries.ts'

/** The browsers in which one is signed in, and the way out of all of them. */
export function SessionList() {
  const { data: browsers, error, refetch } = useQuery(sessionsQuery)
  if (error) return <LoadFailure what="the signed-in browsers" error={error} retry={refetch} />
  if (!browsers) return <Spinner label="Loading the signed-in browsers" />
  return (
    <>
      <ul className="rows max-w-[32rem] border-y border-line">
        {browsers.map(({ startedAt, lastSeenAt, current }) => (
          <li key={`${startedAt} ${lastSeenAt}`} className="py-3">
            <span className="block font-semibold">
              {current ? 'This browser' : 'Another browser'}
            </span>
            <span className="figures block text-sm text-muted">
              Signed in <time dateTime={startedAt}>{formatTimestamp(startedAt)}</time>, last seen{' '}
              <time dateTime={lastSeenAt}>{formatTimestamp(lastSeenAt)}</time>
            </span>
          </li>
        ))}
      </ul>
      <SignOutEverywhere />
    </>
  )
}

function SignOutEverywhere() {
  const { signOutEverywhere } = useAuth()
  const [asking, setAsking] = useState(false)
  const signOut = async () => {
    try {
      await signOutEverywhere()
      toast({ title: messages.account.signedOutEverywhere })
    } catch (error) {
      toast({
        tone: 'destructive',
        title: messages.account.signOutFailed,
        text: (error as Error).message,
      })
    }
  }
  return (
    <>
      <Button variant="outline" className="mt-5" onClick={() => setAsking(true)}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        open={asking}
        title="Sign out everywhere?"
        text="You are signed out in every browser, this one too, and sign in again with your password. If somebody may know it, change it instead: that signs out the others as well."
        confirm="Sign out everywhere"
        onConfirm={signOut}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
