/** Messages on the screen where accounts are managed. */
export const staffMessages = {
  unknown: 'There is no such account.',
  lastAdmin: 'This is the last admin who can sign in. Make somebody else an admin first.',
  disableSelf: 'You cannot disable your own account. Ask another admin.',
  demoteSelf: 'You cannot take the admin role from yourself. Ask another admin.',
  resetSelf: 'Change your own password under Account, where your current one is asked for.',
  added: (name: string) => `${name} has an account`,
  addFailed: 'The account could not be added',
  changed: (name: string) => `${name}'s account was changed`,
  changeFailed: 'The account could not be changed',
  disabled: (name: string) => `${name} can no longer sign in`,
  enabled: (name: string) => `${name} can sign in again`,
  listFailed: 'An error occurred while fetching the accounts.',
  alone: 'You are the only one so far. Add whoever answers enquiries with you.',
  notAdmin: {
    title: 'Only admins manage staff accounts',
    text: 'Your account has the role staff. Ask an admin if somebody needs an account or a new password.',
  },
}
