const BEGUN = {
  enquiries: ['open enquiry', 'open enquiries'],
  cases: ['won case not filed yet', 'won cases not filed yet'],
  calls: ['booked call', 'booked calls'],
  returns: ['return', 'returns'],
  drafts: ['draft', 'drafts'],
} as const
type Begun = Record<keyof typeof BEGUN, number>

/** What somebody has begun, such as `3 open enquiries` and `1 booked call`. */
export function begunParts(begun: Begun): string[] {
  return (Object.keys(BEGUN) as (keyof Begun)[])
    .filter((kind) => begun[kind] > 0)
    .map(
      (kind) => `${begun[kind].toLocaleString('en-IN')} ${BEGUN[kind][begun[kind] === 1 ? 0 : 1]}`,
    )
}

/** Messages on the screen where accounts are managed. */
export const staffMessages = {
  takeover: (name: string, begun: Begun) =>
    `${name} has ${begunParts(begun).join(', ')}. Choose who takes over.`,
  unknown: 'This account doesn’t exist.',
  noRole: 'Choose at least one role.',
  lastAdmin: 'This is the last admin who can sign in. Make someone else an admin first.',
  disableSelf: 'You can’t disable your own account. Ask another admin.',
  demoteSelf: 'You can’t remove your own admin role. Ask another admin.',
  resetSelf: 'To change your own password, go to Account.',
  added: (name: string) => `Account added for ${name}`,
  invited: (name: string) => `Invitation to ${name} is on its way`,
  notInvited: 'Invitation not sent',
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
