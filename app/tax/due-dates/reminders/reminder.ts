import * as z from 'zod/mini'
import { email } from '#app/ui/text/fields.ts'
import { DUE_DATE_GROUPS, type DueDateGroup } from '#content/en/due-dates.ts'
import { reminderForm as copy } from '#content/en/tools/due-dates/reminders.ts'
import { TEMPLATE_LANGUAGES } from '#content/enums.ts'

/** E-mail reminders of due dates, shared by the form, its pages and the API. */

/** 256 random bits in base64url: the secret part of the addresses that confirm and end reminders. */
export const reminderToken = z.string().check(z.regex(/^[\w-]{43}$/))

/** What the form sends: the groups are separated by commas. */
export const reminderRequest = z.object({
  email: z.pipe(
    email(copy.invalidEmail, copy.longEmail),
    z.transform((address: string) => address.toLowerCase()),
  ),
  groups: z.pipe(
    z.string(copy.noGroups).check(z.maxLength(400, copy.noGroups)),
    z.pipe(
      z.transform((list: string) => list.split(',').map((name) => name.trim())),
      z.array(z.enum(DUE_DATE_GROUPS, copy.noGroups)).check(z.minLength(1, copy.noGroups)),
    ),
  ),
  /** of the page that the form stands on; English where it is not said */
  language: z.catch(z._default(z.enum(TEMPLATE_LANGUAGES), 'en'), 'en'),
  /** the hidden field that people leave empty */
  website: z.optional(z.string()),
})

const groups = z.array(z.enum(DUE_DATE_GROUPS))

/** What a subscription is for; never the address, for the link to it may be passed on. */
export const reminders = z.object({
  confirmed: z.boolean(),
  /** of what was asked for last */
  language: z.enum(TEMPLATE_LANGUAGES),
  groups,
  /** asked for since, and not confirmed yet */
  requestedGroups: z.nullable(groups),
})
export type Reminders = z.infer<typeof reminders>

/** Those that the calendar still has, in its order. */
export function knownGroups(stored: readonly string[]): DueDateGroup[] {
  return DUE_DATE_GROUPS.filter((group) => stored.includes(group))
}
