/** The texts of one-time links: where an admin makes one, and its page. */
export const linkLabels = {
  make: {
    title: (name: string) => `Reset sign-in for ${name}`,
    text: 'You’ll get a link that works once, within 24 hours. Nothing changes until it’s used.',
    what: 'What to reset',
    access: 'Password and second step',
    accessHint:
      'They choose a new password. For a forgotten password, or one that someone else may know.',
    'second-factor': 'Second step only',
    'second-factorHint': 'They keep their password. For a lost phone or security key.',
    submit: 'Create link',
    pending: 'Please wait',
    failed: 'Link not created',
  },
  once: {
    title: (name: string) => `Link for ${name}`,
    text: 'It’s shown only once. Give it to them in person or by phone. Don’t email it if someone else may have their mailbox.',
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
    toLogin: 'Go to sign-in',
    access: (username: string) =>
      `Choose a new password for ${username}. Your second step is removed and all browsers are signed out. You can set up a new one straight afterwards.`,
    'second-factor': (username: string) =>
      `Enter the password for ${username}. Your second step is removed and all browsers are signed out. You can set up a new one straight afterwards.`,
    invitation: {
      title: 'Welcome',
      text: (username: string) =>
        `Your username is ${username}. Choose a password that only you know.`,
      done: 'Welcome to the staff area',
      failed: 'Password not set',
    },
    newPassword: 'New password',
    password: 'Password',
    submit: 'Continue',
    pending: 'Please wait',
    failed: 'Not reset',
    done: 'Your sign-in was reset',
  },
} as const
