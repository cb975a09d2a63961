import * as z from 'zod/mini'
import { SECOND_FACTORS } from '#content/enums.ts'
import { PASSWORD_MAX } from '../account.ts'
import { assertion } from '../passkeys/passkey.ts'
import { codeBody } from '../second-factor/second-factor.ts'

/** How one confirms that it is oneself, shared by the dialog and the API. */

const STEP_UP_METHODS = ['password', ...SECOND_FACTORS] as const
export type StepUpMethod = (typeof STEP_UP_METHODS)[number]

export const stepUpStatus = z.object({
  /** whether the session is confirmed for now */
  fresh: z.boolean(),
  /** what confirms it: a second factor where the account has one that works here, else the password */
  methods: z.array(z.enum(STEP_UP_METHODS)),
})
export type StepUpStatus = z.infer<typeof stepUpStatus>

export const passwordBody = z.object({
  password: z
    .string('Enter your password.')
    .check(
      z.minLength(1, 'Enter your password.'),
      z.maxLength(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters.`),
    ),
})

/** One of them. */
export const stepUpBody = z.object({
  password: z.optional(passwordBody.shape.password),
  code: z.optional(codeBody.shape.code),
  response: z.optional(assertion),
})
export type StepUpBody = z.infer<typeof stepUpBody>
