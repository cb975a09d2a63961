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
      '`open`: everyone who signs in works at the desk and on the texts. `strict`: screens, API, search, notifications and exports follow the roles of the account. `docs/operations/roles.md` says what each role may do',
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
}
