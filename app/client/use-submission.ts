import { useMutation } from '@tanstack/react-query'
import { type KeyboardEvent, useRef } from 'react'
import { messages } from '#app/content/messages.ts'
import { toast } from '#app/ui/toast-store.tsx'
import { ApiError } from './api.ts'

export interface Mutation<Body, Saved> {
  mutationFn: (body: Body) => Promise<Saved>
}

export interface SubmissionOptions<Body, Saved> {
  onSaved: (saved: Saved, body: Body) => unknown
  /** the toast of a failure, whose text is the server's if it gave one; without it there is none */
  failed?: { title: string; text?: string }
  /** Deals with a failure in its own way; false leaves it to the form. */
  onFailed?: (error: Error) => boolean
}

/** Sends what a form holds, once at a time, and reports how it went. */
export function useSubmission<Body, Saved>(
  { mutationFn }: Mutation<Body, Saved>,
  { onSaved, failed, onFailed }: SubmissionOptions<Body, Saved>,
) {
  // Offline it fails at once and says so, instead of waiting for the connection.
  const mutation = useMutation({ mutationFn, networkMode: 'always' })
  const sending = useRef(false)

  /** Gives the error if it failed in a way that the form should show. */
  const send = async (body: Body): Promise<Error | undefined> => {
    if (sending.current) return
    sending.current = true
    try {
      const saved = await mutation.mutateAsync(body).catch(asFailure)
      if (!(saved instanceof Failure)) return void (await onSaved(saved, body))
      const { error } = saved
      if (onFailed?.(error)) return
      if (failed) {
        toast({ tone: 'destructive', title: failed.title, text: error.message || failed.text })
      }
      return error
    } finally {
      sending.current = false
    }
  }

  const error = mutation.error ?? undefined
  return {
    send,
    isPending: mutation.isPending,
    isSaved: mutation.isSuccess,
    error,
    fieldErrors: error instanceof ApiError ? error.errors : [],
    message: error && (error.message || failed?.text || messages.tryLater),
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
