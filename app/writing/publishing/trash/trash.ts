import * as z from 'zod/mini'
import { id } from '#app/ui/text/fields.ts'
import { BULK_MAX } from '../entry.ts'

/** How long a deleted question or post can be restored. */
export const TRASH_DAYS = 30

export const trashQuery = z.object({ kind: z.enum(['faq', 'post']) })

export const trashed = z.object({
  /** of the question or post, which it has again once it is restored */
  id: z.int(),
  title: z.string(),
  deletedAt: z.string(),
  deletedBy: z.nullable(z.string()),
})
export type Trashed = z.infer<typeof trashed>

export const restoreBody = z.object({
  kind: z.enum(['faq', 'post']),
  ids: z.array(id).check(z.minLength(1), z.maxLength(BULK_MAX)),
})
export type RestoreBody = z.infer<typeof restoreBody>

/** Those that are back; one whose slug has been taken meanwhile has another. */
export const restored = z.object({
  entries: z.array(z.object({ id: z.int(), slug: z.string(), slugChanged: z.boolean() })),
})
export type Restored = z.infer<typeof restored>
