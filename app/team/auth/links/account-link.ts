import * as z from 'zod/mini'
import { ACCOUNT_LINKS } from '#content/enums.ts'
import { NEW_PASSWORD_MIN, NEW_PASSWORD_SHORT, PASSWORD_MAX } from '../account.ts'
import { passwordBody } from '../step-up/step-up.ts'

/** One-time links by which an account gets in again, shared by the screens and the API. */

export const LINK_HOURS = 24
export const INVITATION_HOURS = 72

export const newLinkBody = z.object({
  purpose: z.enum(ACCOUNT_LINKS, 'Choose what the link resets.'),
})

/** The address is in the answer this once. */
export const linkReceipt = z.object({ url: z.string(), expiresAt: z.string() })
export type LinkReceipt = z.infer<typeof linkReceipt>

/** What its page shows. */
export const openLink = z.object({
  username: z.string(),
  purpose: z.enum(ACCOUNT_LINKS),
  expiresAt: z.string(),
  /** whether its person has never signed in: it is an invitation */
  isNew: z.boolean(),
})
export type OpenLink = z.infer<typeof openLink>

const newPassword = z
  .string(NEW_PASSWORD_SHORT)
  .check(
    z.minLength(NEW_PASSWORD_MIN, NEW_PASSWORD_SHORT),
    z.maxLength(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters.`),
  )

/** A new password where the link resets it, else the present one. */
export const linkUse = z.object({
  newPassword: z.optional(newPassword),
  password: z.optional(passwordBody.shape.password),
})
export type LinkUse = z.infer<typeof linkUse>
export const newPasswordForm = z.object({ newPassword })
