import * as z from 'zod/mini'
import { id } from '#app/ui/text/fields.ts'
import { storedValue } from '#app/ui/text/stored-value.ts'
import { NOTIFICATION_KINDS } from '#content/enums.ts'

/** What a person was notified of, as the bell shows it. Timestamps are ISO 8601. */
const notification = z.object({
  id: z.int(),
  kind: storedValue(NOTIFICATION_KINDS),
  leadId: z.int(),
  /** of the enquiry as it is now; notifications themselves name no visitor */
  leadName: z.string(),
  service: z.string(),
  /** the colleague who caused it */
  actor: z.nullable(z.string()),
  at: z.string(),
  read: z.boolean(),
  /** how many enquiries one action caused it for; `leadId` is the newest of them */
  enquiries: z.int(),
})
export type Notification = z.infer<typeof notification>

/** What came in from a client, within a quarter of an hour, for a return. */
const clientNotice = z.object({
  returnId: z.int(),
  clientName: z.string(),
  at: z.string(),
  read: z.boolean(),
})
export type ClientNotice = z.infer<typeof clientNotice>

/** The newest, and how many are unread in all. */
export const notificationList = z.object({
  unread: z.int(),
  items: z.array(notification),
  returns: z.optional(z.array(clientNotice)),
})
export type NotificationList = z.infer<typeof notificationList>

/** Which are read: one, those about an enquiry or a return, or all where none is given. */
export const readBody = z.object({
  id: z.optional(id),
  leadId: z.optional(id),
  returnId: z.optional(id),
})
export type ReadBody = z.infer<typeof readBody>
