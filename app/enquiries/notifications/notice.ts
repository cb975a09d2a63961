import type { NotificationKind } from '#content/enums.ts'

/** Something that a member of staff needs to know about an enquiry. */
export interface Notice {
  kind: NotificationKind
  leadId: number
  userId: number
  /** who caused it; null for a date that came, or a visitor */
  actorId: number | null
  /** names the cause, such as `event:812`; each person is notified of it once */
  event: string
}

/** The notices of each person and kind, which make one e-mail and one push message. */
export function byPersonAndKind<T extends { userId: number; kind: string }>(notices: T[]): T[][] {
  return [...Map.groupBy(notices, ({ userId, kind }) => `${userId} ${kind}`).values()]
}
