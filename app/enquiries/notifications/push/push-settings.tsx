import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { pushLabels as labels } from '#app/enquiries/notifications/labels.ts'
import { push, pushKeyQuery } from '#app/enquiries/notifications/queries.ts'
import { useAuth } from '#app/team/auth/auth-context.tsx'
import { Button } from '#app/ui/button.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { LoadFailure } from '#app/ui/load-failure.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import {
  type BrowserState,
  browserState,
  PushUnreachable,
  turnOff,
  turnOn,
} from './browser-push.ts'

/** Web push in this browser: what it can do, turning it on and off, and trying it. */
export function PushSettings() {
  const { user } = useAuth()
  const { data: key, error, refetch } = useQuery(pushKeyQuery)
  const [state, setState] = useState<BrowserState>()
  useEffect(() => {
    if (user) void browserState(user.id).then(setState)
  }, [user])
  if (error && !key) return <LoadFailure what={labels.what} error={error} retry={refetch} />
  if (!user || !key || !state) return <Spinner label={labels.loading} />
  if (state === 'unsupported') return <p>{labels.unsupported}</p>
  if (state === 'blocked') return <p>{labels.blocked}</p>
  return state === 'on' ? (
    <TurnedOn onState={setState} />
  ) : (
    <TurnedOff userId={user.id} publicKey={key.publicKey} onState={setState} />
  )
}

function TurnedOff({
  userId,
  publicKey,
  onState,
}: {
  userId: number
  publicKey: string
  onState: (state: BrowserState) => void
}) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => turnOn(userId, publicKey),
    onSuccess: onState,
  })
  const failure = error instanceof PushUnreachable ? labels.unreachable : error?.message
  return (
    <State text={labels.off}>
      <Button variant="ink" disabled={isPending} onClick={() => mutate()}>
        {labels.turnOn}
      </Button>
      <FormFailure text={failure && `${labels.failed}. ${failure}`} />
    </State>
  )
}

function TurnedOn({ onState }: { onState: (state: BrowserState) => void }) {
  const failed = ({ message }: Error) =>
    toast({ tone: 'destructive', title: labels.changeFailed, text: message })
  const test = useMutation({
    mutationFn: push.test,
    onSuccess: () => toast({ title: labels.testSent }),
    onError: failed,
  })
  const off = useMutation({ mutationFn: turnOff, onSuccess: onState, onError: failed })
  return (
    <State text={labels.on}>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" disabled={test.isPending} onClick={() => test.mutate()}>
          {labels.test}
        </Button>
        <Button variant="quiet" disabled={off.isPending} onClick={() => off.mutate()}>
          {labels.turnOff}
        </Button>
      </div>
    </State>
  )
}

function State({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-4">
      <p role="status">{text}</p>
      {children}
    </div>
  )
}
