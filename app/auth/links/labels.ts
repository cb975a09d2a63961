/** The texts of one-time links: where an admin makes one, and its page. */
export const linkLabels = {
  make: {
    title: (name: string) => `Reset sign-in for ${name}`,
    text: 'You get a link that works once, within 24 hours. Until it’s used, nothing changes.',
    what: 'What to reset',
    access: 'Password and second step',
    accessHint:
      'They choose a new password. Use it when they forgot theirs, or someone else may know it.',
    'second-factor': 'Second step only',
    'second-factorHint': 'They sign in with their password. Use it when a phone or key is lost.',
    submit: 'Make a link',
    pending: 'Please wait',
    cancel: 'Cancel',
    failed: 'No link was made',
  },
  once: {
    title: (name: string) => `Link for ${name}`,
    text: 'It’s shown only once. Give it to them yourself, not by e-mail if their mailbox may be in other hands.',
    link: 'One-time link',
    until: 'Works until',
    copy: 'Copy link',
    copied: 'Link copied',
    copyFailed: 'Link not copied. Please select it yourself.',
    done: 'Done',
  },
  page: {
    title: 'Reset your sign-in',
    loading: 'Loading',
    gone: 'This link doesn’t work',
    toLogin: 'To the login',
    access: (username: string) =>
      `Choose a new password for ${username}. Your second step is removed and all browsers are signed out. You can set up a new second step right after.`,
    'second-factor': (username: string) =>
      `Enter the password of ${username}. Your second step is removed and all browsers are signed out. You can set up a new one right after.`,
    newPassword: 'New password',
    password: 'Password',
    submit: 'Continue',
    pending: 'Please wait',
    failed: 'Not reset',
    done: 'Your sign-in was reset',
  },
} as const
