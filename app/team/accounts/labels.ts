/** The texts of the screens of staff accounts. */
export const staffLabels = {
  screen: {
    title: 'Staff',
    text: 'Who can sign in here. Accounts are disabled, never deleted, so the history keeps its names.',
    add: 'Add Staff Member',
    back: 'Back to the dashboard',
  },
  account: {
    title: 'Account',
    what: 'your account',
    loading: 'Loading your account',
    name: {
      title: 'Your name',
      text: 'Colleagues see your name in the history of an enquiry. Visitors see your public name.',
    },
    email: { title: 'Email', text: 'Where we reach you, and which emails you get.' },
    password: {
      title: 'Password',
      text: 'Changing it signs you out in every other browser.',
    },
    sessions: {
      title: 'Signed-in browsers',
      text: 'Where your account is signed in. If you don’t recognise a browser, sign it out and change your password.',
    },
  },
  profile: { name: 'Name', save: 'Save', saving: 'Saving...' },
  shownToVisitors: {
    publicName: 'Shown to visitors as (optional)',
    publicNameHint:
      'Their public name on the posts they write or review. Without one, the author is shown as “Admin”.',
    ownPublicNameHint:
      'Your public name on the posts you write or review. Without one, the author is shown as “Admin”.',
    qualification: 'Qualification (optional)',
    qualificationHint: 'Shown after the public name, such as “FCA, member 123456”.',
  },
  dialog: {
    add: 'Add Staff Member',
    edit: (name: string) => `Edit ${name}`,
    addText: 'A password is created and shown to you once.',
    inviteText: 'They’ll get an email with a link to choose their password.',
    inviteHint:
      'If you enter an email address, we’ll send them a link to choose their own password.',
    editText: (username: string) => `Username: ${username}`,
    name: 'Name',
    nameHint: 'Colleagues see it in the history of an enquiry.',
    username: 'Username',
    usernameHint: 'For signing in. It can’t be changed later.',
    email: 'Email (optional)',
    submitAdd: 'Add',
    submitEdit: 'Save',
    saving: 'Saving...',
  },
  rights: {
    roles: 'Roles',
    mode: {
      open: 'Everyone can work on enquiries and content, whatever their roles (ROLES=open). Only Admin makes a difference until the operator sets ROLES=strict.',
      strict: 'People see only what their roles are for (ROLES=strict).',
    },
    role: {
      admin: {
        name: 'Admin',
        text: 'Manages accounts, templates, evidence, backups and the audit log. Needs Accountant to see enquiries.',
      },
      accountant: {
        name: 'Accountant',
        text: 'Works on enquiries: replies, follow-ups, calls and mail.',
      },
      editor: { name: 'Editor', text: 'Writes questions and posts, and manages images.' },
    },
    rights: 'Export and import',
    rightsMode: {
      open: 'Everyone may export and import (ROLES=open).',
      strict: 'For accountants. Admins who are also accountants always have both rights.',
    },
    right: { export: 'May export enquiries', import: 'May import enquiries' },
  },
  table: {
    label: 'Staff accounts',
    name: 'Name',
    self: ' (you)',
    email: 'Email',
    noEmail: 'none',
    role: 'Roles',
    state: 'State',
    disabledSince: (day: string) => `Disabled since ${day}`,
    enabled: 'Can sign in',
    notYet: 'Not signed in yet',
    invited: {
      sent: (day: string) => `Invited on ${day}, not signed in yet`,
      sending: 'Invitation being sent',
      again: (reason: string) => `Invitation not sent yet, trying again: ${reason}`,
      failed: (reason: string) => `Invitation not sent: ${reason}`,
    },
    lastSignIn: 'Last sign-in',
    neverSignedIn: 'Never',
    actions: 'Actions',
    empty: 'No accounts found.',
  },
  actions: {
    calls: 'Calls and leave',
    edit: 'Edit',
    reset: 'Reset password',
    link: 'Reset sign-in',
    invite: 'Invite again',
    enable: 'Enable',
    disable: 'Disable',
  },
  firstInvitation: 'Invite',
  confirm: {
    disable: {
      title: (name: string) => `Disable ${name}?`,
      text: 'They’ll be signed out at once and can’t sign in. Their name stays in the history, and you can enable the account again.',
      confirm: 'Disable',
      takeover: {
        begun: 'They leave behind:',
        label: 'Who takes over?',
        hint: 'Drafts and returns go to a named person only; otherwise drafts stay, and returns have nobody. A call at whose time that person has another stays without anyone.',
        choose: 'Choose',
        inTurn: 'Auto-assign (round robin)',
        noOne: 'No one (leave unassigned)',
      },
    },
    reset: {
      title: (name: string) => `Reset password for ${name}?`,
      text: 'Their current password will stop working and they’ll be signed out at once. You’ll see a new random password once, and they’ll choose their own when they sign in. This can’t be undone.',
      confirm: 'Reset password',
    },
    pending: 'Please wait',
  },
  passwordOnce: {
    title: (name: string) => `Password for ${name}`,
    text: 'It’s shown only once. Share it safely. They’ll choose their own when they first sign in.',
    username: 'Username',
    password: 'Password',
    copy: 'Copy password',
    copied: 'Password copied',
    copyFailed: {
      title: 'Password not copied',
      text: 'It’s selected, so you can copy it yourself.',
    },
    done: 'Done',
  },
} as const
