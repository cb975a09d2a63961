/** What the API says about second factors, passkeys and one-time links. */
export const signInMessages = {
  wrongCode: 'This code is wrong, or it was used already. Please try the next one.',
  ended: 'This sign-in has expired. Please start again.',
  noWayLeft:
    'None of your second factors can be used here. Ask an admin for a one-time link, or the operator.',
  limited: 'Too many wrong codes. Please wait a few minutes and try again.',
  passkeyRefused: 'This passkey was not accepted. Please try again, or sign in another way.',
  passkeyNotAdded: 'This passkey was not added. Please try again.',
  passkeyUnknown: 'This passkey doesn’t exist.',
  passkeyTaken: 'This passkey has been added already.',
  passkeysFull: 'An account can have at most 20 passkeys. Remove one first.',
  setUpFirst: 'Please set up your second sign-in step first.',
  setUpExpired: 'The key has expired. Please begin again.',
  lastFactor: 'Your account needs a second sign-in step. Add another one before you remove this.',
  noFactor: 'Set up an authenticator app or a passkey first.',
  notOn: 'The authenticator app is already turned off.',
  factorNeeded: 'Please confirm with your second sign-in step.',
  linkGone: 'This link doesn’t work any more. It was used, has expired or was replaced.',
  linkForSelf: 'You can’t make a link for your own account. Ask another admin or the operator.',
  linkForDisabled: 'This account is disabled. Enable it first.',
  wrongPassword: 'This is not your current password.',
} as const
