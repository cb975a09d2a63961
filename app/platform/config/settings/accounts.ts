import * as z from 'zod'

/** Staff accounts. */
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
}
