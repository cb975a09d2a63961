/** The promise: a CA replies within so many hours. */
export const REPLY_HOURS = 24
