import type { Executor } from '#app/platform/db/database.ts'
import type { SecondFactor } from '#content/enums.ts'
import type { Browser } from './session-store.server.ts'
import type { User } from './users.server.ts'

/** What an account's owner is notified of by e-mail, in case it was somebody else. */
export type SecurityEvent =
  | { is: 'new-browser'; browser: Browser }
  | { is: 'wrong-codes' }
  | { is: 'recovery-code-used'; left: number }
  | { is: 'totp-added' | 'totp-removed' | 'recovery-codes-made' }
  | { is: 'passkey-added' | 'passkey-removed'; name: string }
  | { is: 'password-changed' | 'password-reset' | 'email-changed' | 'guessed-codes' }
  | { is: 'link-made' | 'link-used' | 'account-opened' }

/** Handed in, because this folder does not import mails. Nothing is written to an account without an e-mail. */
export interface SecurityMails {
  /** Must be called before the transaction in which one is queued. */
  ready(): Promise<void>
  queue(
    tx: Executor,
    user: Pick<User, 'id' | 'name' | 'email'>,
    event: SecurityEvent,
  ): Promise<void>
  /**
   * Sends a link by which somebody new chooses a password, at once and stored nowhere; returns why the mail
   * server did not take it, and whether it never will. There is none without a mail server.
   */
  invite?: (
    user: Pick<User, 'name' | 'username'> & { email: string },
    url: string,
  ) => Promise<{ reason: string; permanent: boolean } | undefined>
}

declare module 'fastify' {
  interface FastifyInstance {
    securityMails: SecurityMails
  }
}

/** The verbs of the audit log for signing in, by what it was done with. */
export const SIGN_IN_VERBS: Record<SecondFactor | 'password', string> = {
  password: 'signed-in',
  totp: 'signed-in-with-code',
  passkey: 'signed-in-with-passkey',
  'recovery-code': 'signed-in-with-recovery-code',
}
