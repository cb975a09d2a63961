import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { LoadFailure } from '#app/ui/load-failure.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import { toast } from '#app/ui/toast-store.tsx'
import { messages } from '#content/en/messages.ts'
import type { SessionInfo } from './account.ts'
import { useAuth } from './auth-context.tsx'
import { authLabels } from './labels.ts'
import { endSession, sessionsQuery } from './queries.ts'
import { hasUnsentText } from './unsent-text.ts'

const { sessions: labels, signOut: signOutLabels } = authLabels

/** The sessions of one's own account, and the button that ends all of them. */
export function SessionList() {
  const { data: sessions, error, refetch } = useQuery(sessionsQuery)
  if (error && !sessions) return <LoadFailure what={labels.what} error={error} retry={refetch} />
  if (!sessions) return <Spinner label={labels.loading} />
  return (
    <>
      <ul className="rows max-w-[44rem] border-y border-line">
        {sessions.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
      <SignOutEverywhere />
    </>
  )
}

function Session({ session }: { session: SessionInfo }) {
  const { id, browser, address, startedAt, lastSeenAt, secondFactor, current } = session
  const queryClient = useQueryClient()
  const { mutate: end, isPending } = useMutation({
    mutationFn: endSession,
    onSuccess: () => toast({ title: messages.account.sessionEnded }),
    onError: (error) =>
      toast({
        tone: 'destructive',
        title: messages.account.sessionNotEnded,
        text: error.message,
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
  const name = browser || labels.unknown
  return (
    <li className="grid items-center justify-items-start gap-x-4 gap-y-2 py-3 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-semibold">{name}</span>
          {current && <span className="text-sm text-good">{labels.current}</span>}
        </span>
        <span className="figure-column block text-sm text-muted">
          {labels.startedAt} <time dateTime={startedAt}>{formatTimestamp(startedAt)}</time>
          {labels.lastSeenAt} <time dateTime={lastSeenAt}>{formatTimestamp(lastSeenAt)}</time>
        </span>
        {secondFactor && (
          <span className="block text-sm text-muted">{labels.secondFactor[secondFactor]}</span>
        )}
        {address && (
          <span className="figure-column block text-sm text-muted [overflow-wrap:anywhere]">
            {labels.from(address)}
          </span>
        )}
      </div>
      {!current && (
        <Button
          variant="outline"
          aria-label={labels.endNamed(name)}
          disabled={isPending}
          onClick={() => end({ id })}
        >
          {labels.end}
        </Button>
      )}
    </li>
  )
}

function SignOutEverywhere() {
  const { user, signOutEverywhere } = useAuth()
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
        {signOutLabels.everywhere}
      </Button>
      <ConfirmDialog
        open={asking}
        title={signOutLabels.everywhereTitle}
        text={
          <>
            <p>{signOutLabels.everywhereText}</p>
            {user && hasUnsentText(user.id) && (
              <p className="mt-3 font-semibold">
                {signOutLabels.unsent.title}. {signOutLabels.unsent.text}
              </p>
            )}
          </>
        }
        confirm={signOutLabels.everywhere}
        onConfirm={signOut}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
