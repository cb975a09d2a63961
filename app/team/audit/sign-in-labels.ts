/** What the audit log says of second factors and one-time links, by the name of the person. */
export const signInActions: Record<string, (name: string) => string> = {
  'signed-in-with-code': () => 'signed in with a code from an authenticator app',
  'signed-in-with-passkey': () => 'signed in with a passkey',
  'signed-in-with-recovery-code': () => 'signed in with a recovery code',
  'failed-step-up': () => 'failed to confirm their identity',
  'added-totp': () => 'set up an authenticator app',
  'replaced-totp': () => 'set up another authenticator app',
  'removed-totp': () => 'turned off their authenticator app',
  'made-recovery-codes': () => 'created new recovery codes',
  'added-passkey': () => 'added a passkey',
  'removed-passkey': () => 'removed a passkey',
  'made-access-link': (name) => `created a one-time link for ${name}’s account`,
  'used-access-link': () => 'reset their sign-in with a one-time link',
  invited: (name) => `invited ${name} by email`,
  'accepted-invitation': () => 'accepted their invitation',
}

export const failedSignIns: Record<string, (name: string) => string> = {
  'failed-second-factor': (name) => `Wrong code after the correct password for ${name}’s account`,
  'failed-passkey': () => 'Failed sign-in with a passkey',
}

/** Which of them are about signing in, for the filter of the log. */
export const SIGN_IN_CHANGES = [
  'added-totp',
  'replaced-totp',
  'removed-totp',
  'made-recovery-codes',
  'added-passkey',
  'removed-passkey',
  'made-access-link',
  'used-access-link',
  'invited',
  'accepted-invitation',
]
