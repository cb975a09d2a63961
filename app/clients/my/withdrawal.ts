import type { DocumentState } from '#content/enums.ts'

/** What decides whether a client can take a document back. */
interface Given {
  /** whether the client sent it, and not we */
  mine: boolean
  state: DocumentState
  createdAt: Date
  /** whether it is the PDF of a draft */
  isOfDraft: boolean
  /** when the client gave the OK that counts */
  okAt: Date | null
}

/** Why a document can’t be taken back; null where it can. */
export function whyKept({
  mine,
  state,
  createdAt,
  isOfDraft,
  okAt,
}: Given): 'ofDraft' | 'fromUs' | 'accepted' | 'underOk' | null {
  if (isOfDraft) return 'ofDraft'
  if (!mine) return 'fromUs'
  if (okAt && createdAt <= okAt) return 'underOk'
  return state === 'accepted' ? 'accepted' : null
}
