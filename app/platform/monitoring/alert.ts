import * as z from 'zod/mini'
import { storedValue } from '#app/ui/text/stored-value.ts'
import { OPERATOR_ALERTS } from '#content/enums.ts'

/** An open alert, as the dashboard shows it to admins. */
export const openAlert = z.object({
  kind: storedValue(OPERATOR_ALERTS),
  text: z.string(),
  raisedAt: z.string(),
})
export type OpenAlert = z.infer<typeof openAlert>
