import * as z from 'zod'

/** Staff accounts and their sessions. */
export const accountSettings = {
  ADMIN_USERNAME: z
    .string()
    .trim()
    .min(3, 'must be at least 3 characters')
    .max(60, 'must be at most 60 characters')
    .optional()
    .meta({
      description: 'the user name of the first account, when there is none yet',
      shown: '`admin`',
      example: 'meera',
    }),
  ADMIN_PASSWORD: z.string().optional().meta({
    description: 'its password',
    shown: 'one is made, and printed once',
    example: 'a long password of your own',
  }),
  ROLES: z.enum(['open', 'strict'], 'must be open or strict').default('open').meta({
    description:
      '`open`: everyone who signs in can work on enquiries and content. `strict`: screens, API, search, notifications and exports follow the roles of the account. See `docs/operations/roles.md` for what each role may do',
  }),
  SESSION_IDLE_HOURS: z.coerce
    .number('must be a number of hours')
    .positive()
    .max(24 * 90)
    .default(12)
    .meta({ description: 'a session that is not used ends, even if a page stays open' }),
  SESSION_MAX_DAYS: z.coerce
    .number('must be a number of days')
    .positive()
    .max(365)
    .default(7)
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
