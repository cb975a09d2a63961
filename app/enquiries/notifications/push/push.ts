import * as z from 'zod/mini'
import { NOTIFICATION_KINDS } from '#content/enums.ts'

/** The rules of web push, shared by the Account page and the API. */

export const NOT_A_KEY = 'This is not a key of a browser.'

/** Base64url of a P-256 point (65 bytes) and of 16 bytes, as `PushSubscription.toJSON` gives them. */
const publicKey = z.string().check(z.regex(/^B[\w-]{86}=?$/, NOT_A_KEY))
const secret = z.string().check(z.regex(/^[\w-]{22}={0,2}$/, NOT_A_KEY))
const endpoint = z.string('Send the address of the push service.').check(z.maxLength(1000))

/** What `PushManager.subscribe` gave. */
export const subscriptionBody = z.object({
  endpoint,
  keys: z.object({ p256dh: publicKey, auth: secret }),
})
export type SubscriptionBody = z.infer<typeof subscriptionBody>

/** `publicKey`: of the site, by which push services know it (VAPID), as base64url. */
export const pushKey = z.object({ publicKey: z.string() })

/** Whether this session's browser gets push messages. */
export const pushState = z.object({ on: z.boolean() })

/**
 * What a push message holds: the kind and the number of the enquiry or return, or how many it is
 * about. The service worker makes the text, so no name passes a push service.
 */
const pushPayload = z.object({
  kind: z.enum([...NOTIFICATION_KINDS, 'client-sent', 'test']),
  lead: z.optional(z.int()),
  return: z.optional(z.int()),
  count: z.optional(z.int()),
})
export type PushPayload = z.infer<typeof pushPayload>
