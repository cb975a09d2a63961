/** The e-mails that tell someone about the sign-in of their own account. */

const notYou = {
  password:
    'If this wasn’t you, change your password now. That signs out all other browsers. Then tell your admin.',
  admin: 'If this wasn’t you, tell your admin at once.',
}

export const securityCopy = {
  greeting: (name: string, text: string) => `Hello ${name},\n\n${text}`,
  facts: {
    time: 'Time',
    browser: 'Browser',
    network: 'Network',
    codesLeft: 'Recovery codes left',
    passkey: 'Passkey',
  },
  unknownBrowser: 'Unknown',
  open: 'Open your account',
  why: 'You’re getting this email because it concerns the security of your staff account. It can’t be turned off.',
  invitation: {
    subject: (firm: string) => `Your ${firm} staff account`,
    text: 'An admin has created a staff account for you. Choose your password with this link. It works once and expires in three days.',
    facts: { username: 'Username' },
    open: 'Choose your password',
    act: 'If the link has expired, ask your admin for a new one. Don’t forward this email.',
    why: 'If you weren’t expecting this email, you can ignore it. Nothing happens unless the link is used.',
  },
  events: {
    'new-browser': {
      subject: 'Your account was used in a new browser',
      text: 'Someone signed in to your staff account in a browser that hasn’t been used for it before.',
      act: `If this was you, there’s nothing to do. ${notYou.password}`,
    },
    'wrong-codes': {
      subject: 'Someone has your password but not your code',
      text: 'Someone entered your correct password and then five wrong codes. They didn’t get in.',
      act: 'If this wasn’t you, your password is no longer secret. Please change it now, and everywhere else you use it.',
    },
    'recovery-code-used': {
      subject: 'A recovery code was used',
      text: 'Someone used one of your recovery codes. It won’t work again.',
      act: `Make new codes before you run out. ${notYou.password}`,
    },
    'recovery-codes-made': {
      subject: 'You have new recovery codes',
      text: 'Your recovery codes were replaced. The old ones no longer work.',
      act: notYou.password,
    },
    'totp-added': {
      subject: 'An authenticator app was set up',
      text: 'Signing in to your account now asks for a code from an authenticator app.',
      act: notYou.password,
    },
    'totp-removed': {
      subject: 'The authenticator app was turned off',
      text: 'Signing in to your account no longer asks for a code from an authenticator app.',
      act: notYou.password,
    },
    'passkey-added': {
      subject: 'A passkey was added',
      text: 'You can now sign in to your account with this passkey.',
      act: notYou.password,
    },
    'passkey-removed': {
      subject: 'A passkey was removed',
      text: 'This passkey no longer signs in to your account.',
      act: notYou.password,
    },
    'password-changed': {
      subject: 'Your password was changed',
      text: 'The password of your staff account was changed, and all other browsers were signed out.',
      act: notYou.admin,
    },
    'password-reset': {
      subject: 'Your password was reset by an admin',
      text: 'An admin or the operator gave your staff account a new password, and all browsers were signed out. They’ll give it to you themselves.',
      act: 'If you didn’t ask for it, tell your admin at once.',
    },
    'email-changed': {
      subject: 'Your email address was changed',
      text: 'Your staff account now has a different email address. Security messages go there, and this is the last one to this address.',
      act: notYou.password,
    },
    'guessed-codes': {
      subject: 'Someone is guessing your codes',
      text: 'Someone who is signed in to your account entered many wrong codes or passwords when asked to confirm it’s you. They now have to wait before trying again.',
      act: notYou.password,
    },
    'link-made': {
      subject: 'A link to reset your sign-in was created',
      text: 'An admin or the operator created a one-time link for your account. It works once, within 24 hours, and they’ll give it to you themselves.',
      act: 'If you didn’t ask for it, tell your admin at once.',
    },
    'account-opened': {
      subject: 'Your account is ready',
      text: 'A password was set for your staff account, using the link made for it.',
      act: notYou.admin,
    },
    'link-used': {
      subject: 'Your sign-in was reset',
      text: 'The one-time link for your account was used. Your second step was removed, and all browsers were signed out.',
      act: notYou.admin,
    },
  },
} as const
