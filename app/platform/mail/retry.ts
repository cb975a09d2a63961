import { MINUTE_MS } from '#app/ui/time/durations.ts'

/** How long to wait after each try that did not succeed; two days together, then it has failed. */
export const RETRY_DELAYS_MS = [1, 5, 30, 120, 360, 720, 720, 720].map((delay) => delay * MINUTE_MS)
