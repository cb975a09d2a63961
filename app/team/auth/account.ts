import * as z from 'zod/mini'
import { SECOND_FACTORS } from '#content/enums.ts'
import { type Rights, ROLE_MODES, STAFF_ROLES } from './roles.ts'

/** The rules of staff accounts and of signing in, shared by the forms and the API. */

export const USERNAME_MIN = 3
export const USERNAME_MAX = 60
/** The login form's own minimum; a new password must have NEW_PASSWORD_MIN. */
const PASSWORD_MIN = 6
export const NEW_PASSWORD_MIN = 12
export const PASSWORD_MAX = 200
export const CURRENT_PASSWORD_MISSING = 'Please enter your current password.'
export const NEW_PASSWORD_SHORT = `A new password must be at least ${NEW_PASSWORD_MIN} characters.`

export const ROLES = ['admin', 'staff'] as const
export type Role = (typeof ROLES)[number]

export const loginBody = z.object({
  username: z.string('Username must be at least 3 characters.').check(
    z.trim(),
    z.minLength(USERNAME_MIN, 'Username must be at least 3 characters.'),
    z.maxLength(USERNAME_MAX, `Username must be at most ${USERNAME_MAX} characters.`),
    z.refine((text) => !/\p{Cc}/u.test(text), 'Username contains characters that are not allowed.'),
  ),
  password: z
    .string('Password must be at least 6 characters.')
    .check(
      z.minLength(PASSWORD_MIN, 'Password must be at least 6 characters.'),
      z.maxLength(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters.`),
    ),
})
export type LoginBody = z.infer<typeof loginBody>

const currentPassword = z
  .string(CURRENT_PASSWORD_MISSING)
  .check(z.maxLength(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters.`))

export const passwordChangeBody = z.object({
  /** who has just signed in with a password that someone else set is not asked for it again */
  currentPassword: z.optional(currentPassword),
  newPassword: z
    .string(NEW_PASSWORD_SHORT)
    .check(
      z.minLength(NEW_PASSWORD_MIN, NEW_PASSWORD_SHORT),
      z.maxLength(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters.`),
    ),
})
export type PasswordChange = z.infer<typeof passwordChangeBody>
export const passwordChangeForm = z.extend(passwordChangeBody, {
  currentPassword: currentPassword.check(z.minLength(1, CURRENT_PASSWORD_MISSING)),
})

/** The signed-in account, as the session names it. */
export const sessionUser = z.object({
  id: z.int(),
  username: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  /** what the account works as now: where `ROLES` is `open`, everyone is accountant and editor */
  roles: z.array(z.enum(STAFF_ROLES)),
  /** whether roles limit what an account may do */
  roleMode: z.enum(ROLE_MODES),
  /** whether it may take all enquiries out as a file now, and read some in from one */
  mayExport: z.boolean(),
  mayImport: z.boolean(),
  /** until a new password is chosen, the session may do nothing else */
  mustChangePassword: z.optional(z.literal(true)),
  /** the grace is over: until a second factor is set up, the session may do nothing else */
  mustSetUpSecondFactor: z.optional(z.literal(true)),
})
export type SessionUser = z.infer<typeof sessionUser>
/** The account of a request, with what only the server asks of it. */
export type RequestUser = SessionUser & Pick<Rights, 'mayOpenDocuments'>

/** Why the password that was used is weak: said at the login alone, which is where it is known. */
export const passwordWarning = { weakPassword: z.optional(z.string()) }
export const loggedIn = z.extend(sessionUser, passwordWarning)
export type LoggedIn = z.infer<typeof loggedIn>

/** A session of an account; the timestamps in ISO form. */
export const sessionInfo = z.object({
  id: z.int(),
  /** such as `Firefox on Windows`; empty where the browser did not say */
  browser: z.string(),
  address: z.string(),
  startedAt: z.string(),
  lastSeenAt: z.string(),
  /** what was checked besides the password; null: nothing */
  secondFactor: z.nullable(z.enum(SECOND_FACTORS)),
  /** whether it is the session of this request */
  current: z.boolean(),
})
export type SessionInfo = z.infer<typeof sessionInfo>

/** How long the session of this browser lasts if it is not used. */
export const sessionTime = z.object({
  secondsLeft: z.int(),
  /** whether using it makes it last longer; every session has a final end */
  extendable: z.boolean(),
})
export type SessionTime = z.infer<typeof sessionTime>
