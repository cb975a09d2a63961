import { useCallback, useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useAuth } from '#app/auth/auth-context.tsx'
import { DRAFT_KEY } from '#app/content/storage-keys.ts'
import type { ContentType } from './entry.ts'

const PAUSE_MS = 400

export interface AutosavedDraft<T> {
  values: T
  /** when it was written, as an ISO moment */
  at: string
  /** the version of the entry on which it was written */
  version?: number
}

/**
 * Keeps what is typed into a form in this browser until it is saved, and offers what was kept before.
 * Where the browser keeps nothing (a full or closed storage), the form works without.
 */
export function useAutosavedDraft<T extends FieldValues>(
  kind: ContentType,
  id: number | undefined,
  version: number | undefined,
  form: UseFormReturn<T>,
) {
  const { user } = useAuth()
  const key = `${DRAFT_KEY}:${user?.id}:${kind}:${id ?? 'new'}`
  const [offered, setOffered] = useState<AutosavedDraft<T> | undefined>(() => read<T>(key))

  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(pause)
      pause = undefined
      if (!form.formState.isDirty) return
      write(key, { values: form.getValues(), at: new Date().toISOString(), version })
    }
    const unsubscribe = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: () => {
        clearTimeout(pause)
        pause = setTimeout(keep, PAUSE_MS)
      },
    })
    const leave = () => pause && keep()
    addEventListener('pagehide', leave)
    return () => {
      leave()
      unsubscribe()
      removeEventListener('pagehide', leave)
    }
  }, [form, key, version])

  /** Forgets what is kept: it was saved, or is not wanted. */
  const forget = useCallback(() => {
    setOffered(undefined)
    try {
      localStorage.removeItem(key)
    } catch {}
  }, [key])

  const take = () => {
    if (!offered) return
    for (const [name, value] of Object.entries(offered.values)) {
      form.setValue(name as never, value as never, { shouldDirty: true })
    }
    setOffered(undefined)
  }

  return { offered, take, forget }
}

function read<T>(key: string): AutosavedDraft<T> | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null')
    return kept?.values ? kept : undefined
  } catch {
    return undefined
  }
}

function write(key: string, draft: AutosavedDraft<unknown>) {
  try {
    localStorage.setItem(key, JSON.stringify(draft))
  } catch {}
}
