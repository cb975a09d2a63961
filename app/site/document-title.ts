import type { Firm } from '#app/config/env.ts'

/** The title of every page ends with the host of the public origin. */
export function documentTitle(title: string, { origin }: Firm): string {
  return `${title} | ${new URL(origin).host}`
}
