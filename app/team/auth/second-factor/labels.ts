/** The texts of the second step of signing in. */
export const secondFactorLabels = {
  title: 'Two-step sign-in',
  text: 'With a second step, no one can get in with your password alone.',
  what: 'your sign-in settings',
  loading: 'Loading your sign-in settings',
  app: {
    title: 'Authenticator app',
    off: 'An app on your phone shows a new code every 30 seconds. You type it after your password.',
    on: 'On since',
    setUp: 'Set up an authenticator app',
    another: 'Set up on another phone',
    turnOff: 'Turn off',
    confirmOff: {
      title: 'Turn off the authenticator app?',
      text: 'Signing in will no longer ask for its codes.',
    },
    steps: {
      title: 'Set up an authenticator app',
      scan: 'Scan this code with an authenticator app, such as Google Authenticator, Microsoft Authenticator or 2FAS.',
      qr: 'QR code with the key',
      type: 'Or type this key into the app',
      confirm: 'Then enter the code that the app shows',
      submit: 'Turn on',
      pending: 'Checking',
    },
    done: { on: 'The authenticator app is on', off: 'The authenticator app is off' },
    failed: { on: 'Not turned on', off: 'Not turned off' },
  },
  codes: {
    title: 'Recovery codes',
    left: (count: number) =>
      count === 1 ? 'You have 1 unused recovery code.' : `You have ${count} unused recovery codes.`,
    text: 'Use one to sign in when you don’t have your phone or passkey. Each works once.',
    few: 'Create new ones before you run out.',
    renew: 'Create new codes',
    confirmRenew: {
      title: 'Create new recovery codes?',
      text: 'The codes you have now will stop working.',
    },
    once: {
      title: 'Your recovery codes',
      text: 'They’re shown only once. Keep them where you can reach them without this device. Each works once.',
      list: 'Recovery codes',
      copy: 'Copy',
      copied: 'Recovery codes copied',
      copyFailed: 'Codes not copied. Please select them yourself.',
      print: 'Print',
      download: 'Download as text',
      file: 'recovery-codes.txt',
      head: (firm: string, username: string) =>
        `Recovery codes for ${username} at ${firm}\nEach works once.`,
      done: 'I’ve saved them',
    },
    failed: 'No new codes were created',
  },
  code: {
    label: 'Code',
    hint: 'From your authenticator app, or a recovery code.',
  },
  login: {
    title: 'One more step',
    code: 'Enter the code that your authenticator app shows now, or one of your recovery codes.',
    recovery: 'Enter one of your recovery codes.',
    passkey: 'Confirm with your passkey.',
    submit: 'Sign In',
    pending: 'Please wait',
    usePasskey: 'Use a passkey',
    or: 'or',
    restart: 'Start again',
    lost: 'Lost your device? Use a recovery code, or ask an admin for a one-time link.',
    none: 'Your passkeys were created for another address of this site, and you have no recovery codes left. Ask an admin for a one-time link.',
  },
  required: {
    title: 'Set up a second step',
    text: (name: string) =>
      `Hello, ${name}. Your account needs a second step to sign in. Choose one to continue. It takes about two minutes.`,
  },
  banner: {
    days: (days: number) =>
      days <= 1
        ? 'Two-step sign-in becomes compulsory tomorrow.'
        : `Two-step sign-in becomes compulsory in ${days} days.`,
    link: 'Set it up now',
  },
} as const
