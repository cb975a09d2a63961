import { NEW_PASSWORD_MIN, type SessionUser } from './account.ts'
import type { StaffRole } from './roles.ts'

const inMinutes = (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`)

type SignedIn = Pick<SessionUser, 'name' | 'username' | 'role' | 'roles' | 'roleMode'>

/** What the roles are called, of one person and of several. */
export const roleNames: Record<StaffRole, { one: string; many: string }> = {
  admin: { one: 'admin', many: 'admins' },
  accountant: { one: 'accountant', many: 'accountants' },
  editor: { one: 'editor', many: 'editors' },
}

/** What somebody signed in as: where roles limit accounts, all of them, else whether they are an admin. */
export function rolesOf({
  role,
  roles,
  roleMode,
}: Pick<SessionUser, 'role' | 'roles' | 'roleMode'>) {
  return roleMode === 'strict' ? roles.map((name) => roleNames[name].one).join(', ') : role
}

/** Why a password is refused, or somebody is warned of theirs. */
export const passwordMessages = {
  ownName: 'This password contains your name or username. Please leave it out.',
  firmName: 'This password contains the firm’s name. Please leave it out.',
  common: 'This password is too common. Please choose another one.',
  guessable: 'This password is easy to guess.',
} as const

/** The texts of the login, the password form and the list of sessions. */
export const authLabels = {
  /** the username too, where it is not the name */
  signedInAs: ({ name, username, ...more }: SignedIn) =>
    `Signed in as ${name} (${name === username ? '' : `${username}, `}${rolesOf(more)})`,
  login: {
    title: 'Admin Login',
    username: 'Username',
    password: 'Password',
    submit: 'Sign In',
    pending: 'Please wait',
    access: 'Contact your administrator if you need access',
    ended: {
      idle: 'You were signed out because nothing was done here for a while. Please sign in again.',
      other: 'Your session has ended. Please sign in again.',
    },
    home: (firm: string) => `${firm}, home`,
    changePassword: 'Change your password',
  },
  signInAgain: {
    title: 'Sign in again',
    text: 'Everything you typed is still here.',
    leaveText: 'What you typed here and haven’t saved may be lost.',
  },
  password: {
    current: 'Current password',
    new: 'New password',
    newHint: `At least ${NEW_PASSWORD_MIN} characters, without your name, your username or the firm’s name. A few unrelated words make a good password.`,
    show: 'Show passwords',
    submit: 'Change password',
    pending: 'Changing...',
  },
  sessions: {
    what: 'the signed-in browsers',
    loading: 'Loading the signed-in browsers',
    current: 'This browser',
    unknown: 'Unknown browser',
    startedAt: 'Signed in',
    lastSeenAt: ', last used',
    secondFactor: {
      totp: 'With a code of the authenticator app',
      passkey: 'With a passkey',
      'recovery-code': 'With a recovery code',
    },
    from: (address: string) => `From ${address}`,
    end: 'Sign out',
    endNamed: (browser: string) => `Sign out ${browser}`,
  },
  signOut: {
    button: 'Logout',
    pending: 'Signing out',
    everywhere: 'Sign out everywhere',
    everywhereTitle: 'Sign out everywhere?',
    everywhereText:
      'You’ll be signed out in every browser, including this one. If someone may know your password, change it instead. That signs out all other browsers too.',
    unsent: {
      title: 'You have unsent text',
      text: 'Text you haven’t sent from this tab will be lost when you sign out. This can’t be undone.',
      stay: 'Stay',
      confirm: 'Sign out and discard',
    },
  },
  idle: {
    unused: {
      title: 'Are you still there?',
      text: (minutes: number) =>
        `There’s been no activity here for a while. You’ll be signed out in ${inMinutes(minutes)}.`,
      button: 'Stay signed in',
    },
    oldest: {
      title: 'Your session ends soon',
      text: (minutes: number) =>
        `You signed in some days ago, so you’ll be signed out in ${inMinutes(minutes)}. Please save your work and sign in again.`,
      button: 'OK',
    },
  },
  firstPassword: {
    title: 'Choose your own password',
    text: (name: string) =>
      `Welcome, ${name}. Someone else set your current password. To continue, choose one that only you know.`,
  },
  guard: {
    loading: 'Loading',
    unreachable: 'The staff area can’t be reached',
    retry: 'Try again',
    needsScript: 'The staff area needs JavaScript.',
  },
} as const
