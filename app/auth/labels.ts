import { NEW_PASSWORD_MIN } from './account.ts'

/** What the login, the password form and the list of sessions say. */
export const authLabels = {
  login: {
    title: 'Admin Login',
    username: 'Username',
    password: 'Password',
    submit: 'Sign In',
    pending: 'Please wait',
    access: 'Contact your administrator if you need access',
    home: (firm: string) => `${firm}, home`,
  },
  password: {
    current: 'Current password',
    new: 'New password',
    newHint: `At least ${NEW_PASSWORD_MIN} characters. Several words that do not belong together make a good one.`,
    show: 'Show the passwords',
    submit: 'Change password',
    pending: 'Changing...',
  },
  sessions: {
    what: 'the signed-in browsers',
    loading: 'Loading the signed-in browsers',
    current: 'This browser',
    other: 'Another browser',
    startedAt: 'Signed in',
    lastSeenAt: ', last seen',
  },
  signOut: {
    button: 'Logout',
    pending: 'Signing out',
    everywhere: 'Sign out everywhere',
    everywhereTitle: 'Sign out everywhere?',
    everywhereText:
      'You are signed out in every browser, this one too, and sign in again with your password. If somebody may know it, change it instead: that signs out the others as well.',
    unsent: {
      title: 'You have unsent text',
      text: 'What you wrote in this tab and did not send is discarded when you sign out.',
      stay: 'Stay',
      confirm: 'Sign out and discard',
    },
  },
  guard: {
    loading: 'Loading',
    unreachable: 'The staff area cannot be reached',
    retry: 'Try again',
    needsScript: 'The staff area needs JavaScript.',
  },
} as const
