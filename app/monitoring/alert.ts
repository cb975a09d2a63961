import * as z from 'zod/mini'
import { OPERATOR_ALERTS } from '#app/content/enums.ts'

/** An open alert, as the dashboard shows it to admins. */
export const openAlert = z.object({
  kind: z.enum(OPERATOR_ALERTS),
  text: z.string(),
  raisedAt: z.string(),
})
export type OpenAlert = z.infer<typeof openAlert>
