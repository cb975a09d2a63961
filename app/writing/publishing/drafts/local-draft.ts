import { isSameValue } from '#app/platform/client/use-begun.ts'
import { DRAFT_KEY } from '#content/storage-keys.ts'
import type { ContentType } from '../entry.ts'
import type { StoredDraft } from './draft.ts'

/** What was typed into a form and not saved. In this browser it is there at once and without a connection. */
export interface LocalDraft<T> {
  values: T
  /** when it was written, as an ISO timestamp */
  at: string
  /** the version of the entry on which it was written */
  version?: number
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
): { device?: LocalDraft<T>; server?: LocalDraft<T> } {
  const isUnsent = local?.base !== local?.at
  const isContinued =
    stored &&
    local &&
    (local.base === stored.at || local.at === stored.at || isStored(local.values, stored))
  return {
    ...(local && (isUnsent || isContinued) && { device: local }),
    ...(stored && !isContinued && { server: fromServer<T>(stored) }),
  }
}

/** Whether these values are on the server, also where the response that said so was lost. */
export function isStored(typed: unknown, { values }: StoredDraft): boolean {
  const own = typed as Record<string, unknown>
  return Object.entries(values).every(([name, value]) => isSameValue(own[name], value))
}

export function fromServer<T>({ values, version, at }: StoredDraft): LocalDraft<T> {
  return { values: values as T, at, base: at, version: version ?? undefined }
}
