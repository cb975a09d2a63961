import { labels } from './labels.ts'

/** A live counter under a field: `34 of 60 characters`. */
export function counted(text: string | null | undefined, max: number): string {
  return labels.counted((text ?? '').length, max)
}
