import * as z from 'zod/mini'

/** 256 random bits in base64url. */
export const FEED_TOKEN = /^[\w-]{43}$/

/** One's own calendar address, as far as it is known: the address itself is shown once. */
export const feedState = z.object({
  createdAt: z.nullable(z.string()),
  lastFetchedAt: z.nullable(z.string()),
})
export type FeedState = z.infer<typeof feedState>

export const newFeed = z.extend(feedState, { address: z.string() })
export type NewFeed = z.infer<typeof newFeed>
