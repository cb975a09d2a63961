import * as z from 'zod/mini'

const officeSpan = z.object({
  weekday: z.int(),
  opens: z.string(),
  closes: z.string(),
})
const holiday = z.object({ day: z.string(), name: z.string() })

/** When the office works, as everyone may read it. */
export const office = z.object({
  /** false where the hours are the usual ones because an admin has set none */
  isSet: z.boolean(),
  hours: z.array(officeSpan),
  holidays: z.array(holiday),
  /** whether days on which it is closed are left out of the time for a reply */
  skipsClosedDays: z.boolean(),
})
export type Office = z.infer<typeof office>
