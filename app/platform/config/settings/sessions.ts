import * as z from 'zod'
import { periods } from '#content/periods.ts'

/** How staff sign in, and for how long. */
export const sessionSettings = {
  SESSION_IDLE_HOURS: z.coerce
    .number('must be a number of hours')
    .positive()
    .max(24 * 90)
    .default(periods.sessionIdleHours)
    .meta({ description: 'a session that is not used ends, even if a page stays open' }),
  SESSION_MAX_DAYS: z.coerce
    .number('must be a number of days')
    .positive()
    .max(365)
    .default(periods.sessionMaxDays)
    .meta({ description: 'every session ends' }),
  SECOND_FACTOR: z
    .enum(['admins', 'everyone', 'optional'], 'must be admins, everyone or optional')
    .default('admins')
    .meta({
      description:
        'who needs a second factor (an authenticator app or a passkey) as well as the password: `admins`, `everyone`, or no one (`optional`). Anyone can set one up',
    }),
  SECOND_FACTOR_GRACE_DAYS: z.coerce
    .number('must be a number of days')
    .min(0, 'must be 0 or more')
    .max(365, 'must be at most 365')
    .default(14)
    .meta({
      description:
        'days of grace, counted from the first sign-in that asks for a second factor. After that, signing in leads to setting one up and nowhere else',
    }),
  STEP_UP_MINUTES: z.coerce
    .number('must be a number of minutes')
    .min(1, 'must be 1 or more')
    .max(1440, 'must be at most 1440')
    .default(10)
    .meta({
      description:
        'minutes after signing in, or confirming again, during which exports, erasing, changes to accounts and backups need no confirmation',
    }),
}
