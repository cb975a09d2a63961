import * as z from 'zod/mini'

/** The people at the desk. */
export const deskPeople = z.array(
  z.object({
    id: z.int(),
    name: z.string(),
    username: z.string(),
    onDuty: z.boolean(),
    /** their open enquiries */
    open: z.int(),
  }),
)
export type DeskPeople = z.infer<typeof deskPeople>
export const dutyBody = z.object({ onDuty: z.boolean('Say true or false') })
