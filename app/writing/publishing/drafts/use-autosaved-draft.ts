import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { api } from '#app/paths.ts'
import { useAuth } from '#app/team/auth/auth-context.tsx'
import type { ContentType } from '../entry.ts'
import { DraftSaver, type DraftStatus, type Offer } from './draft-saver.ts'
import { localDraftKey } from './local-draft.ts'

const PAUSE_MS = 400

/**
 * Autosaves what is typed into a form until it is saved, on the server and in this browser, and offers
 * an earlier draft.
 * @param version returns the version of the entry that is being changed
 */
export function useAutosavedDraft<T extends FieldValues>(
  kind: ContentType,
  id: number | undefined,
  version: () => number | undefined,
  form: UseFormReturn<T>,
) {
  const { user } = useAuth()
  const [offered, setOffered] = useState<Offer<T>>()
  const [status, setStatus] = useState<DraftStatus>({ state: 'none' })
  const [saver] = useState(
    () =>
      new DraftSaver<T>(localDraftKey(user?.id, kind, id), api.drafts(kind, id), {
        onOffer: setOffered,
        onStatus: setStatus,
      }),
  )
  const keep = useEffectEvent(() => {
    if (form.formState.isDirty) saver.keep({ values: form.getValues(), version: version() })
    else void saver.remove()
  })

  useEffect(() => {
    void saver.load()
    let pause: ReturnType<typeof setTimeout> | undefined
    const keepNow = () => {
      if (pause === undefined) return
      clearTimeout(pause)
      pause = undefined
      keep()
    }
    const unsubscribe = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: () => {
        clearTimeout(pause)
        pause = setTimeout(keepNow, PAUSE_MS)
      },
    })
    const leave = () => {
      keepNow()
      saver.flush()
    }
    const hide = () => document.hidden && leave()
    const retry = () => saver.flush()
    addEventListener('pagehide', leave)
    addEventListener('online', retry)
    document.addEventListener('visibilitychange', hide)
    return () => {
      leave()
      unsubscribe()
      removeEventListener('pagehide', leave)
      removeEventListener('online', retry)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [form, saver])

  /** Puts the offered draft into the form. */
  const take = () => {
    if (!offered) return
    saver.accept()
    for (const [name, value] of Object.entries(offered.values)) {
      form.setValue(name as never, value as never, { shouldDirty: true })
    }
  }

  return {
    offered,
    status,
    take,
    /** Keeps what is in the form, and removes the offered draft. */
    decline: () => saver.decline(),
    /** The entry was saved. */
    forget: () => saver.forget(),
  }
}
