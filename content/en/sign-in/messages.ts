/** What the API says about second steps, passkeys and one-time links. */
export const signInMessages = {
  wrongCode: 'This code is wrong or has already been used. Please try the next one.',
  ended: 'This sign-in has expired. Please start again.',
  noWayLeft:
    'You have no second step that works here. Ask an admin or the operator for a one-time link.',
  limited: 'Too many wrong codes. Please wait a few minutes and try again.',
  passkeyRefused: 'This passkey was not accepted. Please try again, or sign in another way.',
  passkeyNotAdded: 'This passkey was not added. Please try again.',
  passkeyUnknown: 'This passkey doesn’t exist.',
  passkeyTaken: 'This passkey has already been added.',
  passkeysFull: 'An account can have at most 20 passkeys. Remove one first.',
  setUpFirst: 'Please set up your second step first.',
  setUpExpired: 'The key has expired. Please start again.',
  lastFactor: 'Your account needs a second step. Add another one before you remove this one.',
  noFactor: 'Set up an authenticator app or a passkey first.',
  notOn: 'The authenticator app is already turned off.',
  factorNeeded: 'Please confirm with your second step.',
  linkGone: 'This link no longer works. It has been used, has expired or was replaced.',
  noMailServer: 'No mail server is set up. Reset the password and give it to the person yourself.',
  invitedInUse: 'This person has already signed in. Use “Reset sign-in” instead.',
  invitedWithoutEmail: 'This account has no email address. Add one first.',
  invitationNotSent: (reason: string) =>
    `The mail server said: ${reason.replace(/\.$/, '')}. Try again, or reset the password and give it to the person yourself.`,
  linkForSelf: 'You can’t create a link for your own account. Ask another admin or the operator.',
  linkForDisabled: 'This account is disabled. Enable it first.',
  wrongPassword: 'This is not your current password.',
} as const
