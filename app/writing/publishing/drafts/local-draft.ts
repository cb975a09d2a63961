import { DRAFT_KEY } from '#content/storage-keys.ts'
import type { ContentType } from '../entry.ts'
import type { StoredDraft } from './draft.ts'

/** What was typed into a form and not saved. */
export interface AutosavedDraft<T> {
  values: T
  /** when it was written, as an ISO timestamp */
  at: string
  /** the version of the entry on which it was written */
  version?: number
}

/** The copy of it in this browser, which is there at once and without a connection. */
export interface LocalDraft<T> extends AutosavedDraft<T> {
  /** the draft on the server that it continues, by its time; the same time when it is that draft */
  base?: string | null
}

export function localDraftKey(userId: number | undefined, kind: ContentType, id?: number): string {
  return `${DRAFT_KEY}:${userId}:${kind}:${id ?? 'new'}`
}

/** Nothing if the browser stores nothing, or something that is not a draft. */
export function readLocalDraft<T>(key: string): LocalDraft<T> | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null')
    return stored?.values ? stored : undefined
  } catch {
    return undefined
  }
}

/** Returns whether the browser stored it: its storage may be full or disabled. */
export function writeLocalDraft(key: string, draft: LocalDraft<unknown>): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function removeLocalDraft(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {}
}

/**
 * The drafts to offer. What was typed here and not sent is one beside another device's; sent, it is the
 * server's. A copy of one that is no longer on the server was saved or discarded on another device.
 */
export function draftsToOffer<T>(
  local: LocalDraft<T> | undefined,
  stored: StoredDraft | null,
): { device?: AutosavedDraft<T>; server?: AutosavedDraft<T> } {
  const isUnsent = local?.base !== local?.at
  const isContinued = stored && (local?.base === stored.at || local?.at === stored.at)
  return {
    ...(local && (isUnsent || isContinued) && { device: local }),
    ...(stored && !isContinued && { server: fromServer<T>(stored) }),
  }
}

export function fromServer<T>({ values, version, at }: StoredDraft): AutosavedDraft<T> {
  return { values: values as T, at, version: version ?? undefined }
}
