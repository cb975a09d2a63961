/** Marks a request that no one asked for, such as a poll: it does not keep the session alive. */
export const BACKGROUND_HEADER = 'x-background'
