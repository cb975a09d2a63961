/** Messages on the screen where accounts are managed. */
export const staffMessages = {
  takeover: (name: string, open: number) =>
    open === 1
      ? `${name} has 1 open enquiry. Choose who takes it over.`
      : `${name} has ${open} open enquiries. Choose who takes them over.`,
  unknown: 'This account doesn’t exist.',
  noRole: 'Choose at least one role.',
  lastAdmin: 'This is the last admin who can sign in. Make someone else an admin first.',
  disableSelf: 'You can’t disable your own account. Ask another admin.',
  demoteSelf: 'You can’t remove your own admin role. Ask another admin.',
  resetSelf: 'To change your own password, go to Account.',
  added: (name: string) => `Account added for ${name}`,
  addFailed: 'Account not added',
  changed: (name: string) => `${name}’s account updated`,
  changeFailed: 'Account not updated',
  disabled: (name: string) => `${name} can no longer sign in`,
  enabled: (name: string) => `${name} can sign in again`,
  listFailed: 'An error occurred while fetching the accounts.',
  alone: 'You’re the only one so far. Add the people who answer enquiries with you.',
  notAdmin: {
    title: 'Only admins manage staff accounts',
    text: 'Ask an admin to add an account or reset a password.',
  },
}
