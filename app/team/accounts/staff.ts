import * as z from 'zod/mini'
import { ROLES, USERNAME_MAX, USERNAME_MIN } from '#app/team/auth/account.ts'
import { RIGHTS, STAFF_ROLES } from '#app/team/auth/roles.ts'
import { EMAIL_MAX, id, isEmail, NAME_MAX, NAME_MIN, singleLine } from '#app/ui/text/fields.ts'
import { INVITATION_STATES } from '#content/enums.ts'

/** The rules of staff accounts, shared by the forms, the API and the command. */

const username = z.string(`Username must be at least ${USERNAME_MIN} characters.`).check(
  z.trim(),
  z.minLength(USERNAME_MIN, `Username must be at least ${USERNAME_MIN} characters.`),
  z.maxLength(USERNAME_MAX, `Username must be at most ${USERNAME_MAX} characters.`),
  z.refine(
    (text) => /^[\p{L}\p{M}\p{N}._@-]*$/u.test(text),
    'Username can contain letters, digits, dots, hyphens, underscores and @, but no spaces.',
  ),
)
const name = singleLine({
  min: NAME_MIN,
  max: NAME_MAX,
  tooShort: `Name must be at least ${NAME_MIN} characters.`,
  tooLong: `Name must be at most ${NAME_MAX} characters.`,
  unstorable: 'Name contains characters that cannot be stored.',
})
/** Empty where there is none. */
const email = z.string('Please enter a valid email address, or leave it empty.').check(
  z.trim(),
  z.maxLength(EMAIL_MAX, `Email must be at most ${EMAIL_MAX} characters.`),
  z.refine(
    (text) => text === '' || isEmail(text),
    'Please enter a valid email address, or leave it empty.',
  ),
)
/** The one role that accounts had before; `staff` stands for accountant and editor, `admin` for all three. */
const role = z.enum(ROLES, 'The role is admin or staff.')
const roles = z
  .array(z.enum(STAFF_ROLES, 'The roles are admin, accountant and editor.'))
  .check(z.minLength(1, 'Choose at least one role.'), z.maxLength(STAFF_ROLES.length * 2))
/** What else is given: all enquiries as a file, and some from one. */
const rights = z.array(z.enum(RIGHTS, 'The rights are export and import.')).check(z.maxLength(4))

export const QUALIFICATION_MAX = 120
/** How visitors see the account as author or reviewer of a post; empty where they are not to see it. */
const publicName = singleLine({
  max: NAME_MAX,
  tooShort: 'Enter the public name, or leave it empty.',
  tooLong: `Public name must be at most ${NAME_MAX} characters.`,
  unstorable: 'Public name contains characters that cannot be stored.',
})
const qualification = singleLine({
  max: QUALIFICATION_MAX,
  tooShort: 'Enter the qualification, or leave it empty.',
  tooLong: `Qualification must be at most ${QUALIFICATION_MAX} characters.`,
  unstorable: 'Qualification contains characters that cannot be stored.',
})

export const newAccountBody = z.object({
  username,
  name,
  email: z._default(email, ''),
  publicName: z.optional(publicName),
  qualification: z.optional(qualification),
  role: z.optional(role),
  /** instead of `role` */
  roles: z.optional(roles),
  rights: z.optional(rights),
  /** sends a link to choose a password, instead of making one that the admin sees */
  invite: z.optional(z.boolean()),
})
export type NewAccount = z.infer<typeof newAccountBody>

/** What staff may change of their own account; what is left out stays. */
export const profileBody = z.object({
  name,
  email: z.optional(email),
  publicName: z.optional(publicName),
  qualification: z.optional(qualification),
})
export type Profile = z.infer<typeof profileBody>

/** Who takes over the work: an account, the people on duty in turn, or no one. */
const takeover = z.union([id, z.enum(['in-turn', 'no-one'])], 'Choose who takes over.')
export type Takeover = z.infer<typeof takeover>

/** What an admin may change of another account; what is left out stays. */
export const accountChange = z.object({
  name: z.optional(name),
  email: z.optional(email),
  publicName: z.optional(publicName),
  qualification: z.optional(qualification),
  role: z.optional(role),
  /** instead of `role` */
  roles: z.optional(roles),
  rights: z.optional(rights),
  disabled: z.optional(z.boolean()),
  resetPassword: z.optional(z.literal(true)),
  /** asked for when an account that has begun work is disabled, or leaves the desk */
  takeover: z.optional(takeover),
})
export type AccountChange = z.infer<typeof accountChange>

/** The form of a new account, and the one that changes an account, whose user name stays. */
export const addForm = z.object({
  ...{ username, name, email, publicName, qualification, roles, rights },
  takeover: z.optional(takeover),
})
export const changeForm = z.extend(addForm, { username: z.string() })
export type AccountForm = z.infer<typeof addForm>

/** An account as admins see it; timestamps in ISO form. */
export const staffAccount = z.object({
  id: z.int(),
  username: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  publicName: z.nullable(z.string()),
  qualification: z.nullable(z.string()),
  /** `admin` with that role, else `staff` */
  role: z.enum(ROLES),
  /** the roles and rights that it was given; what counts where roles are open is in the session */
  roles: z.array(z.enum(STAFF_ROLES)),
  rights: z.array(z.enum(RIGHTS)),
  disabledAt: z.nullable(z.string()),
  createdAt: z.string(),
  lastSignInAt: z.nullable(z.string()),
  /** the e-mail that invited somebody who has never signed in; the error is the mail server's */
  invitation: z.nullable(
    z.object({
      state: z.enum(INVITATION_STATES),
      at: z.string(),
      error: z.nullable(z.string()),
    }),
  ),
})
export type StaffAccount = z.infer<typeof staffAccount>

/** What an account would leave behind: how many open enquiries, won cases not filed, calls ahead, unfinished returns and drafts. */
const begunWork = z.object({
  enquiries: z.int(),
  cases: z.int(),
  calls: z.int(),
  returns: z.int(),
  drafts: z.int(),
})
export type BegunWork = z.infer<typeof begunWork>

/** An account in the list, with how many open enquiries it owns, and all that it has begun. */
export const listedAccount = z.extend(staffAccount, { openEnquiries: z.int(), begun: begunWork })
export type ListedAccount = z.infer<typeof listedAccount>

/** An account, and its new password where one was made: it is shown this once. */
export const accountReceipt = z.object({
  account: staffAccount,
  password: z.optional(z.string()),
  /** why the invitation that was asked for was not sent */
  notInvited: z.optional(z.string()),
})
export type AccountReceipt = z.infer<typeof accountReceipt>

/** As much of an account as it takes to name its person. */
export const staffName = z.object({ id: z.int(), name: z.string(), username: z.string() })
export type StaffName = z.infer<typeof staffName>
