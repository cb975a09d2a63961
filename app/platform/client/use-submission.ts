import { useMutation } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { labels } from '#app/ui/labels.ts'
import { toast, withdrawToast } from '#app/ui/toast-store.tsx'
import { ApiError, UNANSWERED } from './api.ts'

export interface Mutation<Body, Saved> {
  mutationFn: (body: Body) => Promise<Saved>
}

export interface SubmissionOptions<Body, Saved> {
  onSaved: (saved: Saved, body: Body) => unknown
  /** the toast of a failure, with the server's message if there is one; none when omitted */
  failed?: { title: string; text?: string }
  /** the toast instead where no response came, and what was sent may have arrived */
  unanswered?: { title: string; text: string }
  /** Handles a failure itself; false leaves it to the form. */
  onFailed?: (error: Error) => boolean
}

/** Submits a form's values, one request at a time, and reports the outcome. */
export function useSubmission<Body, Saved>(
  { mutationFn }: Mutation<Body, Saved>,
  { onSaved, failed, unanswered, onFailed }: SubmissionOptions<Body, Saved>,
) {
  const mutation = useMutation({ mutationFn })
  const sending = useRef(false)
  const [isPending, setPending] = useState(false)
  const failureToast = useRef<number>(undefined)

  /** Returns the error if the form should show it. */
  const send = async (body: Body): Promise<Error | undefined> => {
    if (sending.current) return
    sending.current = true
    setPending(true)
    withdrawToast(failureToast.current)
    try {
      const saved = await mutation.mutateAsync(body).catch(asFailure)
      if (!(saved instanceof Failure)) return void (await onSaved(saved, body))
      const { error } = saved
      if (onFailed?.(error)) return
      if (failed) {
        const isUnanswered = error instanceof ApiError && error.code === UNANSWERED
        failureToast.current = toast({
          tone: 'destructive',
          title: failed.title,
          text: error.message || failed.text,
          ...(isUnanswered && unanswered),
        })
      }
      return error
    } finally {
      sending.current = false
      // At once: a field that is enabled again can take the focus.
      flushSync(() => setPending(false))
    }
  }

  const error = mutation.error ?? undefined
  return {
    send,
    /** until what follows a save is done too: a press would be lost meanwhile */
    isPending,
    isSaved: mutation.isSuccess,
    error,
    fieldErrors: error instanceof ApiError ? error.errors : [],
    message: error && (error.message || failed?.text || labels.tryLater),
  }
}

export function submitOnModEnter(event: KeyboardEvent<HTMLFormElement>) {
  if (event.defaultPrevented || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}

class Failure {
  readonly error: Error
  constructor(error: Error) {
    this.error = error
  }
}

function asFailure(error: Error): Failure {
  return new Failure(error)
}
